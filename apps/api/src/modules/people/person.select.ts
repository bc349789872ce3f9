import type { Executor, Placeholders } from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import { seenBy, type Viewer } from './seen.select.ts';

/** Everybody with their profile, whether this viewer may see them or not. */
export const everybody = (db: Executor) =>
  db.selectFrom('profiles').innerJoin('users', 'users.id', 'profiles.user_id');

/** Those of whom this viewer may see at least the name. */
export const visiblePeople = (db: Executor, p: Placeholders<Viewer>) =>
  everybody(db).where(seenBy(p), '<>', 'none');

/** The columns of a `Person`, as this viewer sees them. */
export const personColumns = (p: Placeholders<Viewer>) =>
  [
    'users.id',
    'profiles.username',
    'users.first_name as firstName',
    'users.last_name as lastName',
    'users.profile_image_url as profileImageUrl',
    sql<Person['userType']>`case when ${seenBy(p)} = 'full' then users.user_type end`.as(
      'userType',
    ),
    sql<Person['role']>`nullif(users.role, 'user')`.as('role'),
  ] as const;

/** The columns of a `Person` in a row, and nothing else of it. */
export const personOf = (row: Person): Person => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
  userType: row.userType,
  role: row.role,
});
