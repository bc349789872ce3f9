export { requireGameHere } from './at-board-game.service.ts';
export { createTabletLink, deleteTablet, listTablets } from './pairing.service.ts';
export { readTablet, requireTablet } from './tablet.service.ts';
