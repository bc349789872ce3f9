import { type Placeholders, prepared } from '@oche/db';

export const getLastId = prepared('tournaments.getLastId', (db) =>
  db.selectFrom('tournaments').select('id').orderBy('id', 'desc').limit(1),
);

export const listSitemapTournaments = prepared(
  'tournaments.listSitemap',
  (db, p: Placeholders<{ from: number; to: number }>) =>
    db
      .selectFrom('tournaments')
      .select(['id', 'updated_at as changedAt'])
      .where('id', '>=', p('from'))
      .where('id', '<', p('to'))
      .where('is_public', '=', true)
      .where('hidden_at', 'is', null)
      .where('status', '<>', 'draft')
      .orderBy('id'),
);
