import { describe, expect, it } from 'vitest';
import {
  AROUND_THE_CLOCK,
  BOB_START,
  CHECKOUT_TRAINING,
  CHECKOUT_TRIES,
  CLOCK_START,
  nextCheckout,
  playBob,
  playClock,
  type TrainingTurn,
} from './training.ts';
import { isRefusal, type Refusal } from './visit.ts';

/** Plays inputs that are all fine. */
function played<State, Input>(
  play: (state: State, input: Input) => TrainingTurn<State> | Refusal,
  start: State,
  inputs: readonly Input[],
): TrainingTurn<State> {
  let turn: TrainingTurn<State> = { state: start, isOver: false };
  for (const input of inputs) {
    const next = play(turn.state, input);
    if (isRefusal(next)) throw new Error(next.refused);
    turn = next;
  }
  return turn;
}

describe('Around the Clock', () => {
  it('counts any ring of the next number, several in one visit, and nothing else', () => {
    const first = played(playClock, CLOCK_START, [['S1', 'D2', 'T3']]);
    expect(first).toEqual({ state: { done: 3, darts: 3 }, isOver: false });
    expect(played(playClock, first.state, [['0', 'S5', 'S4']]).state).toEqual({
      done: 4,
      darts: 6,
    });
  });

  it('ends with the bull, also in the middle of a visit', () => {
    const numbers = AROUND_THE_CLOCK.map((number) => `S${number}`);
    const visits = [0, 3, 6, 9, 12, 15].map((from) => numbers.slice(from, from + 3));
    const end = played(playClock, CLOCK_START, [...visits, ['S19', 'S20', 'D25']]);
    expect(end).toEqual({ state: { done: 21, darts: 21 }, isOver: true });
    expect(playClock(end.state, ['S1', 'S1', 'S1'])).toEqual({ refused: 'gameOver' });
    const late = played(playClock, { done: 20, darts: 40 }, [['0', 'S25']]);
    expect(late).toEqual({ state: { done: 21, darts: 42 }, isOver: true });
  });

  it('takes whole visits of darts that there are', () => {
    expect(playClock(CLOCK_START, ['S1'])).toEqual({ refused: 'dartsMissing' });
    expect(playClock(CLOCK_START, ['S21', '0', '0'])).toEqual({ refused: 'notADart' });
    expect(playClock({ done: 20, darts: 0 }, ['S25', '0'])).toEqual({ refused: 'dartsTooMany' });
    expect(playClock(CLOCK_START, ['0', '0', '0', '0'])).toEqual({ refused: 'dartsTooMany' });
  });
});

describe("Bob's 27", () => {
  it('adds each hit, and takes the double once for a round without', () => {
    expect(playBob(BOB_START, 2)).toEqual({ state: { round: 1, points: 31 }, isOver: false });
    expect(played(playBob, BOB_START, [0, 1]).state).toEqual({ round: 2, points: 29 });
  });

  it("ends after the bull's eye with 1,437 at most, or without a point left", () => {
    const best = played(
      playBob,
      BOB_START,
      Array.from({ length: 21 }, () => 3),
    );
    expect(best).toEqual({ state: { round: 21, points: 1437 }, isOver: true });
    expect(playBob(best.state, 3)).toEqual({ refused: 'gameOver' });
    // 27 - 2 - 4 - 6 - 8 - 10 = -3
    const lost = played(playBob, BOB_START, [0, 0, 0, 0, 0]);
    expect(lost).toEqual({ state: { round: 5, points: -3 }, isOver: true });
    expect(playBob(lost.state, 3)).toEqual({ refused: 'gameOver' });
  });

  it('has three darts a round', () => {
    for (const hits of [-1, 4, 1.5]) {
      expect(playBob(BOB_START, hits)).toEqual({ refused: 'dartsTooMany' });
    }
  });
});

describe('checkout training', () => {
  it('goes up by ten and down by one, and counts what was finished', () => {
    const turn = played(nextCheckout, CHECKOUT_TRAINING, [true, false, true]);
    expect(turn.state).toEqual({ target: 79, finished: 2, tried: 3, points: 60 + 69 });
  });

  it('stays between 41 and 170, and passes over what nobody can finish', () => {
    const at = (target: number) => ({ ...CHECKOUT_TRAINING, target });
    expect(played(nextCheckout, at(41), [false]).state.target).toBe(41);
    expect(played(nextCheckout, at(167), [true]).state.target).toBe(170);
    expect(played(nextCheckout, at(170), [false]).state.target).toBe(167);
    // 159 has no finish
    expect(played(nextCheckout, at(149), [true]).state.target).toBe(160);
    expect(played(nextCheckout, at(160), [false]).state.target).toBe(158);
  });

  it('takes ten visits', () => {
    const tries = Array.from({ length: CHECKOUT_TRIES }, () => false);
    const end = played(nextCheckout, CHECKOUT_TRAINING, tries);
    expect(end).toMatchObject({ state: { target: 50, tried: 10, points: 0 }, isOver: true });
    expect(nextCheckout(end.state, true)).toEqual({ refused: 'gameOver' });
  });
});
