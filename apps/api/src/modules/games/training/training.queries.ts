import { EXERCISES } from '@oche/darts/training/catalog';
import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import type { Training } from '@oche/validators/games/start';
import { type SqlBool, sql } from 'kysely';
import { everybody, personColumns, type Viewer } from '../../people/index.ts';

export interface Kind {
  kind: Training;
  /** the number of 99 darts, or the doubles of one's own */
  chosen: readonly number[];
}

interface Result extends Kind {
  userId: string;
  score: number;
  darts: number;
  thrown: string;
  /** where it was thrown, if that was at a lounge */
  loungeId: number | null;
}

export async function insertResult(
  db: Executor,
  { userId, kind, chosen, score, darts, thrown, loungeId, now }: Result & { now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('training_results')
    .values({
      user_id: userId,
      kind,
      chosen: [...chosen],
      score,
      darts,
      thrown,
      lounge_id: loungeId,
      finished_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of one's own doubles every choice counts, as others are weak each time; 99 darts are compared by their number. */
export const isOf = (p: Placeholders<Kind>) => sql<SqlBool>`(
  result.kind = ${p('kind')}::text
  and (result.kind <> 'ninetyNine' or result.chosen = ${p('chosen')}::smallint[])
)`;

/** The best score so far, and none before the first. */
const bestOf = (name: string, better: 'min' | 'max') =>
  prepared(`games.${name}`, (db, p: Placeholders<Kind & { userId: string }>) =>
    db
      .selectFrom('training_results as result')
      .select(({ fn }) => fn[better]<number | null>('result.score').as('best'))
      .where('result.user_id', '=', p('userId'))
      .where(isOf(p)),
  );

/** The member and their friends by their best; one who has the same has the same place. */
const ladderOf = (name: string, better: 'min' | 'max') =>
  preparedList(`games.${name}`, (db, p: Placeholders<Kind & Viewer>, limit) => {
    const order = better === 'min' ? 'asc' : 'desc';
    return everybody(db)
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('training_results as result')
            .select(['result.user_id', ({ fn }) => fn[better]<number>('result.score').as('score')])
            .where(
              sql<SqlBool>`result.user_id in (
                select ${p('viewerId')}::text
                union all
                select friend_id from friendships where user_id = ${p('viewerId')}::text
              )`,
            )
            .where(isOf(p))
            .groupBy('result.user_id')
            .as('best'),
        (join) => join.onRef('best.user_id', '=', 'users.id'),
      )
      .select(personColumns(p))
      .select([
        'best.score',
        sql<number>`rank() over (order by best.score ${sql.raw(order)})::int`.as('place'),
      ])
      .orderBy('best.score', order)
      .orderBy('users.id')
      .limit(limit);
  });

/** What a member has trained, by kind. */
export const listKinds = prepared(
  'games.listTrainedKinds',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('training_results')
      .select([
        sql<Training>`kind`.as('kind'),
        ({ fn }) => fn.countAll<number>().as('count'),
        ({ fn }) => fn.min('score').as('least'),
        ({ fn }) => fn.max('score').as('most'),
      ])
      .where('user_id', '=', p('userId'))
      .groupBy('kind'),
);

const least = { best: bestOf('leastOfTraining', 'min'), ladder: ladderOf('leastLadder', 'min') };
const most = { best: bestOf('mostOfTraining', 'max'), ladder: ladderOf('mostLadder', 'max') };

/** What asks for the best of a kind. */
export const compare = (kind: Training): typeof least => (isLeastBest(kind) ? least : most);

/** Whether the fewest darts are best, not the most points. */
export const isLeastBest = (kind: Training): boolean => EXERCISES[kind].best === 'least';

export const listResults = preparedList(
  'games.listTrainingResults',
  (db, p: Placeholders<Kind & { userId: string; beforeAt: string; beforeId: number }>, limit) =>
    db
      .selectFrom('training_results as result')
      .select(['id', 'score', 'darts', 'finished_at as finishedAt'])
      .where('user_id', '=', p('userId'))
      .where(isOf(p))
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('finished_at', 'id'), '<', tuple(p('beforeAt'), p('beforeId'))),
      )
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
);
