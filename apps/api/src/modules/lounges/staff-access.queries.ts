import { type Placeholders, prepared } from '@oche/db';

/** A row for every lounge, also where the member isn't of its team. */
export const getMembership = prepared(
  'lounges.getMembership',
  (db, p: Placeholders<{ loungeId: number; userId: string }>) =>
    db
      .selectFrom('lounges as lounge')
      .leftJoin('lounge_staff as staff', (join) =>
        join.onRef('staff.lounge_id', '=', 'lounge.id').on('staff.user_id', '=', p('userId')),
      )
      .select('staff.role as staffRole')
      .where('lounge.id', '=', p('loungeId')),
);
