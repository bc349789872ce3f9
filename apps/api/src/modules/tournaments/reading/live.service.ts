import type { tournamentEventOutput, tournamentEventsInput } from '@oche/validators/tournaments';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import '../tournaments.events.ts';
import { readFacts } from './tournament.service.ts';

/** The tournaments that somebody watches, in this process: they are woken by one signal. */
const tournamentFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, async () => undefined);
  events.on('tournament.changed', ({ tournamentId }) => feeds.wake(tournamentId));
  return feeds;
});

/**
 * The tournament's revision whenever it is later than what the reader has seen.
 *
 * @param left aborts when the reader goes away
 * @throws AppError TOURNAMENT_NOT_FOUND, also when it is no longer for this reader
 */
export async function* watchTournament(
  ctx: ServiceContext,
  { id, lastEventId }: z.output<typeof tournamentEventsInput>,
  left: AbortSignal,
): AsyncGenerator<z.input<typeof tournamentEventOutput>, void> {
  const feeds = tournamentFeedsOf(ctx.events);
  const feed = feeds.open(ctx.db, id);
  try {
    let seen = lastEventId == null ? -1 : Number(lastEventId);
    while (!left.aborted) {
      const { wakes } = feed;
      const { revision, status } = await readFacts(ctx.db, ctx.actor, id);
      if (revision > seen) yield { revision, status };
      seen = Math.max(seen, revision);
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(id);
  }
}
