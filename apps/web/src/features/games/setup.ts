import type { Setup } from '@oche/darts/game';
import type { GameOutput } from '@oche/validators/games/schemas';

/** What is played, as the rules want to know it. */
export const setupOf = ({
  rules,
  format,
  first,
  players,
}: Pick<GameOutput, 'rules' | 'format' | 'first' | 'players'>): Setup => ({
  rules,
  format,
  first,
  sides: sidesOf(players).map((side) => side.length),
});

/** The players of each side, in their order. */
export function sidesOf(players: GameOutput['players']): GameOutput['players'][] {
  const sides = Map.groupBy(players, ({ side }) => side);
  return [...sides.keys()]
    .sort((a, b) => a - b)
    .map((side) => (sides.get(side) ?? []).toSorted((a, b) => a.position - b.position));
}
