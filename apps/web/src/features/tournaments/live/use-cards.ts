import type { GameCard } from '@oche/validators/games/lists';
import { trpc } from '../../../lib/trpc.ts';
import { type Course, isOn } from '../bracket/course.ts';

/** Often enough for a visit, which takes longer. */
const REFRESH_MS = 5000;
/** how many at once; see `gameCardsInput` */
const MOST = 50;

/** The games of the matches that are on, as they stand, by their ids: one question for all of them. */
export function useCards(course: Course): ReadonlyMap<number, GameCard> {
  const all = [...course.groups.flatMap(({ matches }) => matches), ...course.matches];
  const ids = all
    .flatMap((match) => (isOn(match) && match.gameId !== undefined ? [match.gameId] : []))
    .slice(0, MOST);
  const { data } = trpc.games.listCards.useQuery(
    { ids },
    {
      enabled: ids.length > 0,
      refetchInterval: REFRESH_MS,
      placeholderData: (before) => before,
    },
  );
  return new Map(data?.map((card) => [card.id, card]));
}
