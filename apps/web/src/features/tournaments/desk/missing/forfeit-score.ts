import { type MatchFormat, winnerBy } from '@oche/darts/match';

/** More legs or sets than any match has. */
const MOST = 99;

/** The result of a match to which one side doesn't come: the other one has won everything that it takes. */
export function forfeitScore(format: MatchFormat, absent: 0 | 1): [number, number] | undefined {
  for (let won = 1; won <= MOST; won++) {
    const score: [number, number] = absent === 0 ? [0, won] : [won, 0];
    if (winnerBy(format, score) !== undefined) return score;
  }
  return undefined;
}
