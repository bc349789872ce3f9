import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';

/**
 * Keeps a tournament current: whatever changes raises its revision, and what is shown of it is then read again.
 * @returns whether the connection is lost at the moment
 */
export function useTournamentEvents({ id, revision }: TournamentOutput): { isLost: boolean } {
  const { client, tournaments } = trpc.useUtils();
  // its parts are read side by side, and what changes meanwhile is in some of them only: the oldest counts
  const known = () =>
    Math.min(
      tournaments.get.getData({ id })?.revision ?? revision,
      tournaments.matches.list.getData({ id })?.revision ?? revision,
      tournaments.evening.get.getData({ id })?.revision ?? revision,
    );
  return useLive<{ data: { revision: number } }>({
    of: id,
    open: (stream) =>
      client.tournaments.events.subscribe({ id, lastEventId: String(known()) }, stream),
    onData: ({ data }) => {
      if (data.revision > known()) void tournaments.invalidate();
    },
    isEnd: (error) => hasErrorCode(error, 'TOURNAMENT_NOT_FOUND'),
  });
}
