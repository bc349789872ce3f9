import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

const FAVOURITES = 3;
const NEAREST = 5;

interface Where {
  userId: string;
  /** where the member is, as text of the type cube; null if it isn't known */
  origin: string | null;
}

/** Lounges that a member may want to go to now: the favourites, the latest first, then the nearest ones. */
export const listAround = prepared('home.listAround', (db, p: Placeholders<Where>) =>
  db
    .selectFrom(
      sql<{ id: number; place: number; is_favourite: boolean }>`(
        select distinct on (id) id, place, is_favourite from (
          (select lounge.id, row_number() over (order by favourite.created_at desc) as place,
             true as is_favourite
           from lounge_favourites favourite join lounges lounge on lounge.id = favourite.lounge_id
           where favourite.user_id = ${p('userId')}::text and lounge.is_active
           order by favourite.created_at desc limit ${sql.lit(FAVOURITES)})
          union all
          (select id, ${sql.lit(FAVOURITES)} + row_number() over (
             order by lounges.place <-> ${p('origin')}::cube), false
           from lounges
           where is_active and lounges.place is not null and ${p('origin')}::cube is not null
           order by lounges.place <-> ${p('origin')}::cube limit ${sql.lit(NEAREST)})
        ) as listed order by id, place
      )`.as<'around'>('around'),
    )
    .innerJoin('lounges', 'lounges.id', 'around.id')
    .select([
      'lounges.id',
      'lounges.name',
      'lounges.city',
      'lounges.latitude',
      'lounges.longitude',
      'around.is_favourite as isFavourite',
    ])
    .orderBy('around.place')
    .limit(NEAREST),
);
