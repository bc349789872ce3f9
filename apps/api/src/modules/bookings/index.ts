export { listBoardsAt, readBlock, replaceBlock } from './desk/block-of-event.service.ts';
