import { BEDS, type Bed, DARTS_A_VISIT } from './board.ts';

/** Which darts may begin or end a leg: any, doubles (with the bull's eye), or doubles and trebles. */
export type Ring = 'straight' | 'double' | 'master';

/** Whether a dart may open a leg or finish one under this rule. */
export function opens(ring: Ring, { times }: Bed): boolean {
  if (ring === 'straight') return times > 0;
  return ring === 'double' ? times === 2 : times >= 2;
}

/** The smallest score that may be left: after a 1 no double can follow. */
export const leastLeft = (out: Ring): number => (out === 'straight' ? 1 : 2);

/** What a dart makes of a score: it goes on with what is left, ends the leg, or it is a bust. */
export function after(remaining: number, hit: Bed, out: Ring): number | 'finish' | 'bust' {
  const left = remaining - hit.points;
  if (left === 0) return opens(out, hit) ? 'finish' : 'bust';
  return left >= leastLeft(out) ? left : 'bust';
}

const FINISHING: Record<Ring, readonly Bed[]> = {
  straight: BEDS.filter((bed) => opens('straight', bed)),
  double: BEDS.filter((bed) => opens('double', bed)),
  master: BEDS.filter((bed) => opens('master', bed)),
};

/** Every bed that ends a leg under this rule. */
export const finishingBeds = (out: Ring): readonly Bed[] => FINISHING[out];

/** Whether one dart can end the leg: whoever throws now throws "at a double". */
export const isOneDartFinish = (remaining: number, out: Ring): boolean =>
  (LEAST_DARTS[out][remaining] ?? Infinity) === 1;

/** The highest score that three darts can finish: 170 by doubles, 180 otherwise. */
export const highestFinish = (out: Ring): number => LEAST_DARTS[out].length - 1;

/** How many darts finish a score at least; undefined for a score that a visit can't finish. */
export function leastDarts(remaining: number, out: Ring): number | undefined {
  return LEAST_DARTS[out][remaining];
}

const LEAST_DARTS = {
  straight: countLeastDarts('straight'),
  double: countLeastDarts('double'),
  master: countLeastDarts('master'),
};

/** By score, the least darts that finish it; a hole where a visit is not enough. */
function countLeastDarts(out: Ring): readonly (number | undefined)[] {
  const least: (number | undefined)[] = [];
  for (const { points } of finishingBeds(out)) least[points] = 1;
  for (let darts = 2; darts <= DARTS_A_VISIT; darts += 1) {
    const scores = least.flatMap((count, score) => (count === darts - 1 ? [score] : []));
    for (const score of scores) {
      for (const { points } of BEDS) least[score + points] ??= darts;
    }
  }
  return least;
}
