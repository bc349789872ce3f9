import type { GameCard } from '@oche/validators/games/lists';
import { trpc } from '../../../lib/trpc.ts';

/** Often enough for a visit, which takes longer. */
const REFRESH_MS = 5000;
/** how many at once; see `gameCardsInput` */
const MOST = 50;

/**
 * Games as they stand, kept current while the tab is shown: one question for all of them, as a tab
 * has few live streams.
 */
export function useCards(ids: readonly number[]): GameCard[] | undefined {
  const { data } = trpc.games.listCards.useQuery(
    { ids: ids.slice(0, MOST) },
    {
      enabled: ids.length > 0,
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'playing') === false ? false : REFRESH_MS,
      refetchOnWindowFocus: true,
      placeholderData: (before) => before,
    },
  );
  return data;
}

/** The game of this id, asked for together with the others of its page. */
export function useCard(id: number | undefined, ids: readonly number[]): GameCard | undefined {
  const index = id === undefined ? -1 : ids.indexOf(id);
  const start = index - (index % MOST);
  const cards = useCards(index < 0 ? [] : ids.slice(start, start + MOST));
  return cards?.find((card) => card.id === id);
}
