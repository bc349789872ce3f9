import { BULL, DARTS_A_VISIT } from './board.ts';
import { highestFinish, leastDarts } from './out.ts';
import { bedsOf, type Refusal } from './visit.ts';

/** Around the Clock: 1 to 20 in their order, then the bull. Any ring of the number counts. */
export const AROUND_THE_CLOCK: readonly number[] = [
  ...Array.from({ length: 20 }, (_, index) => index + 1),
  BULL,
];

export interface TrainingTurn<State> {
  state: State;
  isOver: boolean;
}

/** How many of the targets are done. */
export interface ClockState {
  done: number;
  darts: number;
}
export const CLOCK_START: ClockState = { done: 0, darts: 0 };

/** Plays a visit at Around the Clock. @returns the state afterwards; it is over after the bull */
export function playClock(
  { done, darts }: ClockState,
  visit: readonly string[],
): TrainingTurn<ClockState> | Refusal {
  const beds = bedsOf(visit);
  if (!beds) return { refused: 'notADart' };
  if (done === AROUND_THE_CLOCK.length) return { refused: 'gameOver' };
  let hit = done;
  let thrown = 0;
  for (const { number } of beds) {
    if (hit === AROUND_THE_CLOCK.length || thrown === DARTS_A_VISIT) {
      return { refused: 'dartsTooMany' };
    }
    thrown += 1;
    if (number === AROUND_THE_CLOCK[hit]) hit += 1;
  }
  const isOver = hit === AROUND_THE_CLOCK.length;
  if (!isOver && thrown < DARTS_A_VISIT) return { refused: 'dartsMissing' };
  return { state: { done: hit, darts: darts + thrown }, isOver };
}

/**
 * Bob's 27 (Bob Anderson): 27 points at first, three darts at each double from 1 to 20 and the
 * bull's eye. A hit adds the double's points; a round without a hit takes them once.
 */
export interface BobState {
  round: number;
  points: number;
}
export const BOB_START: BobState = { round: 0, points: 27 };

/** @returns the state after a round; it is over after the bull's eye, or without a point left */
export function playBob(
  { round, points }: BobState,
  hits: number,
): TrainingTurn<BobState> | Refusal {
  const target = AROUND_THE_CLOCK[round];
  if (target === undefined || points <= 0) return { refused: 'gameOver' };
  if (!Number.isInteger(hits) || hits < 0 || hits > DARTS_A_VISIT)
    return { refused: 'dartsTooMany' };
  const now = points + 2 * target * (hits > 0 ? hits : -1);
  const state = { round: round + 1, points: now };
  return { state, isOver: now <= 0 || state.round === AROUND_THE_CLOCK.length };
}

/**
 * Checkout training: a score is to be finished by double out within one visit; success goes up, failure
 * down. It takes ten visits, and what was finished is what counts.
 */
export interface CheckoutTraining {
  target: number;
  finished: number;
  tried: number;
  /** the sum of what was finished */
  points: number;
}
export const CHECKOUT_TRIES = 10;
const TRAINING_START = 60;
const STEP_UP = 10;
const STEP_DOWN = 1;
const LOWEST = 41;
export const CHECKOUT_TRAINING: CheckoutTraining = {
  target: TRAINING_START,
  finished: 0,
  tried: 0,
  points: 0,
};

/** The next target after one visit: ten higher after a finish, one lower after a miss. */
export function nextCheckout(
  { target, finished, tried, points }: CheckoutTraining,
  isFinished: boolean,
): TrainingTurn<CheckoutTraining> | Refusal {
  if (tried === CHECKOUT_TRIES) return { refused: 'gameOver' };
  const wanted = isFinished ? target + STEP_UP : target - STEP_DOWN;
  const direction = isFinished ? 1 : -1;
  let next = Math.min(Math.max(wanted, LOWEST), highestFinish('double'));
  // scores that nobody can finish are passed over
  while (leastDarts(next, 'double') === undefined) next += direction;
  const state = {
    target: next,
    finished: finished + (isFinished ? 1 : 0),
    tried: tried + 1,
    points: points + (isFinished ? target : 0),
  };
  return { state, isOver: state.tried === CHECKOUT_TRIES };
}
