import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import '../forum.events.ts';
import { changedReactionsAfter } from './changed-reactions.service.ts';

/** The reactions in threads that somebody has open, in this process: read once for all who have seen the same. */
export const reactionFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, changedReactionsAfter);
  events.on('thread.reacted', ({ threadId }) => feeds.wake(threadId));
  return feeds;
});
