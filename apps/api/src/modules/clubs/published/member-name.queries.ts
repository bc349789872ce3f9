import { type Placeholders, prepared } from '@oche/db';

export const getMemberName = prepared(
  'clubs.getMemberName',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .select(['id', 'first_name as firstName', 'last_name as lastName'])
      .where('id', '=', p('userId')),
);
