import type { Db } from '@oche/db';
import type { DivisionEvent, fixtureEventsInput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Feeds, feedsPerBus, followRevision } from '../../../lib/events/feeds.ts';
import '../core/leagues.events.ts';
import { toFixtureSummary } from '../core/fixture-summary.select.ts';
import type { Reader } from '../core/league.select.ts';
import { maySee } from '../core/leagues.policy.ts';
import * as queries from './watch.queries.ts';

/** Whoever has missed more reads the division anew, and so does everybody after a new list. */
const MOST_FIXTURES = 40;

/** The divisions that somebody watches, in this process: they are woken by one signal. */
const divisionFeedsOf = feedsPerBus((events) => {
  // as visitors see it: one read for all of them
  const feeds = new Feeds(events, (db, id: number, after) =>
    readNews(db, { id, viewerId: '' }, after),
  );
  events.on('leagueDivision.changed', ({ divisionId }) => feeds.wake(divisionId));
  return feeds;
});

interface News {
  facts: NonNullable<Awaited<ReturnType<typeof queries.getNews.first>>>;
  event: DivisionEvent;
}

/** @param after the revision that the reader knows; -1: none */
async function readNews(
  db: Db,
  { id, viewerId }: Reader & { id: number },
  after: number,
): Promise<News | null> {
  const facts = await queries.getNews.first(db, { id, viewerId });
  if (!facts) return null;
  const { revision, plannedAt, standings, fixtureCount } = facts;
  if (after < 0 || revision <= after) return { facts, event: { revision, news: null } };
  // read last: a fixture may be newer than the revision that it is told with, never older
  const rows = await queries.listFixturesSince(db, { divisionId: id, revision: after });
  const fixtures = rows.map(toFixtureSummary);
  const isShort = fixtures.length <= MOST_FIXTURES;
  const news = isShort ? { plannedAt, standings, fixtures, fixtureCount } : null;
  return { facts, event: { revision, news } };
}

/**
 * What has changed in a division, whenever its revision is later than what the reader has seen.
 * @param left aborts when the reader goes away
 * @throws AppError DIVISION_NOT_FOUND, also when its league is hidden meanwhile
 */
export const watchDivision = (
  ctx: Pick<ServiceContext, 'db' | 'events' | 'actor'>,
  { id, lastEventId }: z.output<typeof fixtureEventsInput>,
  left: AbortSignal,
): AsyncGenerator<DivisionEvent, void> =>
  followDivision(ctx, id, lastEventId, left, async (asVisitor, seen) => {
    const visitor = await asVisitor();
    const news =
      visitor && maySee(null, visitor.facts)
        ? visitor
        : await readNews(ctx.db, { id, viewerId: ctx.actor?.id ?? '' }, seen);
    if (!news || !maySee(ctx.actor, news.facts)) throw new AppError('DIVISION_NOT_FOUND');
    return news.event;
  });

/**
 * For every reader: what `read` gives whenever its revision is later than the last one.
 * @param read throws when the reader may not see it any more
 */
export const followDivision = <Event extends { revision: number }>(
  ctx: Pick<ServiceContext, 'db' | 'events'>,
  id: number,
  lastEventId: string | null | undefined,
  left: AbortSignal,
  read: (asVisitor: () => Promise<News | null>, seen: number) => Promise<Event>,
): AsyncGenerator<Event, void> =>
  followRevision(divisionFeedsOf(ctx.events), ctx.db, { id, lastEventId, left, read });
