import { isPossibleTotal } from '@oche/darts/board';

/** What pub players score most; used until a player has thrown enough of their own. */
const COMMON = [60, 45, 41, 26, 100, 81, 85, 140, 180, 43, 57, 55, 40, 36, 30, 24, 20, 12, 5, 4, 2];

/**
 * The totals that a player gets with one tap: those they throw most often, filled up with common
 * ones, in the order of their size so that each keeps about its place.
 * @param most the highest that is no bust
 */
export function quickTotals(
  thrown: Readonly<Record<string, number>>,
  most: number,
  count = 9,
): readonly number[] {
  const own = Object.entries(thrown)
    .filter(([, times]) => times > 1)
    .sort((a, b) => b[1] - a[1])
    .map(([total]) => Number(total));
  const fitting = [...own, ...COMMON].filter((total) => total <= most && isPossibleTotal(total));
  return [...new Set(fitting)].slice(0, count).sort((a, b) => a - b);
}
