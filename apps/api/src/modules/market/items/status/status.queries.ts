import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { ItemStatus } from '@oche/validators/market/schemas';
import { sql, type Updateable } from 'kysely';

interface Change {
  id: number;
  /** the states that it can be in before */
  from: readonly ItemStatus[];
  /** what else has to be so */
  only?: { sellerId?: string; isFree?: true; isPublic?: true; intent?: 'sell' };
  columns: Updateable<DB['market_items']>;
}

/**
 * The only statement that moves an ad from one state to another: it does so if the ad is in one of the
 * states that are named, whatever happens at the same time.
 * @returns whether it did
 */
export async function changeItem(tx: Tx, { id, from, only = {}, columns }: Change) {
  const { sellerId, isFree, isPublic, intent } = only;
  let change = tx
    .updateTable('market_items')
    .set(columns)
    .where('id', '=', id)
    .where('status', 'in', from);
  if (sellerId !== undefined) change = change.where('seller_id', '=', sellerId);
  if (intent !== undefined) change = change.where('intent', '=', intent);
  if (isPublic) change = change.where('review', 'is', null);
  if (isFree) change = change.where(sql<boolean>`review is distinct from 'blocked'`);
  const changed = await change.returning('id').executeTakeFirst();
  return changed !== undefined;
}

/** Locks an own ad: what its seller does with it comes one after the other. */
export const lockOwn = prepared(
  'market.lockOwn',
  (db, p: Placeholders<{ id: number; sellerId: string }>) =>
    db
      .selectFrom('market_items')
      .select([
        'id',
        'seller_id as sellerId',
        'intent',
        'status',
        'review',
        'revision',
        'price_cents as priceCents',
        'takes_offers as takesOffers',
        'seller_terms_accepted as sellerTermsAccepted',
        'suspicions',
        'published_at as publishedAt',
        'expires_at as expiresAt',
      ])
      .where('id', '=', p('id'))
      .where('seller_id', '=', p('sellerId'))
      .where('status', '<>', 'deleted')
      .forUpdate(),
);

/** How many end in one transaction, so that none of them waits long for the others. */
const BATCH = 200;

/** Ends ads whose time is over. Whoever is just changing one comes first. */
export const expireItems = prepared('market.expireItems', (db, p: Placeholders<{ now: string }>) =>
  db
    .updateTable('market_items')
    .set({ status: 'expired' })
    .where(
      'id',
      '=',
      sql<number>`any(array(
          select id from market_items
          where status in ('active', 'paused') and expires_at <= ${p('now')}::timestamptz
          order by expires_at limit ${sql.lit(BATCH)} for update skip locked
        ))`,
    )
    .returning(['id', 'seller_id as sellerId', 'expires_at as expiresAt']),
);

/** Drafts that nobody has touched for long, with whose they are. */
export const listForgotten = prepared(
  'market.listForgotten',
  (db, p: Placeholders<{ before: string }>) =>
    db
      .selectFrom('market_items')
      .select(['id', 'seller_id as sellerId'])
      .where('status', '=', 'draft')
      .where('updated_at', '<', p('before'))
      .orderBy('updated_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked(),
);
