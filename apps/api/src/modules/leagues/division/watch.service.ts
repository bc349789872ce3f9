import type { fixtureEventsInput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Feeds, feedsPerBus, followRevision } from '../../../lib/events/feeds.ts';
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
export const watchDivision = (
  ctx: Pick<ServiceContext, 'db' | 'events' | 'actor'>,
  { id, lastEventId }: z.output<typeof fixtureEventsInput>,
  left: AbortSignal,
): AsyncGenerator<{ revision: number }, void> =>
  followDivision(ctx, id, lastEventId, left, async (asVisitor) => {
    const visitor = await asVisitor();
    const facts =
      visitor && maySee(null, visitor)
        ? visitor
        : await queries.getRevision.first(ctx.db, { id, viewerId: ctx.actor?.id ?? '' });
    if (!facts || !maySee(ctx.actor, facts)) throw new AppError('DIVISION_NOT_FOUND');
    return { revision: facts.revision };
  });

type Facts = Awaited<ReturnType<typeof queries.getRevision.first>>;

/**
 * For every reader: what `read` gives whenever its revision is later than the last one.
 * @param read throws when the reader may not see it any more
 */
export const followDivision = <Event extends { revision: number }>(
  ctx: Pick<ServiceContext, 'db' | 'events'>,
  id: number,
  lastEventId: string | null | undefined,
  left: AbortSignal,
  read: (asVisitor: () => Promise<Facts>) => Promise<Event>,
): AsyncGenerator<Event, void> =>
  followRevision(divisionFeedsOf(ctx.events), ctx.db, { id, lastEventId, left, read });
