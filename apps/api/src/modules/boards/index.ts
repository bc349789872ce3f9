export { requireGameHere } from './at-board-game.service.ts';
export { createTabletLink, deleteTablet, listTablets } from './pairing.service.ts';
export { getBoard, streamBoard } from './stream/board-stream.service.ts';
export { hostBoard } from './stream/host-board.service.ts';
export { readTablet, requireTablet } from './tablet.service.ts';
