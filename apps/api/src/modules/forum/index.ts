export { requirePublished } from './approval/waiting.service.ts';
export {
  hideSubforumOfClub,
  nameSubforumOfClub,
  openSubforumOfClub,
} from './clubs/club-subforum.service.ts';
export {
  addMovedCategory,
  addMovedPosts,
  addMovedSubforum,
  listTexts,
  type MovedThread,
  reservePosts,
  reserveThreads,
  setTexts,
  showMovedPictures,
  tellMoved,
} from './moving/moved.service.ts';
export { dropSentDraft } from './sending/sent-draft.service.ts';
export { lockOwnThread } from './thread/own-thread.service.ts';
export { getThread, startThread } from './thread/thread.service.ts';
