import type {
  tournamentEventOutput,
  tournamentEventsInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { Feeds, feedsPerBus, followRevision } from '../../../lib/events/feeds.ts';
import './tournaments.events.ts';
import { getFacts } from './tournament.queries.ts';
import { readFacts } from './tournament.service.ts';
import { maySee } from './tournaments.policy.ts';

/** The tournaments that somebody watches, in this process: they are woken by one signal. */
const tournamentFeedsOf = feedsPerBus((events) => {
  // as visitors see it: one read for all of them
  const feeds = new Feeds(events, (db, id: number) => getFacts.first(db, { id, viewerId: '' }));
  events.on('tournament.changed', ({ tournamentId }) => feeds.wake(tournamentId));
  return feeds;
});

/**
 * The tournament's revision whenever it is later than what the reader has seen.
 *
 * @param left aborts when the reader goes away
 * @throws AppError TOURNAMENT_NOT_FOUND, also when it is no longer for this reader
 */
export const watchTournament = (
  ctx: ServiceContext,
  { id, lastEventId }: z.output<typeof tournamentEventsInput>,
  left: AbortSignal,
): AsyncGenerator<TournamentEvent, void> =>
  followTournament(ctx, id, lastEventId, left, async (asVisitor) => {
    const facts = await asVisitor();
    // what is public is for everybody
    const seen = facts && maySee(null, facts) ? facts : await readFacts(ctx.db, ctx.actor, id);
    return { revision: seen.revision, status: seen.status };
  });

type TournamentEvent = z.input<typeof tournamentEventOutput>;

type Facts = Awaited<ReturnType<typeof getFacts.first>>;

/**
 * For every reader: what `read` gives whenever its revision is later than the last one.
 * @param read throws when the reader may not see it any more
 */
export const followTournament = <Event extends { revision: number }>(
  ctx: Pick<ServiceContext, 'db' | 'events'>,
  id: number,
  lastEventId: string | null | undefined,
  left: AbortSignal,
  read: (asVisitor: () => Promise<Facts>) => Promise<Event>,
): AsyncGenerator<Event, void> =>
  followRevision(tournamentFeedsOf(ctx.events), ctx.db, { id, lastEventId, left, read });
