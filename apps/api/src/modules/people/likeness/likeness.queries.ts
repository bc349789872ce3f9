import { type Placeholders, prepared } from '@oche/db';
import { looksLike } from './likeness.select.ts';

/** What `looksLike` says of one member. */
export const getLikeness = prepared(
  'people.getLikeness',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(looksLike.as('looksLike'))
      .where('users.id', '=', p('userId'))
      .where('users.email_verified_at', 'is not', null),
);
