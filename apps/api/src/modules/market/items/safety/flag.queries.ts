import { type Placeholders, prepared } from '@oche/db';

interface Flag {
  itemId: number;
  kind: 'picture' | 'price';
  likeItemId: number | null;
  now: string;
}

/** Returns no row when it was found before. */
export const insertFlag = prepared('market.insertFlag', (db, p: Placeholders<Flag>) =>
  db
    .insertInto('market_item_flags')
    .values({
      item_id: p('itemId'),
      kind: p('kind'),
      like_item_id: p('likeItemId'),
      found_at: p('now'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind'),
);
