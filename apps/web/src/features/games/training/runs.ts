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
} from '@oche/darts/training';
import { isRefusal, type Refusal } from '@oche/darts/visit';
import type { RouterInputs } from '../../../lib/trpc.ts';
import type { CountedTraining } from './training-queries.ts';

type Thrown = RouterInputs['games']['training']['save']['thrown'];

/** What the screen shows of a training after this many answers. */
export interface Run {
  /** what is thrown at; undefined at the end */
  target: number | undefined;
  /** darts around the clock, points otherwise */
  score: number;
  done: number;
  all: number;
  isOver: boolean;
  thrown: Thrown;
}

/** What is tapped: hits of a dart (0 or 1), of a round (0 to 3), or whether a visit finished. */
export type Answer = number;

/** A training as it stands after these answers. */
export function runOf(kind: CountedTraining, answers: readonly Answer[]): Run {
  if (kind === 'clock') return clockRun(answers);
  return kind === 'bob' ? bobRun(answers) : checkoutRun(answers);
}

function clockRun(answers: readonly Answer[]): Run {
  const all = AROUND_THE_CLOCK.length;
  let done = 0;
  const darts = answers.map((isHit) => {
    const number = AROUND_THE_CLOCK[done];
    if (isHit === 0 || number === undefined) return '0';
    done += 1;
    return `S${number}`;
  });
  const visits = Array.from({ length: Math.ceil(darts.length / 3) }, (_, visit) =>
    darts.slice(3 * visit, 3 * visit + 3),
  );
  const whole = done === all ? visits : visits.filter((visit) => visit.length === 3);
  const { isOver } = played(playClock, CLOCK_START, whole);
  return {
    target: AROUND_THE_CLOCK[done],
    score: darts.length,
    done,
    all,
    isOver,
    thrown: { kind: 'clock', visits },
  };
}

function bobRun(answers: readonly Answer[]): Run {
  const { state, isOver } = played(playBob, BOB_START, answers);
  return {
    target: isOver ? undefined : AROUND_THE_CLOCK[state.round],
    score: state.points,
    done: state.round,
    all: AROUND_THE_CLOCK.length,
    isOver,
    thrown: { kind: 'bob', hits: [...answers] },
  };
}

function checkoutRun(answers: readonly Answer[]): Run {
  const finished = answers.map((answer) => answer > 0);
  const { state, isOver } = played(nextCheckout, CHECKOUT_TRAINING, finished);
  return {
    target: isOver ? undefined : state.target,
    score: state.points,
    done: state.tried,
    all: CHECKOUT_TRIES,
    isOver,
    thrown: { kind: 'checkout', finished },
  };
}

/** Only what can be tapped is played, so nothing is refused. */
function played<State, Input>(
  play: (state: State, input: Input) => TrainingTurn<State> | Refusal,
  start: State,
  inputs: readonly Input[],
): TrainingTurn<State> {
  return inputs.reduce<TrainingTurn<State>>(
    (turn, input) => {
      const next = play(turn.state, input);
      return isRefusal(next) ? turn : next;
    },
    { state: start, isOver: false },
  );
}
