import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { looksLike } from '../likeness/likeness.select.ts';

interface Hiding {
  userId: string;
  hiddenAt: string;
  hiddenBy: string | null;
}

/** Returns no row if it is hidden already. */
export const hideProfile = prepared('people.hideProfile', (db, p: Placeholders<Hiding>) =>
  db
    .updateTable('profiles')
    .set({ hidden_at: p('hiddenAt'), hidden_by: p('hiddenBy') })
    .where('user_id', '=', p('userId'))
    .where('hidden_at', 'is', null)
    .returning('user_id as userId'),
);

/** Returns no row if it isn't hidden. */
export const showProfile = prepared(
  'people.showProfile',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .updateTable('profiles')
      .set({ hidden_at: null, hidden_by: null })
      .where('user_id', '=', p('userId'))
      .where('hidden_at', 'is not', null)
      .returning('user_id as userId'),
);

export const listReportedMembers = prepared(
  'people.listReportedMembers',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        'users.id',
        sql<string>`profiles.username::text`.as('username'),
        'users.first_name as firstName',
        'users.last_name as lastName',
        looksLike.as('looksLike'),
        sql<boolean>`profiles.hidden_at is null and users.status <> 'banned'
          and users.email_verified_at is not null
          and profiles.visibility is distinct from 'private'`.as('isShown'),
      ])
      .where('users.id', '=', sql<string>`any(${p('ids')}::text[])`),
);
