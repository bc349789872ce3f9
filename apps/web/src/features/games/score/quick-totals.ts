import type { Turn } from '@oche/darts/game';

/** What pub players score most; used until a player has thrown enough of their own. */
const COMMON = [60, 45, 41, 26, 100, 81, 85, 140, 180];

/**
 * The totals that a player gets with one tap: those they throw most often, filled up with common
 * ones, in the order of their size so that each keeps about its place.
 */
export function quickTotals(turns: readonly Turn[], count = 9): readonly number[] {
  const often = new Map<number, number>();
  for (const turn of turns) {
    if (!('isBust' in turn) || turn.isBust || turn.isFinish) continue;
    often.set(turn.points, (often.get(turn.points) ?? 0) + 1);
  }
  const own = [...often]
    .filter(([, times]) => times > 1)
    .sort((a, b) => b[1] - a[1])
    .map(([total]) => total);
  return [...new Set([...own, ...COMMON])].slice(0, count).sort((a, b) => a - b);
}
