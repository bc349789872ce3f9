import { BEDS, DARTS_A_VISIT } from './board.ts';
import { after, isOneDartFinish, leastDarts, type Ring } from './out.ts';

/** How many darts a checkout of this score may have taken, e.g. 2 or 3 for 100 by double out. */
export function dartsOfCheckout(remaining: number, out: Ring): readonly number[] {
  const least = leastDarts(remaining, out);
  if (least === undefined) return [];
  return [1, 2, 3].filter((darts) => darts >= least);
}

/** How a visit ended that was entered without its darts. */
export type Ending = { scored: number } | { finishedWith: number } | 'bust';

/**
 * How many of a visit's darts may have been thrown at a double: with a score before them that one
 * dart can finish. A scorer asks only when there is more than one answer.
 */
export function dartsAtDoubleChoices(
  remaining: number,
  ending: Ending,
  out: Ring,
): readonly number[] {
  const key = `${out} ${remaining} ${endingKey(ending)}`;
  const known = CHOICES.get(key);
  if (known) return known;
  const possible = search(remaining, ending, out);
  const choices = [0, 1, 2, 3].filter((count) => possible & (1 << count));
  CHOICES.set(key, choices);
  return choices;
}

/** Answers that were searched for; a few thousand at most, as there are no more scores. */
const CHOICES = new Map<string, readonly number[]>();

function endingKey(ending: Ending): string {
  if (ending === 'bust') return ending;
  return 'scored' in ending ? `+${ending.scored}` : `in ${ending.finishedWith}`;
}

/** All ways to throw the visit. @returns a bit for each possible count, e.g. 0b110 for 1 and 2 */
function search(remaining: number, ending: Ending, out: Ring): number {
  const isWanted = wanted(remaining, ending);
  const known = new Map<number, number>();
  const countsFrom = (score: number, thrown: number): number => {
    const place = score * DARTS_A_VISIT + thrown;
    const before = known.get(place);
    if (before !== undefined) return before;
    let counts = 0;
    for (const bed of BEDS) {
      const left = after(score, bed, out);
      const darts = thrown + 1;
      if (typeof left === 'number' && darts < DARTS_A_VISIT) counts |= countsFrom(left, darts);
      else if (isWanted(left, darts)) counts |= 1;
    }
    if (isOneDartFinish(score, out)) counts <<= 1;
    known.set(place, counts);
    return counts;
  };
  return countsFrom(remaining, 0);
}

/** Tells whether a series of darts ended as it was entered. */
function wanted(remaining: number, ending: Ending) {
  return (left: number | 'finish' | 'bust', darts: number): boolean => {
    if (ending === 'bust') return left === 'bust';
    if ('finishedWith' in ending) return left === 'finish' && darts === ending.finishedWith;
    return left === remaining - ending.scored;
  };
}
