import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';

/**
 * Keeps a division current while its season runs: whatever is played or decided raises its revision, and what is shown of
 * it is then read again.
 * @returns whether the connection is lost at the moment
 */
export function useDivisionEvents({ id, revision, season }: DivisionOutput): { isLost: boolean } {
  const { client, leagues } = trpc.useUtils();
  const known = () => leagues.divisions.get.getData({ id })?.revision ?? revision;
  return useLive<{ data: { revision: number } }>({
    of: season.status === 'running' ? id : null,
    open: (stream) =>
      client.leagues.divisions.events.subscribe({ id, lastEventId: String(known()) }, stream),
    onData: ({ data }) => {
      if (data.revision <= known()) return;
      void leagues.divisions.get.invalidate({ id });
      void leagues.fixtures.figures.invalidate({ id });
      void leagues.fixtures.penalties.invalidate({ id });
    },
    isEnd: (error) => hasErrorCode(error, 'DIVISION_NOT_FOUND'),
  });
}
