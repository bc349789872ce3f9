import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/**
 * Lounges of an owner, each with the member who has been in its team the longest.
 * @param id one of them; 0 for all
 */
export const listOwned = prepared(
  'lounges.listOwnedByLeaver',
  (db, p: Placeholders<{ userId: string; id: number }>) =>
    db
      .selectFrom('lounge_staff as own')
      .innerJoin('lounges as lounge', 'lounge.id', 'own.lounge_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('lounge_staff as staff')
            .innerJoin('users as manager', 'manager.id', 'staff.user_id')
            .select([
              'manager.id as managerId',
              sql<string>`manager.first_name || ' ' || manager.last_name`.as('managerName'),
            ])
            .whereRef('staff.lounge_id', '=', 'lounge.id')
            .where('staff.role', '=', 'manager')
            .where('manager.status', '=', 'active')
            .orderBy('staff.created_at')
            .orderBy('staff.user_id')
            .limit(1)
            .as('heir'),
        (join) => join.onTrue(),
      )
      .select([
        'lounge.id',
        'lounge.name',
        'lounge.is_active as isActive',
        'heir.managerId',
        'heir.managerName',
      ])
      .where('own.user_id', '=', p('userId'))
      .where('own.role', '=', 'owner')
      .where(sql<boolean>`${p('id')}::bigint in (0, lounge.id)`)
      .orderBy('lounge.id'),
);
