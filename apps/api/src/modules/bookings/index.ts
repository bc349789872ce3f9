export { readFreeNow } from './availability/free-now.service.ts';
export { listBoardsAt, readBlock, replaceBlock } from './desk/block-of-event.service.ts';
