export { requirePublished } from './approval/waiting.service.ts';
export {
  hideSubforumOfClub,
  nameSubforumOfClub,
  openSubforumOfClub,
} from './clubs/club-subforum.service.ts';
export { lockOwnThread } from './thread/own-thread.service.ts';
export { getThread, startThread } from './thread/thread.service.ts';
