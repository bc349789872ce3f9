import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The pictures of an ad that have a fingerprint, and whose it is. */
export const listFingerprints = prepared(
  'market.listFingerprints',
  (db, p: Placeholders<{ itemId: number }>) =>
    db
      .selectFrom('market_item_pictures as picture')
      .innerJoin('uploads', 'uploads.id', 'picture.upload_id')
      .innerJoin('market_items as item', 'item.id', 'picture.item_id')
      .where('item.id', '=', p('itemId'))
      .where('uploads.fingerprint', 'is not', null)
      .select([
        'uploads.id',
        sql<number[]>`uploads.fingerprint`.as('fingerprint'),
        'item.seller_id as sellerId',
      ]),
);

/** Stores quarters of fingerprints; those that are there already stay as they are. */
export const insertPrints = prepared(
  'market.insertPrints',
  (db, p: Placeholders<{ uploadIds: string[]; parts: number[]; bits: number[] }>) =>
    db
      .insertInto('market_picture_prints')
      .columns(['upload_id', 'part', 'bits'])
      .expression(
        db
          .selectFrom(
            sql<{ id: string; part: number; bits: number }>`unnest(
              ${p('uploadIds')}::text[], ${p('parts')}::smallint[], ${p('bits')}::integer[]
            )`.as<'print'>(sql`print(id, part, bits)`),
          )
          .select(['print.id', 'print.part', 'print.bits']),
      )
      .onConflict((conflict) => conflict.doNothing()),
);

/** More have never the same quarter unless somebody tries to fill the table with it. */
const CANDIDATES = 5000;

/** Pictures in ads of other sellers that have one of these quarters. */
export const listLookalikes = prepared(
  'market.listLookalikes',
  (db, p: Placeholders<{ parts: number[]; bits: number[]; sellerId: string }>) =>
    db
      .selectFrom(
        sql<{ part: number; bits: number }>`unnest(
          ${p('parts')}::smallint[], ${p('bits')}::integer[]
        )`.as<'probe'>(sql`probe(part, bits)`),
      )
      .innerJoin('market_picture_prints as print', (join) =>
        join.onRef('print.part', '=', 'probe.part').onRef('print.bits', '=', 'probe.bits'),
      )
      .innerJoin('uploads', 'uploads.id', 'print.upload_id')
      .innerJoin('market_item_pictures as picture', 'picture.upload_id', 'print.upload_id')
      .innerJoin('market_items as item', 'item.id', 'picture.item_id')
      .where('item.seller_id', '<>', p('sellerId'))
      .where('item.published_at', 'is not', null)
      .select(['item.id as itemId', sql<number[]>`uploads.fingerprint`.as('fingerprint')])
      .limit(sql.lit(CANDIDATES)),
);
