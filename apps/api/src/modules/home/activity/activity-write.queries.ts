import type { Executor, Tx } from '@oche/db';
import type { ActivityKind } from '@oche/validators/home/limits';
import { type RawBuilder, sql } from 'kysely';
import { known } from './known.select.ts';

const COLUMNS = sql`user_id, kind, subject, subject_id, other_id, place, happened_at`;

/** Which activities are written again. */
const writeAnew = async (tx: Tx, which: RawBuilder<unknown>): Promise<void> => {
  await sql`
    with fact as materialized (select * from ${known} as known where ${which}),
    gone as (
      delete from activities as former where ${which} and not exists (
        select from fact
        where fact.user_id = former.user_id and fact.kind = former.kind and fact.subject = former.subject
      )
    )
    insert into activities (${COLUMNS}) select ${COLUMNS} from fact
    on conflict (user_id, kind, subject) do update set
      subject_id = excluded.subject_id, other_id = excluded.other_id, place = excluded.place,
      happened_at = excluded.happened_at
    where (activities.subject_id, activities.other_id, activities.place, activities.happened_at)
      is distinct from (excluded.subject_id, excluded.other_id, excluded.place, excluded.happened_at)
  `.execute(tx);
};

/** What is known of a thing, in the place of what stood there. */
export const writeAbout = (tx: Tx, kind: ActivityKind, subjectId: number) =>
  writeAnew(tx, sql`kind = ${sql.lit(kind)} and subject_id = ${subjectId}::bigint`);

/** The same of a member. */
export const writeOf = (tx: Tx, kind: ActivityKind, userId: string) =>
  writeAnew(tx, sql`kind = ${sql.lit(kind)} and user_id = ${userId}::text`);

/** Everything of the days since a moment, where there is nothing yet. */
export async function fill(executor: Executor, since: string): Promise<void> {
  await sql`
    insert into activities (${COLUMNS})
    select ${COLUMNS} from ${known} as known where happened_at >= ${since}::timestamptz
    on conflict do nothing`.execute(executor);
}

export async function isEmpty(executor: Executor): Promise<boolean> {
  const row = await executor.selectFrom('activities').select('kind').limit(1).executeTakeFirst();
  return row === undefined;
}
