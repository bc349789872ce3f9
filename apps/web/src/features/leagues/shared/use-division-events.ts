import type { DivisionEvent, DivisionOutput } from '@oche/validators/leagues/fixture';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';
import { hasEnded, isPunished, withNews } from './division-news.ts';

/**
 * Keeps a division current while its season runs: whatever is played or decided raises its revision, and the event brings
 * the table and the fixtures that have changed.
 * @returns whether the connection is lost at the moment
 */
export function useDivisionEvents({ id, revision, season }: DivisionOutput): { isLost: boolean } {
  const { client, leagues } = trpc.useUtils();
  const queries = useQueryClient();
  // what is being read, or has to be, may lack what came since: news only go on top of what is whole
  const isWhole = () => {
    const state = queries.getQueryState(getQueryKey(trpc.leagues.divisions.get, { id }, 'query'));
    return state?.fetchStatus === 'idle' && !state.isInvalidated;
  };
  const known = () => leagues.divisions.get.getData({ id })?.revision ?? revision;
  return useLive<{ data: DivisionEvent }>({
    of: season.status === 'running' ? id : null,
    open: (stream) =>
      client.leagues.divisions.events.subscribe({ id, lastEventId: String(known()) }, stream),
    onData: ({ data }) => {
      const division = leagues.divisions.get.getData({ id });
      if (data.revision <= known()) return;
      const next = division && isWhole() ? withNews(division, data) : null;
      if (next) leagues.divisions.get.setData({ id }, next);
      else void leagues.divisions.get.invalidate({ id });
      // a thousand watchers don't ask for lists of a season after each game
      const isOver = hasEnded(data);
      if (isOver) void leagues.fixtures.figures.invalidate({ id });
      if (isOver || !division || isPunished(division, data)) {
        void leagues.fixtures.penalties.invalidate({ id });
      }
    },
    isEnd: (error) => hasErrorCode(error, 'DIVISION_NOT_FOUND'),
  });
}
