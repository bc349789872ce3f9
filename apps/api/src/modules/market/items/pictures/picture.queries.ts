import { type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

/** The pictures of an ad, in their order. */
export const listPictures = prepared(
  'market.listPictures',
  (db, p: Placeholders<{ itemId: number }>) =>
    db
      .selectFrom('market_item_pictures')
      .select('upload_id as uploadId')
      .where('item_id', '=', p('itemId'))
      .orderBy('position'),
);

/** Whose ad it is, and in what state. */
export const findHolder = prepared(
  'market.findPictureHolder',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('market_items')
      .select(['seller_id as sellerId', 'status'])
      .where('id', '=', p('id')),
);

/** Those of some pictures that a deal keeps. */
export const listFrozen = prepared('market.listFrozen', (db, p: Placeholders<{ ids: string[] }>) =>
  db
    .selectFrom('market_deal_pictures')
    .select('upload_id as uploadId')
    .distinct()
    .where('upload_id', '=', sql<string>`any(${p('ids')}::text[])`),
);

export const deletePictures = prepared(
  'market.deletePictures',
  (db, p: Placeholders<{ itemId: number }>) =>
    db.deleteFrom('market_item_pictures').where('item_id', '=', p('itemId')),
);

export async function insertPictures(
  tx: Tx,
  itemId: number,
  uploadIds: readonly string[],
): Promise<void> {
  const rows = uploadIds.map((upload_id, position) => ({ item_id: itemId, position, upload_id }));
  await tx.insertInto('market_item_pictures').values(rows).execute();
}
