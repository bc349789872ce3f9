import {
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
import { withTransaction } from '@oche/db';
import type {
  savedTrainingOutput,
  saveTrainingInput,
  trainingListInput,
  trainingListOutput,
} from '@oche/validators/games/start';
import { z } from 'zod';
import { requireActive } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import * as queries from './training.queries.ts';

type Thrown = z.output<typeof saveTrainingInput>['thrown'];

/**
 * Stores what a member has trained, played again from the darts.
 * @throws AppError VISIT_IMPOSSIBLE, also for one that is not over
 */
export async function saveTraining(
  { db, actor, clock }: MemberContext,
  input: z.output<typeof saveTrainingInput>,
): Promise<z.input<typeof savedTrainingOutput>> {
  requireActive(actor);
  const userId = actor.id;
  const { kind } = input.thrown;
  const result = resultOf(input.thrown);
  return withTransaction(db, async (tx) => {
    await once(tx, { userId, operation: 'training.save', input }, () =>
      queries.insertResult(tx, { userId, kind, ...result, now: clock.now() }),
    );
    const best = await queries.getBest(tx, { userId, kind });
    return { score: result.score, best: best ?? result.score };
  });
}

function resultOf(thrown: Thrown): { score: number; darts: number } {
  switch (thrown.kind) {
    case 'clock': {
      const { darts } = played(playClock, CLOCK_START, thrown.visits);
      return { score: darts, darts };
    }
    case 'bob': {
      const { points, round } = played(playBob, BOB_START, thrown.hits);
      return { score: points, darts: 3 * round };
    }
    case 'checkout': {
      const { points } = played(nextCheckout, CHECKOUT_TRAINING, thrown.finished);
      return { score: points, darts: 3 * CHECKOUT_TRIES };
    }
  }
}

function played<State, Input>(
  play: (state: State, input: Input) => TrainingTurn<State> | Refusal,
  start: State,
  inputs: readonly Input[],
): State {
  let state = start;
  let isOver = false;
  for (const [index, input] of inputs.entries()) {
    const turn = play(state, input);
    if (isRefusal(turn)) throw impossible(index, turn.refused);
    ({ state, isOver } = turn);
  }
  if (!isOver) throw impossible(inputs.length, 'dartsMissing');
  return state;
}

const impossible = (index: number, reason: string): AppError =>
  new AppError('VISIT_IMPOSSIBLE', { details: { index, reason } });

const cursorKey = z.tuple([z.iso.datetime(), z.int()]);
const LATEST = ['9999-12-31T00:00:00.000Z', Number.MAX_SAFE_INTEGER] as const;

/**
 * What the member has trained of a kind, the latest first, and the best of it.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listTraining(
  { db, actor }: MemberContext,
  { kind, limit, cursor }: z.output<typeof trainingListInput>,
): Promise<z.input<typeof trainingListOutput>> {
  const userId = actor.id;
  const [beforeAt, beforeId] = cursor === undefined ? LATEST : decodeCursor(cursorKey, cursor);
  const [list, best] = await Promise.all([
    readPage(
      limit,
      (count) => queries.listResults(db, { userId, kind, beforeAt, beforeId, limit: count }),
      ({ finishedAt, id }) => encodeCursor([finishedAt, id]),
    ),
    queries.getBest(db, { userId, kind }),
  ]);
  return { ...list, best };
}
