import { primaryOf } from '@oche/db';
import type { Unread } from '@oche/validators/notifications/schemas';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import '../notifications.events.ts';
import { countUnread } from '../list/reading.queries.ts';
import { Batch } from './unread-batch.ts';

const bellsOf = feedsPerBus<null, string>((events) => {
  const feeds = new Feeds<null, string>(events, async () => null);
  events.on('bell.changed', ({ memberIds }) => {
    for (const id of memberIds) feeds.wake(id);
  });
  // every visible tab of a member listens here, and then asks what the site has to say on its pages
  events.on('site.changed', () => feeds.wakeAll());
  return feeds;
});

/** One for each process, which has one bus. */
const batches = new WeakMap<EventBus, Batch<number>>();

function batchOf(deps: Deps): Batch<number> {
  const known = batches.get(deps.events);
  if (known) return known;
  const batch = new Batch(async (ids) => {
    const count = countUnread([...deps.notifiables.values()]);
    // for all who ask from now on, in whatever context
    const rows = await count(primaryOf(deps.db), { memberIds: ids });
    return new Map(rows.map(({ memberId, count }) => [memberId, count]));
  });
  batches.set(deps.events, batch);
  return batch;
}

/** How many unread entries the member has that can be seen; one more than are counted means "many". */
export async function getUnread(ctx: MemberContext): Promise<Unread> {
  return { count: (await batchOf(ctx).of(ctx.actor.id)) ?? 0 };
}

/**
 * What the member's bell shows: now, and whenever something was written or read, in any process.
 * @param left aborts when the reader goes away
 */
export async function* watchBell(
  ctx: MemberContext,
  left: AbortSignal,
): AsyncGenerator<Unread, void> {
  const bells = bellsOf(ctx.events);
  const bell = bells.open(ctx.db, ctx.actor.id);
  try {
    while (!left.aborted) {
      const { wakes } = bell;
      yield await getUnread(ctx);
      await bell.wokenAfter(wakes, left);
    }
  } finally {
    bells.close(ctx.actor.id);
  }
}
