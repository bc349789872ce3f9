import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { OwnCount } from '../../../lib/declared/own-data.ts';
import { memberColumns } from './member.select.ts';

/** A member, with what only admins see. */
export const getAdminMember = prepared('admin.getMember', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('member_activity as activity', 'activity.user_id', 'users.id')
    .leftJoin('departures', 'departures.user_id', 'users.id')
    .select(memberColumns)
    .select([
      'users.email',
      'users.country',
      'users.zip_code as zipCode',
      'users.locale',
      'users.user_type as userType',
      'users.moderates',
      'users.silenced_until as silencedUntil',
      'profiles.visibility',
      'departures.due_at as leavesAt',
      sql<boolean>`profiles.hidden_at is not null`.as('isHidden'),
      sql<boolean>`users.totp_enabled_at is not null`.as('secondFactor'),
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
      sql<number>`(select count(*) from passkeys where user_id = users.id)`.as('passkeys'),
    ])
    .where('users.id', '=', p('id'))
    .where('users.status', '<>', 'deleted'),
);

/** How far a member's things are counted: beyond it nobody needs to know how many exactly. */
const COUNTED = 1000;

/** How much there is of a member, for all domains at once. */
export function selectOwnThings(
  db: Executor,
  counts: Readonly<Record<string, OwnCount>>,
  userId: string,
) {
  const columns = Object.entries(counts).map(([name, { table, column, where = 'true' }]) =>
    sql<number>`(select count(*) from (
      select from ${sql.table(table)} where ${sql.ref(column)} = ${userId} and ${sql.raw(where)}
      limit ${sql.lit(COUNTED)}
    ) as own)`.as(name),
  );
  return db.selectNoFrom(columns);
}
