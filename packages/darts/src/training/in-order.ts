import { BULL, DARTS_A_VISIT } from '../board.ts';
import { type Aim, hits, numbers, ofThree, type Rules } from './exercise.ts';

interface Clock {
  done: number;
  darts: number;
}

/**
 * Around the Clock: each number from 1 to 20 until it is hit, in any ring or in one. It ends with the bull, the doubles
 * with the bull's eye; a bull has no treble. Fewest darts are best.
 */
export function clock(ring: 'any' | 'double' | 'treble'): Rules<Clock> {
  const targets = [...numbers(1, 20), ...(ring === 'treble' ? [] : [BULL])];
  const aim = ({ done }: Clock): Aim | null => {
    const number = targets[done];
    return number === undefined ? null : { at: 'number', number, ring };
  };
  return {
    start: { done: 0, darts: 0 },
    aim,
    next: (state, bed) => ({
      done: state.done + (hits(aim(state), bed) ? 1 : 0),
      darts: state.darts + 1,
    }),
    inVisit: ofThree,
    score: ({ darts }) => darts,
    progress: ({ done }) => ({ done, all: targets.length }),
  };
}

interface Drill {
  /** the number that is being thrown at, as an index */
  place: number;
  /** visits with two hits or three, of this number */
  good: number;
  /** hits of this visit */
  hit: number;
  darts: number;
}

const A1_NUMBERS = [...numbers(13, 20), BULL];
const A1_GOOD = 5;
const A1_HITS = 2;

/** The A1 drill: five visits with at least two hits at each number from 13 to 20, then at the bull. Fewest darts are best. */
export const a1: Rules<Drill> = {
  start: { place: 0, good: 0, hit: 0, darts: 0 },
  aim: ({ place }) => {
    const number = A1_NUMBERS[place];
    return number === undefined ? null : { at: 'number', number, ring: 'any' };
  },
  next(state, bed) {
    const hit = state.hit + (hits(a1.aim(state), bed) ? 1 : 0);
    const darts = state.darts + 1;
    if (darts % DARTS_A_VISIT > 0) return { ...state, hit, darts };
    const good = state.good + (hit >= A1_HITS ? 1 : 0);
    const isDone = good === A1_GOOD;
    return { place: state.place + (isDone ? 1 : 0), good: isDone ? 0 : good, hit: 0, darts };
  },
  inVisit: ofThree,
  score: ({ darts }) => darts,
  progress: ({ place, good }) => ({
    done: place * A1_GOOD + good,
    all: A1_NUMBERS.length * A1_GOOD,
  }),
};
