import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** How many lounges are offered for a meeting. */
const LOUNGES = 4;

/** Lounges in which a board can be booked. */
const bookable = (db: Executor) =>
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
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lounge_boards as board')
          .select('board.id')
          .whereRef('board.lounge_id', '=', 'lounge.id')
          .where('board.removed_at', 'is', null),
      ),
    );

/** Those closest to a place. */
export const listLoungesAround = prepared(
  'challenges.listLoungesAround',
  (db, p: Placeholders<{ origin: string }>) =>
    bookable(db)
      .where('lounge.place', 'is not', null)
      .orderBy(sql`lounge.place <-> ${p('origin')}::cube`)
      .orderBy('lounge.id')
      .limit(LOUNGES),
);

/** @returns no row when no board can be booked there */
export const getBookableLounge = prepared(
  'challenges.getBookableLounge',
  (db, p: Placeholders<{ id: number }>) => bookable(db).where('lounge.id', '=', p('id')),
);
