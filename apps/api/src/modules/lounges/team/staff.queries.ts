import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The owner first, then managers in the order in which they joined. */
export const listStaff = prepared(
  'lounges.listStaff',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('lounge_staff as staff')
      .innerJoin('users as member', 'member.id', 'staff.user_id')
      .select([
        'member.id',
        'member.first_name as firstName',
        'member.last_name as lastName',
        'staff.role',
        'staff.created_at as since',
      ])
      .where('staff.lounge_id', '=', p('loungeId'))
      .orderBy(sql`staff.role = 'owner'`, 'desc')
      .orderBy('staff.created_at')
      .orderBy('staff.user_id'),
);

interface Member {
  loungeId: number;
  userId: string;
}

export const getStaffRole = prepared('lounges.getStaffRole', (db, p: Placeholders<Member>) =>
  db
    .selectFrom('lounge_staff')
    .select('role')
    .where('lounge_id', '=', p('loungeId'))
    .where('user_id', '=', p('userId')),
);

export const deleteStaff = prepared('lounges.deleteStaff', (db, p: Placeholders<Member>) =>
  db
    .deleteFrom('lounge_staff')
    .where('lounge_id', '=', p('loungeId'))
    .where('user_id', '=', p('userId')),
);

export const insertManager = prepared(
  'lounges.insertManager',
  (db, p: Placeholders<Member & { now: string }>) =>
    db.insertInto('lounge_staff').values({
      lounge_id: p('loungeId'),
      user_id: p('userId'),
      role: 'manager',
      created_at: p('now'),
    }),
);

/** @returns the former owner */
export const makeOwnerManager = prepared(
  'lounges.makeOwnerManager',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .updateTable('lounge_staff')
      .set({ role: 'manager' })
      .where('lounge_id', '=', p('loungeId'))
      .where('role', '=', 'owner')
      .returning('user_id as userId'),
);

/** Makes the owner of a manager, or of somebody who isn't in the team yet. */
export const makeOwner = prepared(
  'lounges.makeOwner',
  (db, p: Placeholders<Member & { now: string }>) =>
    db
      .insertInto('lounge_staff')
      .values({
        lounge_id: p('loungeId'),
        user_id: p('userId'),
        role: 'owner',
        created_at: p('now'),
      })
      .onConflict((conflict) =>
        conflict.columns(['lounge_id', 'user_id']).doUpdateSet({ role: 'owner' }),
      ),
);
