import { EXERCISES, mayChoose } from '@oche/darts/training/catalog';
import { isRefusal } from '@oche/darts/visit';
import { withTransaction } from '@oche/db';
import type {
  savedTrainingOutput,
  saveTrainingInput,
  TrainingBests,
  TrainingLadder,
  trainingLadderInput,
  trainingListInput,
  trainingListOutput,
} from '@oche/validators/games/start';
import { z } from 'zod';
import { requireActive } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { personOf, viewerOf } from '../../people/index.ts';
import { hasPlace } from '../start/start-game.queries.ts';
import * as queries from './training.queries.ts';

type Thrown = z.output<typeof saveTrainingInput>['thrown'];

/**
 * Stores what a member has trained, played again from the darts.
 * @throws AppError VISIT_IMPOSSIBLE, also for one that is not over; LOUNGE_NOT_FOUND
 */
export async function saveTraining(
  { db, actor, clock }: MemberContext,
  input: z.output<typeof saveTrainingInput>,
): Promise<z.input<typeof savedTrainingOutput>> {
  requireActive(actor);
  const userId = actor.id;
  const result = resultOf(input.thrown);
  const { kind, chosen } = result;
  return withTransaction(db, async (tx) => {
    await once(tx, { userId, operation: 'training.save', input }, async () => {
      const loungeId = input.loungeId ?? null;
      if (loungeId !== null && !(await hasPlace(tx, { loungeId, boardId: null }))) {
        throw new AppError('LOUNGE_NOT_FOUND');
      }
      return queries.insertResult(tx, { userId, ...result, loungeId, now: clock.now() });
    });
    const best = await queries.compare(kind).best.first(tx, { userId, kind, chosen });
    return { score: result.score, best: best?.best ?? result.score };
  });
}

function resultOf({ kind, chosen, darts }: Thrown) {
  if (!mayChoose(kind, chosen)) throw new AppError('BAD_INPUT');
  const standing = EXERCISES[kind].play(chosen)(darts);
  if (isRefusal(standing)) throw impossible(darts.length, standing.refused);
  if (standing.aim !== null) throw impossible(darts.length, 'dartsMissing');
  return { kind, chosen, score: standing.score, darts: darts.length, thrown: darts.join(' ') };
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
  { kind, chosen, limit, cursor }: z.output<typeof trainingListInput>,
): Promise<z.input<typeof trainingListOutput>> {
  const userId = actor.id;
  const [beforeAt, beforeId] = cursor === undefined ? LATEST : decodeCursor(cursorKey, cursor);
  const [list, best] = await Promise.all([
    readPage(
      limit,
      (count) =>
        queries.listResults(db, { userId, kind, chosen, beforeAt, beforeId, limit: count }),
      ({ finishedAt, id }) => encodeCursor([finishedAt, id]),
    ),
    queries.compare(kind).best.first(db, { userId, kind, chosen }),
  ]);
  return { ...list, best: best?.best ?? null };
}

/** What the member has trained, with the best of each kind. */
export async function listBests({ db, actor }: MemberContext): Promise<TrainingBests> {
  const kinds = await queries.listKinds(db, { userId: actor.id });
  return kinds.map(({ kind, count, least, most }) => ({
    kind,
    count,
    best: queries.isLeastBest(kind) ? least : most,
  }));
}

const LADDER = 50;

/** The member among their friends, by the best of each. */
export async function getLadder(
  { db, actor }: MemberContext,
  { kind, chosen }: z.output<typeof trainingLadderInput>,
): Promise<TrainingLadder> {
  const viewer = viewerOf(actor);
  const rows = await queries.compare(kind).ladder(db, { ...viewer, kind, chosen, limit: LADDER });
  return rows.map((row) => ({
    place: row.place,
    person: personOf(row),
    score: row.score,
    isSelf: row.id === actor.id,
  }));
}
