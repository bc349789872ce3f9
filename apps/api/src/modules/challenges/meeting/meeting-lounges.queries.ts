import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** So many lounges are offered for a meeting. */
const LOUNGES = 4;

/** The lounges closest to a place in which a board can be booked. */
export const listLoungesAround = prepared(
  'challenges.listLoungesAround',
  (db, p: Placeholders<{ origin: string }>) =>
    db
      .selectFrom('lounges as lounge')
      .select([
        'lounge.id',
        'lounge.name',
        'lounge.city',
        'lounge.time_zone as timeZone',
        'lounge.latitude',
        'lounge.longitude',
      ])
      .where('lounge.is_active', '=', true)
      .where('lounge.place', 'is not', null)
      .$narrowType<{ latitude: number; longitude: number }>()
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('lounge_boards as board')
            .select('board.id')
            .whereRef('board.lounge_id', '=', 'lounge.id')
            .where('board.removed_at', 'is', null),
        ),
      )
      .orderBy(sql`lounge.place <-> ${p('origin')}::cube`)
      .orderBy('lounge.id')
      .limit(LOUNGES),
);
