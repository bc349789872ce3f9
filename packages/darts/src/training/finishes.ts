import { DARTS_A_VISIT } from '../board.ts';
import { after, highestFinish, leastDarts } from '../out.ts';
import type { Rules } from './exercise.ts';

interface Finishing {
  tried: number;
  /** what is to be finished */
  target: number;
  /** what is left of it, and what was left when the visit began */
  left: number;
  before: number;
  /** darts of this try; a bust takes the rest of its visit */
  used: number;
  score: number;
}

interface Shape {
  tries: number;
  /** how many darts a try has */
  darts: number;
  first: number;
  /** the next target, after a finish with so many darts; null: without one */
  next(target: number, used: number | null): number;
  /** what a try brings that was at this target */
  worth?(used: number | null, target: number): number;
}

/** Finishes by double, each with a number of darts, one after the other. */
function finishing({ tries, darts: most, first, next, worth }: Shape): Rules<Finishing> {
  const begin = (tried: number, target: number, score: number): Finishing => ({
    tried,
    target,
    left: target,
    before: target,
    used: 0,
    score,
  });
  const end = ({ tried, target, score }: Finishing, used: number | null): Finishing => {
    const then = next(target, used);
    return begin(tried + 1, then, worth ? score + worth(used, target) : then);
  };
  return {
    start: begin(0, first, worth ? 0 : first),
    aim: ({ tried, left, used }) =>
      tried === tries ? null : { at: 'finish', remaining: left, darts: most - used },
    next(state, bed) {
      const left = after(state.left, bed, 'double');
      if (left === 'finish') return end(state, state.used + 1);
      const isBust = left === 'bust';
      const visits = Math.floor(state.used / DARTS_A_VISIT) + 1;
      const used = isBust ? visits * DARTS_A_VISIT : state.used + 1;
      if (used >= most) return end(state, null);
      const now = isBust ? state.before : left;
      return { ...state, left: now, used, before: used % DARTS_A_VISIT === 0 ? now : state.before };
    },
    inVisit: ({ used }) => used % DARTS_A_VISIT,
    score: ({ score }) => score,
    progress: ({ tried }) => ({ done: tried, all: tries }),
  };
}

/** 121: nine darts for a finish; one more after it, one less without. Ten tries, where one ends is what counts. */
export const oneTwentyOne = finishing({
  tries: 10,
  darts: 9,
  first: 121,
  next: (target, used) => target + (used === null ? -1 : 1),
});

/** From 120: nine darts for a finish; ten more after it, one less without. 25 tries, where one ends is what counts. */
export const oneTwenty = finishing({
  tries: 25,
  darts: 9,
  first: 120,
  next: (target, used) => target + (used === null ? -1 : 10),
});

const LADDER_FIRST = 60;
const LADDER_LOWEST = 41;
const LADDER_UP = 10;

/**
 * The checkout ladder: one visit for a finish; ten higher after it, one lower without, and never to a score that nobody can
 * finish. Ten visits; what was finished is what counts.
 */
export const checkoutLadder = finishing({
  tries: 10,
  darts: DARTS_A_VISIT,
  first: LADDER_FIRST,
  next(target, used) {
    const direction = used === null ? -1 : 1;
    const wanted = used === null ? target - 1 : target + LADDER_UP;
    let next = Math.min(Math.max(wanted, LADDER_LOWEST), highestFinish('double'));
    while (leastDarts(next, 'double') === undefined) next += direction;
    return next;
  },
  worth: (used, target) => (used === null ? 0 : target),
});

const CATCH_FIRST = 61;
const CATCH_TRIES = 40;

/** Catch 40: 61 to 100, six darts each. Two darts bring 3 points, three bring 2, four to six bring 1: 120 at most. */
export const catch40 = finishing({
  tries: CATCH_TRIES,
  darts: 6,
  first: CATCH_FIRST,
  next: (target) => target + 1,
  worth: (used) => (used === null ? 0 : used <= 2 ? 3 : used === 3 ? 2 : 1),
});
