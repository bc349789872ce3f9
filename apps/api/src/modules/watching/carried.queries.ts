import { type Placeholders, prepared } from '@oche/db';
import type { WatchLevel } from '@oche/validators/watching/limits';
import { sql } from 'kysely';

interface InPlace {
  kind: string;
  id: number;
  /** JSON */
  watches: string;
}

const given = ({ watches }: { watches: string }) =>
  sql<{
    userId: string;
    level: WatchLevel | null;
    seen: number | null;
  }>`json_to_recordset(${watches}::json) as given ("userId" text, level text, seen integer)`;

/** Many members' watches of one place; who had one keeps the time since when. */
export const saveCarried = prepared(
  'watching.saveCarried',
  (db, p: Placeholders<InPlace & { now: string }>) =>
    db
      .insertInto('watches')
      .columns(['user_id', 'kind', 'place_id', 'level', 'seen', 'since'])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ id: number }>`(select * from ${given({ watches: p('watches') })})`.as('given'),
          )
          .select([
            sql<string>`given."userId"`.as('user_id'),
            sql<string>`${p('kind')}::text`.as('kind'),
            sql<number>`${p('id')}::bigint`.as('place_id'),
            sql<WatchLevel>`given.level`.as('level'),
            sql<number | null>`given.seen`.as('seen'),
            sql<string>`${p('now')}::timestamptz`.as('since'),
          ]),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'place_id']).doUpdateSet((eb) => ({
          level: eb.ref('excluded.level'),
          seen: eb.ref('excluded.seen'),
        })),
      ),
);

/** Takes away those of a place that came about with it; a level that was chosen later stays. */
export const deleteCarried = prepared(
  'watching.deleteCarried',
  (db, p: Placeholders<InPlace & { until: string }>) =>
    db
      .deleteFrom('watches')
      .using(
        sql<{ userId: string }>`(select * from ${given({ watches: p('watches') })})`.as('given'),
      )
      .where('watches.user_id', '=', sql<string>`given."userId"`)
      .where('watches.kind', '=', p('kind'))
      .where('watches.place_id', '=', p('id'))
      .where('watches.since', '<=', p('until')),
);

/** The same for those that were there before. */
export const resetCarried = prepared(
  'watching.resetCarried',
  (db, p: Placeholders<InPlace & { until: string }>) =>
    db
      .updateTable('watches')
      .from(
        sql<{ userId: string }>`(select * from ${given({ watches: p('watches') })})`.as('given'),
      )
      .set({ level: sql<WatchLevel>`given.level`, seen: sql<number | null>`given.seen` })
      .where('watches.user_id', '=', sql<string>`given."userId"`)
      .where('watches.kind', '=', p('kind'))
      .where('watches.place_id', '=', p('id'))
      .where('watches.since', '<=', p('until')),
);
