import { type Placeholders, prepared } from '@oche/db';

export const getRecipient = prepared(
  'lounges.getMailRecipient',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .select(['email', 'locale'])
      .where('id', '=', p('userId'))
      .where('email_verified_at', 'is not', null),
);

export const getLocaleOfAddress = prepared(
  'lounges.getLocaleOfAddress',
  (db, p: Placeholders<{ email: string }>) =>
    db
      .selectFrom('users')
      .select('locale')
      .where('email', '=', p('email'))
      .where('provisional_until', 'is', null),
);
