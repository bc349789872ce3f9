import type { Bests } from '@oche/validators/tournaments/schemas';

/** What somebody threw in a game, as far as an evening's best are made of it. */
export interface Figures {
  entryId: number;
  name: string;
  darts: number;
  points: number;
  visits180: number;
  highestCheckout: number | null;
  bestLeg: number | null;
}

/** How many can be read from the other end of the room. */
const MOST = 5;

type Row = Bests['averages'][number];

/**
 * The best of an evening from what everybody threw in each game. Those who came first stand before others who were as
 * good.
 */
export function bestsOf(thrown: readonly Figures[]): Omit<Bests, 'games' | 'game'> {
  // a team plays as one, and each of it is named
  const players = [...Map.groupBy(thrown, ({ entryId, name }) => `${entryId} ${name}`).values()];
  const list = (
    figureOf: (games: readonly Figures[]) => number | null,
    order: 'most' | 'fewest' = 'most',
  ): Row[] =>
    players
      .flatMap((games) => {
        const value = figureOf(games);
        const [first] = games;
        return value === null || !first
          ? []
          : [{ entryId: first.entryId, name: first.name, value }];
      })
      .sort((a, b) => (order === 'most' ? b.value - a.value : a.value - b.value))
      .slice(0, MOST);
  return {
    maximums: list((games) => sum(games, ({ visits180 }) => visits180) || null),
    finishes: list((games) => best(games, ({ highestCheckout }) => highestCheckout, Math.max)),
    legs: list((games) => best(games, ({ bestLeg }) => bestLeg, Math.min), 'fewest'),
    averages: list((games) => {
      const darts = sum(games, (game) => game.darts);
      return darts > 0 ? (sum(games, ({ points }) => points) / darts) * 3 : null;
    }),
  };
}

const sum = (games: readonly Figures[], figureOf: (game: Figures) => number): number =>
  games.reduce((total, game) => total + figureOf(game), 0);

function best(
  games: readonly Figures[],
  figureOf: (game: Figures) => number | null,
  pick: (...values: number[]) => number,
): number | null {
  const values = games.flatMap((game) => figureOf(game) ?? []);
  return values.length > 0 ? pick(...values) : null;
}
