import { isPossibleTotal } from '@oche/darts/board';

/** What pub players score most; used until a player has thrown enough of their own. */
const COMMON = [60, 45, 41, 26, 100, 81, 85, 140, 180];
/** What keys turn to when their own total would be a bust, the most usual of each size. */
const SMALLER = [
  ...[95, 83, 80, 76, 66, 59, 57, 55, 50, 43, 40, 38, 36, 32, 30, 28, 24, 22, 21, 20],
  ...[18, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
];
const KEYS = 9;

/**
 * The totals that a player gets with one tap, by their places: those they throw most often, filled up with common
 * ones, in the order of their size. A key turns to a smaller total once its own would be a bust, and to none when
 * there is none; all others stay what and where they are.
 * @param most the highest that is no bust
 */
export function quickTotals(
  thrown: Readonly<Record<string, number>>,
  most: number,
): readonly (number | null)[] {
  const own = Object.entries(thrown)
    .filter(([, times]) => times > 1)
    .sort((a, b) => b[1] - a[1])
    .map(([total]) => Number(total));
  const usual = [...new Set([...own, ...COMMON].filter(isPossibleTotal))]
    .slice(0, KEYS)
    .sort((a, b) => a - b);
  const others = SMALLER.filter((total) => !usual.includes(total));
  return usual.map((first, place) => {
    // each key has totals of its own, so that none is there twice; the highest key is the first that needs one
    const turn = usual.length - 1 - place;
    const then = others.filter((_, index) => index % KEYS === turn);
    return [first, ...then].find((total) => total <= most) ?? null;
  });
}
