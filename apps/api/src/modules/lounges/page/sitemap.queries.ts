import { type Placeholders, prepared } from '@oche/db';

export const getLastLoungeId = prepared('lounges.getLastLoungeId', (db) =>
  db.selectFrom('lounges').select('id').orderBy('id', 'desc').limit(1),
);

export const listSitemapLounges = prepared(
  'lounges.listSitemapLounges',
  (db, p: Placeholders<{ from: number; to: number }>) =>
    db
      .selectFrom('lounges')
      .select(['id', 'updated_at as changedAt'])
      .where('id', '>=', p('from'))
      .where('id', '<', p('to'))
      .where('is_active', '=', true)
      .orderBy('id'),
);
