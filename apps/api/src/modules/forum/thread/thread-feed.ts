import { Feeds, feedsPerBus } from '../../../lib/feeds.ts';
import '../forum.events.ts';
import { catchUp } from './thread-catch-up.service.ts';

/** All watched threads of one process. */
export const threadFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, catchUp);
  events.on('thread.changed', ({ threadId }) => feeds.wake(threadId));
  return feeds;
});
