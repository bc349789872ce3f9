import type { GameCard } from '@oche/validators/games/lists';
import type { CourseOutput } from '@oche/validators/tournaments/schemas';

/** As many as can be asked for at once; see `gameCardsInput`. */
const CARDS_MAX = 50;

/** The games of the matches that are being played: one question for all of them. */
export const playedGames = ({ matches }: CourseOutput): number[] =>
  matches
    .flatMap(({ status, gameId }) => (status === 'playing' && gameId !== null ? [gameId] : []))
    .slice(0, CARDS_MAX);

/** The same course in which matches that are being played have the legs, or the sets, that were won in their game. */
export function withLegs(course: CourseOutput, cards: readonly GameCard[]): CourseOutput {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    ...course,
    matches: course.matches.map((match) => {
      const card = match.gameId === null ? undefined : byId.get(match.gameId);
      const [first, second] = card?.score ?? [];
      if (match.status !== 'playing' || !card || !first || !second) return match;
      const what = card.format.sets ? 'sets' : 'legs';
      return { ...match, score: [first[what], second[what]] };
    }),
  };
}
