import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { placesOf } from './places.select.ts';

interface WatchersPage {
  places: string;
  after: string;
}

/**
 * Those who watch the innermost of these places, one after the other by id. Whoever has chosen
 * something else for a place further in isn't among them. Each place's watchers are walked along the
 * index watches_watching, no further than the page reaches.
 */
export const listWatchers = preparedList(
  'watching.listWatchers',
  (db, p: Placeholders<WatchersPage>, limit) =>
    db
      .selectFrom(placesOf(p).as('place'))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('watches')
            .select('watches.user_id')
            .whereRef('watches.kind', '=', 'place.kind')
            .whereRef('watches.place_id', '=', 'place.id')
            .where('watches.level', '=', 'watching')
            .where('watches.user_id', '>', p('after'))
            .where(
              sql<boolean>`not exists (
                select from ${placesOf(p)} as nearer
                join watches own on own.kind = nearer.kind and own.place_id = nearer.id
                where nearer.depth < place.depth and own.user_id = watches.user_id
              )`,
            )
            .orderBy('watches.user_id')
            .limit(limit)
            .as('watcher'),
        (join) => join.onTrue(),
      )
      .select('watcher.user_id as userId')
      .orderBy('watcher.user_id')
      .limit(limit),
);

/** Of these members, those who have not muted the places. */
export const listHearing = prepared(
  'watching.listHearing',
  (db, p: Placeholders<{ userIds: readonly string[]; places: string }>) =>
    db
      .selectFrom(
        sql<{ id: string }>`unnest(${p('userIds')}::text[])`.as<'member'>(sql`member(id)`),
      )
      .select('member.id')
      .where(
        sql<boolean>`coalesce((
          select watches.level from ${placesOf(p)} as place
          join watches on watches.kind = place.kind and watches.place_id = place.id
          where watches.user_id = member.id
          order by place.depth limit 1
        ), 'normal') <> 'muted'`,
      ),
);

export const passWatches = prepared(
  'watching.passWatches',
  (db, p: Placeholders<{ kind: string; id: number; intoId: number }>) =>
    db
      .updateTable('watches as own')
      .set({ place_id: p('intoId') })
      .where('own.kind', '=', p('kind'))
      .where('own.place_id', '=', p('id'))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('watches as chosen')
              .select('chosen.user_id')
              .whereRef('chosen.user_id', '=', 'own.user_id')
              .where('chosen.kind', '=', p('kind'))
              .where('chosen.place_id', '=', p('intoId')),
          ),
        ),
      ),
);

export const dropWatches = prepared(
  'watching.dropWatches',
  (db, p: Placeholders<{ kind: string; id: number }>) =>
    db.deleteFrom('watches').where('kind', '=', p('kind')).where('place_id', '=', p('id')),
);
