import { requireStaff } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import '../moderation.events.ts';

/** There is one queue, so there is one feed. */
const QUEUE = 0;

const queueFeedsOf = feedsPerBus<null>((events) => {
  const feeds = new Feeds<null>(events, async () => null);
  events.on('case.changed', () => feeds.wake(QUEUE));
  events.on('member.moderated', () => feeds.wake(QUEUE));
  return feeds;
});

/**
 * Tells a moderator when to read the queue and an open case again: at once, as something may have changed before, and
 * after every change. It says nothing but that; what the reader may see is decided when it is read.
 *
 * @param left aborts when the reader goes away
 * @throws AppError FORBIDDEN
 */
export async function* watchCases(
  ctx: MemberContext,
  left: AbortSignal,
): AsyncGenerator<void, void> {
  requireStaff(ctx.actor);
  const feeds = queueFeedsOf(ctx.events);
  const feed = feeds.open(ctx.db, QUEUE);
  try {
    while (!left.aborted) {
      const { wakes } = feed;
      yield;
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(QUEUE);
  }
}
