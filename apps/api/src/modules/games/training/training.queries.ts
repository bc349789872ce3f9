import { type Executor, type Placeholders, preparedList } from '@oche/db';
import type { Training } from '@oche/validators/games/start';

interface Result {
  userId: string;
  kind: Training;
  score: number;
  darts: number;
}

export async function insertResult(
  db: Executor,
  { userId, kind, score, darts, now }: Result & { now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('training_results')
    .values({ user_id: userId, kind, score, darts, finished_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the best score so far, null before the first */
export async function getBest(
  db: Executor,
  { userId, kind }: Pick<Result, 'userId' | 'kind'>,
): Promise<number | null> {
  const { best } = await db
    .selectFrom('training_results')
    // around the clock the fewest darts are best, otherwise the most points
    .select(({ fn }) => (kind === 'clock' ? fn.min('score') : fn.max('score')).as('best'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return best;
}

export const listResults = preparedList(
  'games.listTrainingResults',
  (
    db,
    p: Placeholders<{ userId: string; kind: Training; beforeAt: string; beforeId: number }>,
    limit,
  ) =>
    db
      .selectFrom('training_results')
      .select(['id', 'score', 'darts', 'finished_at as finishedAt'])
      .where('user_id', '=', p('userId'))
      .where('kind', '=', p('kind'))
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('finished_at', 'id'), '<', tuple(p('beforeAt'), p('beforeId'))),
      )
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
);
