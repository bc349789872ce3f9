export {
  hideSubforumOfClub,
  nameSubforumOfClub,
  openSubforumOfClub,
} from './clubs/club-subforum.service.ts';
export { startThread } from './thread/thread.service.ts';
export { requirePublished } from './waiting/waiting.service.ts';
