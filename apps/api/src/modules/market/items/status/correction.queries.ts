import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** What can be corrected of an ad that was published, locked until the transaction ends. */
export const lockToCorrect = prepared(
  'market.lockToCorrect',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('market_items')
      .select([
        'title',
        'description',
        'category',
        'condition',
        'price_cents',
        'seller_id',
        'status',
        'review',
        'intent',
        'revision',
      ])
      .where('id', '=', p('id'))
      .where('status', '<>', sql<'draft'>`all('{draft,deleted}'::text[])`)
      .forUpdate(),
);
