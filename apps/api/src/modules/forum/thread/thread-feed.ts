import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import '../forum.events.ts';
import { catchUp } from './thread-catch-up.service.ts';

/** The threads that somebody has open, in this process. */
export const threadFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, catchUp);
  events.on('thread.changed', ({ threadId }) => feeds.wake(threadId));
  events.on('thread.pollChanged', ({ threadId }) => feeds.wake(threadId));
  events.on('thread.reacted', ({ threadId }) => feeds.wake(threadId));
  return feeds;
});
