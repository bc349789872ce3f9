import type { Turn } from '@oche/darts/game';

export interface Thrown {
  maximums: number;
  finishes: number[];
  legs: number[];
}

const MAXIMUM = 180;

/**
 * What players of a game did for the bonus, by side and place. Cricket has none; a leg that a team won is
 * nobody's own.
 */
export function thrownIn(
  turns: readonly Turn[],
  sizes: readonly number[],
): ReadonlyMap<string, Thrown> {
  const byPlayer = new Map<string, Thrown>();
  for (const legTurns of Map.groupBy(turns, playerAndLeg).values()) {
    const [first] = legTurns;
    if (!first) continue;
    const key = playerKey(first);
    const thrown = byPlayer.get(key) ?? { maximums: 0, finishes: [], legs: [] };
    byPlayer.set(key, thrown);
    for (const turn of legTurns) {
      if (!('isFinish' in turn)) continue;
      if (turn.points === MAXIMUM) thrown.maximums += 1;
      if (!turn.isFinish) continue;
      thrown.finishes.push(turn.points);
      if (sizes[turn.side] !== 1) continue;
      thrown.legs.push(legTurns.reduce((sum, { dartsThrown }) => sum + dartsThrown, 0));
    }
  }
  return byPlayer;
}

export const playerKey = ({ side, player }: Pick<Turn, 'side' | 'player'>): string =>
  `${side} ${player}`;
const playerAndLeg = (turn: Turn): string => `${playerKey(turn)} ${turn.leg}`;
