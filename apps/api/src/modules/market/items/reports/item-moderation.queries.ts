import { anyOfIds, type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { ItemReview, SuspicionKind } from '@oche/validators/market/schemas';
import { sql, type Updateable } from 'kysely';
import type { PictureRow } from '../../../uploads/index.ts';
import { isPublicItem } from '../item/item.select.ts';

/** Ads as moderators see them, also those that nobody else sees. */
export const listReported = prepared(
  'market.listReported',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('market_items')
      .innerJoin('users as author', 'author.id', 'market_items.seller_id')
      .select([
        'market_items.id',
        'market_items.title',
        'market_items.description',
        // of its words, and of what was noticed besides
        sql<SuspicionKind[]>`market_items.suspicions || array(
          select kind from market_item_flags where item_id = market_items.id order by kind
        )`.as('signs'),
        sql<PictureRow[]>`array(
          select json_build_object('id', upload.id, 'width', upload.width, 'height', upload.height,
            'widths', upload.widths, 'colour', upload.colour)
          from market_item_pictures picture join uploads upload on upload.id = picture.upload_id
          where picture.item_id = market_items.id order by picture.position
        )`.as('pictures'),
        isPublicItem.as('isShown'),
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('market_items.id', '=', anyOfIds(p('ids')))
      .where('market_items.status', '<>', 'draft'),
);

interface Change {
  id: number;
  /** what the review is before */
  from: ItemReview | null;
  columns: Pick<Updateable<DB['market_items']>, 'review' | 'review_before'>;
}

/** The only statement by which moderators change an ad. @returns its state, if it did */
export async function changeReview(tx: Tx, { id, from, columns }: Change) {
  return tx
    .updateTable('market_items')
    .set(columns)
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .where('review', 'is not distinct from', from)
    .returning(['status', 'review'])
    .executeTakeFirst();
}

/** What it was before it was blocked. */
export const unblock = prepared('market.unblock', (db, p: Placeholders<{ id: number }>) =>
  db
    .updateTable('market_items')
    .set({ review: sql`review_before`, review_before: null })
    .where('id', '=', p('id'))
    .where('review', '=', 'blocked')
    .where('status', '<>', 'deleted')
    .returning(['status', 'review']),
);

/** What everybody reads, the latest first, for trying a pattern. */
export const listRecentTexts = prepared('market.listRecentTexts', (db) =>
  db
    .selectFrom('market_items')
    .select(['id', 'title', 'description'])
    .where(isPublicItem)
    .orderBy('id', 'desc')
    .limit(500),
);

/** The next ad that a member put online in a period, and that everybody sees. */
export const nextOfPeriod = prepared(
  'market.nextOfPeriod',
  (db, p: Placeholders<{ authorId: string; from: string; until: string; after: number }>) =>
    db
      .selectFrom('market_items')
      .select('id')
      .where('seller_id', '=', p('authorId'))
      .where('created_at', '>=', p('from'))
      .where('created_at', '<', p('until'))
      .where('id', '>', p('after'))
      .where(isPublicItem)
      .orderBy('id')
      .limit(1),
);
