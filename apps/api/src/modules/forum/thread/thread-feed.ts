import { Feeds, feedsPerBus } from '../../../lib/feeds.ts';
import '../forum.events.ts';
import { readChanges } from './thread-catch-up.service.ts';

/** All watched threads of one process. */
export const threadFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, readChanges);
  events.on('thread.changed', ({ threadId }) => feeds.wake(threadId));
  return feeds;
});
