import { type Placeholders, prepared } from '@oche/db';

/** A row for every existing lounge, even if the member isn't in its team; empty id for visitors. */
export const getMembership = prepared(
  'lounges.getMembership',
  (db, p: Placeholders<{ loungeId: number; userId: string }>) =>
    db
      .selectFrom('lounges as lounge')
      .leftJoin('lounge_staff as staff', (join) =>
        join.onRef('staff.lounge_id', '=', 'lounge.id').on('staff.user_id', '=', p('userId')),
      )
      .select((eb) => [
        'staff.role as staffRole',
        'lounge.is_active as isActive',
        eb
          .exists(
            eb
              .selectFrom('bookings as booking')
              .whereRef('booking.lounge_id', '=', 'lounge.id')
              .where('booking.member_id', '=', p('userId'))
              // not asked about active lounges, which everybody may read
              .where('lounge.is_active', '=', false),
          )
          .$castTo<boolean>()
          .as('hasBooked'),
      ])
      .where('lounge.id', '=', p('loungeId')),
);

export const findOwned = prepared('lounges.findOwned', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('lounge_staff')
    .select('lounge_id as id')
    .where('user_id', '=', p('userId'))
    .where('role', '=', 'owner')
    .limit(1),
);
