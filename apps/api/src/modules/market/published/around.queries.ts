import { type Placeholders, prepared } from '@oche/db';

export const getSeller = prepared('market.getSeller', (db, p: Placeholders<{ itemId: number }>) =>
  db.selectFrom('market_items').select('seller_id as sellerId').where('id', '=', p('itemId')),
);
