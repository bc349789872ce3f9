import { type Placeholders, prepared } from '@oche/db';

export const getLounge = prepared('market.getLounge', (db, p: Placeholders<{ loungeId: number }>) =>
  db
    .selectFrom('lounges')
    .select('id')
    .where('id', '=', p('loungeId'))
    .where('is_active', '=', true),
);
