import { type Placeholders, prepared } from '@oche/db';

export const getLastId = prepared('leagues.getLastId', (db) =>
  db.selectFrom('leagues').select('id').orderBy('id', 'desc').limit(1),
);

export const listSitemapLeagues = prepared(
  'leagues.listSitemap',
  (db, p: Placeholders<{ from: number; to: number }>) =>
    db
      .selectFrom('leagues')
      .select(['id', 'updated_at as changedAt'])
      .where('id', '>=', p('from'))
      .where('id', '<', p('to'))
      .where('hidden_at', 'is', null)
      .orderBy('id'),
);
