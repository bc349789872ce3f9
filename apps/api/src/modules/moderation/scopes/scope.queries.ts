import { prepared } from '@oche/db';
import { sql } from 'kysely';

/** Everybody who moderates anything. There are few of them. */
export const listModerators = prepared('moderation.listModerators', (db) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name as firstName',
      'users.last_name as lastName',
      sql<string>`profiles.username::text`.as('username'),
      'users.role',
      'users.moderates as scopes',
    ])
    // the index users_moderating has exactly these
    .where(sql<boolean>`(users.role <> 'user' or users.moderates <> '{}')`)
    .orderBy('users.last_name')
    .orderBy('users.id')
    .limit(500),
);
