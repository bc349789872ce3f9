import { type Placeholders, prepared } from '@oche/db';
import { isPublicItem } from '../item/item.select.ts';

export const getLastId = prepared('market.getLastId', (db) =>
  db.selectFrom('market_items').select('id').orderBy('id', 'desc').limit(1),
);

export const listSitemapItems = prepared(
  'market.listSitemap',
  (db, p: Placeholders<{ from: number; to: number }>) =>
    db
      .selectFrom('market_items')
      .select(['id', 'updated_at as changedAt'])
      .where('id', '>=', p('from'))
      .where('id', '<', p('to'))
      .where(isPublicItem)
      .orderBy('id'),
);
