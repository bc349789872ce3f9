import type { fixtureEventsInput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import '../core/leagues.events.ts';
import { maySee } from '../core/leagues.policy.ts';
import * as queries from './watch.queries.ts';

/** The divisions that somebody watches, in this process: they are woken by one signal. */
const divisionFeedsOf = feedsPerBus((events) => {
  // as visitors see it: one read for all of them
  const feeds = new Feeds(events, (db, id: number) =>
    queries.getRevision.first(db, { id, viewerId: '' }),
  );
  events.on('leagueDivision.changed', ({ divisionId }) => feeds.wake(divisionId));
  return feeds;
});

/**
 * The division's revision whenever it is later than what the reader has seen: tables and fixtures have changed.
 * @param left aborts when the reader goes away
 * @throws AppError DIVISION_NOT_FOUND, also when its league is hidden meanwhile
 */
export async function* watchDivision(
  ctx: Pick<ServiceContext, 'db' | 'events' | 'actor'>,
  { id, lastEventId }: z.output<typeof fixtureEventsInput>,
  left: AbortSignal,
): AsyncGenerator<{ revision: number }, void> {
  const feeds = divisionFeedsOf(ctx.events);
  const feed = feeds.open(ctx.db, id);
  try {
    let seen = lastEventId == null ? -1 : Number(lastEventId);
    while (!left.aborted) {
      const { wakes } = feed;
      const asVisitor = await feed.changesAfter(0);
      const facts =
        asVisitor && maySee(null, asVisitor)
          ? asVisitor
          : await queries.getRevision.first(ctx.db, { id, viewerId: ctx.actor?.id ?? '' });
      if (!facts || !maySee(ctx.actor, facts)) throw new AppError('DIVISION_NOT_FOUND');
      if (facts.revision > seen) yield { revision: facts.revision };
      seen = Math.max(seen, facts.revision);
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(id);
  }
}
