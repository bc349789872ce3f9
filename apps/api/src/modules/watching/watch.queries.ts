import { anyOfIds, type Placeholders, prepared, preparedList } from '@oche/db';
import type { WatchLevel } from '@oche/validators/watching/limits';
import { sql } from 'kysely';
import { placesOf } from './places.select.ts';

/** The level that counts: that of the innermost place for which the member has one. */
export const getLevel = prepared(
  'watching.getLevel',
  (db, p: Placeholders<{ userId: string; places: string }>) =>
    db
      .selectFrom(placesOf(p).as('place'))
      .innerJoin('watches', (join) =>
        join
          .onRef('watches.kind', '=', 'place.kind')
          .onRef('watches.place_id', '=', 'place.id')
          .on('watches.user_id', '=', p('userId')),
      )
      .select(['watches.kind', 'watches.place_id as id', 'watches.level'])
      .orderBy('place.depth')
      .limit(1),
);

interface Own {
  userId: string;
  kind: string;
  id: number;
}

export const saveWatch = prepared(
  'watching.saveWatch',
  (db, p: Placeholders<Own & { level: WatchLevel; now: string }>) =>
    db
      .insertInto('watches')
      .values({
        user_id: p('userId'),
        kind: p('kind'),
        place_id: p('id'),
        level: p('level'),
        since: p('now'),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'place_id']).doUpdateSet((eb) => ({
          level: eb.ref('excluded.level'),
          since: eb.ref('excluded.since'),
        })),
      ),
);

export const deleteWatch = prepared('watching.deleteWatch', (db, p: Placeholders<Own>) =>
  db
    .deleteFrom('watches')
    .where('user_id', '=', p('userId'))
    .where('kind', '=', p('kind'))
    .where('place_id', '=', p('id')),
);

/** Only ever further: two tabs show different parts. */
export const raiseSeen = prepared(
  'watching.raiseSeen',
  (db, p: Placeholders<Own & { number: number }>) =>
    db
      .updateTable('watches')
      .set({ seen: p('number') })
      .where('user_id', '=', p('userId'))
      .where('kind', '=', p('kind'))
      .where('place_id', '=', p('id'))
      .where(sql<boolean>`coalesce(seen, 0) < ${p('number')}::int`),
);

/** Up to where the member has seen what they watch or track among these places. */
export const listSeen = prepared(
  'watching.listSeen',
  (db, p: Placeholders<{ userId: string; kind: string; ids: readonly number[] }>) =>
    db
      .selectFrom('watches')
      .select(['place_id as id', sql<number>`seen`.as('after')])
      .where('user_id', '=', p('userId'))
      .where('kind', '=', p('kind'))
      .where('place_id', '=', anyOfIds(p('ids')))
      .where('level', 'in', ['watching', 'tracking'])
      .where('seen', 'is not', null),
);

/**
 * The level that a member gets by writing, unless the member has chosen one for this very place, has muted what is
 * around it, or hears at least as much already.
 */
export const raiseLevel = prepared(
  'watching.raiseLevel',
  (db, p: Placeholders<{ userId: string; places: string; level: WatchLevel; now: string }>) =>
    db
      .insertInto('watches')
      .columns(['user_id', 'kind', 'place_id', 'level', 'since'])
      .expression((eb) =>
        eb
          .selectFrom(placesOf(p).as('place'))
          .select([
            sql<string>`${p('userId')}::text`.as('user_id'),
            'place.kind',
            'place.id as place_id',
            sql<WatchLevel>`${p('level')}::text`.as('level'),
            sql<string>`${p('now')}::timestamptz`.as('since'),
          ])
          .where('place.depth', '=', 1)
          .where(
            sql<boolean>`coalesce((
              select watches.level from ${placesOf(p)} as around
              join watches on watches.kind = around.kind and watches.place_id = around.id
              where watches.user_id = ${p('userId')}::text
              order by around.depth limit 1
            ), 'normal') in ('normal', case when ${p('level')}::text = 'watching' then 'tracking' end)`,
          ),
      )
      .onConflict((conflict) => conflict.doNothing()),
);

interface ListKey {
  since: string;
  afterKind: string;
  afterId: number;
}

/** Along the index watches_latest. */
export const listWatches = preparedList(
  'watching.listWatches',
  (db, p: Placeholders<ListKey & { userId: string }>, limit) =>
    db
      .selectFrom('watches')
      .select(['kind', 'place_id as id', 'level', 'since'])
      .where('user_id', '=', p('userId'))
      .where('level', '<>', 'normal')
      .where('since', '<=', p('since'))
      .where((eb) =>
        eb.or([
          eb('since', '<', p('since')),
          eb(eb.refTuple('kind', 'place_id'), '>', eb.tuple(p('afterKind'), p('afterId'))),
        ]),
      )
      .orderBy('since', 'desc')
      .orderBy('kind')
      .orderBy('place_id')
      .limit(limit),
);
