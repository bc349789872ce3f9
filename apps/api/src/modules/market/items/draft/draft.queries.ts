import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { ItemIntent } from '@oche/validators/market/schemas';
import { sql } from 'kysely';
import { attributeColumns, picturesOfItem } from '../item/card.select.ts';
import type { ItemColumns } from '../item/columns.ts';

/** Drafts of one member come one after the other, so that their number is right. */
export const lockMember = prepared('market.lockMember', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('profiles').select('user_id').where('user_id', '=', p('userId')).forNoKeyUpdate(),
);

export const countDrafts = prepared(
  'market.countDrafts',
  (db, p: Placeholders<{ sellerId: string }>) =>
    db
      .selectFrom('market_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('seller_id', '=', p('sellerId'))
      .where('status', '=', 'draft'),
);

type NewDraft = ItemColumns & { intent: ItemIntent; seller_id: string; created_at: string };

export async function insertDraft(tx: Tx, draft: NewDraft): Promise<number> {
  const { id } = await tx
    .insertInto('market_items')
    .values({ ...draft, updated_at: draft.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Save {
  id: number;
  sellerId: string;
  revision: number;
  columns: ItemColumns & { intent: ItemIntent; updated_at: string };
}

/** @returns whether it was there as the member has seen it */
export async function updateDraft(
  tx: Tx,
  { id, sellerId, revision, columns }: Save,
): Promise<boolean> {
  const saved = await tx
    .updateTable('market_items')
    .set((eb) => ({ ...columns, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'draft')
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export const lockDraft = prepared(
  'market.lockDraft',
  (db, p: Placeholders<{ id: number; sellerId: string }>) =>
    db
      .selectFrom('market_items')
      .select('id')
      .where('id', '=', p('id'))
      .where('seller_id', '=', p('sellerId'))
      .where('status', '=', 'draft')
      .forUpdate(),
);

export const deleteDraft = prepared(
  'market.deleteDraft',
  (db, p: Placeholders<{ id: number; sellerId: string }>) =>
    db
      .deleteFrom('market_items')
      .where('id', '=', p('id'))
      .where('seller_id', '=', p('sellerId'))
      .where('status', '=', 'draft'),
);

/** An own ad with all that its form shows. */
export const getForm = prepared(
  'market.getForm',
  (db, p: Placeholders<{ id: number; sellerId: string }>) =>
    db
      .selectFrom('market_items as item')
      .leftJoin('lounges as lounge', 'lounge.id', 'item.lounge_id')
      .select([
        'item.id',
        'item.revision',
        'item.status',
        'item.review',
        'item.intent',
        'item.title',
        'item.description',
        'item.category',
        'item.condition',
        'item.wear',
        'item.price_cents as priceCents',
        'item.takes_offers as takesOffers',
        'item.takes_more as takesMore',
        'item.ships',
        'item.shipping_cents as shippingCents',
        'item.meets',
        'item.lounge_id as loungeId',
        sql<string | null>`coalesce(lounge.name, item.location)`.as('location'),
        'item.country',
        'item.zip_code as zipCode',
        'item.city',
        'item.seller_type as sellerType',
        'item.seller_terms_accepted as sellerTermsAccepted',
        'item.updated_at as updatedAt',
        picturesOfItem().as('pictures'),
        ...attributeColumns,
      ])
      .where('item.id', '=', p('id'))
      .where('item.seller_id', '=', p('sellerId'))
      .where('item.status', '<>', 'deleted'),
);

export const listDrafts = prepared(
  'market.listDrafts',
  (db, p: Placeholders<{ sellerId: string }>) =>
    db
      .selectFrom('market_items as item')
      .select([
        'item.id',
        'item.intent',
        'item.title',
        'item.category',
        'item.price_cents as priceCents',
        'item.updated_at as updatedAt',
        picturesOfItem().as('pictures'),
      ])
      .where('item.seller_id', '=', p('sellerId'))
      .where('item.status', '=', 'draft')
      .orderBy('item.updated_at', 'desc')
      .orderBy('item.id', 'desc')
      .limit(100),
);
