export { addMovedPoll } from './moving/moved.service.ts';
