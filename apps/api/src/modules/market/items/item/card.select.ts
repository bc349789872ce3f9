import type { Executor, Placeholders } from '@oche/db';
import type { ItemCard } from '@oche/validators/market/schemas';
import { euroOf } from '@oche/validators/money';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { type PictureRow, pictureJson, toPicture } from '../../../uploads/index.ts';
import { attributesOf } from './attributes.ts';

/** How much of the description stands on a card. */
const BEGINNING = 200;

/** The columns of attributes; `attributesOf` makes the output of them. */
export const attributeColumns = [
  'item.brand',
  'item.model',
  'item.tip',
  'item.weight_tenths as weightTenths',
  'item.tungsten',
  'item.barrel_length_tenths as barrelLengthTenths',
  'item.barrel_diameter_tenths as barrelDiameterTenths',
  'item.barrel_shape as barrelShape',
  'item.grip',
  'item.points',
  'item.shaft_length as shaftLength',
  'item.shaft_material as shaftMaterial',
  'item.flight_shape as flightShape',
  'item.board_segments as boardSegments',
] as const;

/** Who looks at the cards; empty for a visitor. */
interface CardReader {
  viewerId: string;
}

/** What an ad shows where it is one of many; the ad is `item` in the query. */
export const cards = (db: Executor, p: Placeholders<CardReader>) =>
  db.selectFrom('market_items as item').select([
    'item.id',
    'item.intent',
    'item.status',
    'item.title',
    sql<string>`left(item.description, ${sql.lit(BEGINNING)})`.as('description'),
    // whoever sees a card sees something that was published
    sql<ItemCard['category']>`item.category`.as('category'),
    'item.condition',
    'item.wear',
    sql<number>`item.price_cents`.as('priceCents'),
    'item.zip_code as zipCode',
    'item.city',
    'item.seller_type as sellerType',
    'item.seller_id as sellerId',
    ...attributeColumns,
    'item.ships',
    'item.meets',
    'item.view_count as viewCount',
    'item.favourite_count as favouriteCount',
    'item.created_at as createdAt',
    'item.latitude',
    'item.longitude',
    picturesOfItem().as('pictures'),
    sql<boolean>`exists (
      select from market_favourites
      where market_favourites.item_id = item.id and market_favourites.user_id = ${p('viewerId')}::text
    )`.as('isFavourite'),
  ]);
export type CardRow = InferResult<ReturnType<typeof cards>>[number];

/** All pictures in their order; null without any. */
export const picturesOfItem = (): RawBuilder<PictureRow[] | null> => sql`(
  select jsonb_agg(${pictureJson()} order by picture.position)
  from market_item_pictures picture join uploads on uploads.id = picture.upload_id
  where picture.item_id = item.id
)`;

export function toCard(row: CardRow): ItemCard {
  const pictures = (row.pictures ?? []).map(toPicture);
  return {
    id: row.id,
    intent: row.intent,
    status: row.status,
    title: row.title,
    description: row.description.replace(/\s+/g, ' ').trim(),
    category: row.category,
    condition: row.condition,
    wear: row.wear,
    price: euroOf(row.priceCents),
    currency: 'EUR',
    zipCode: row.zipCode,
    city: row.city,
    sellerType: row.sellerType,
    sellerId: row.sellerId,
    picture: pictures[0] ?? null,
    images: pictures.map(({ url }) => url),
    attributes: attributesOf(row),
    ships: row.ships,
    meets: row.meets,
    isAvailable: row.status === 'active',
    viewCount: row.viewCount,
    favouriteCount: row.favouriteCount,
    isFavourite: row.isFavourite,
    createdAt: row.createdAt,
  };
}
