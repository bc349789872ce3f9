import type { Executor } from '@oche/db';
import type { DealSummary } from '@oche/validators/market/deals';
import { euroOf, euroOrNull } from '@oche/validators/money';
import { type InferResult, sql } from 'kysely';
import { type PictureRow, toPicture } from '../../../uploads/index.ts';
import { settle } from '../rules/deals.ts';
import { evolve } from '../rules/evolve.ts';
import type { Facts } from '../rules/facts.ts';

/** The other of the two, whom `viewerId` deals with; nobody else reads a deal. */
const personOf = (table: string) => sql<DealSummary['other']>`(
  select json_build_object(
    'id', person.id, 'username', profile.username::text, 'firstName', person.first_name,
    'lastName', person.last_name, 'profileImageUrl', person.profile_image_url,
    'userType', null, 'role', nullif(person.role, 'user')
  )
  from users person join profiles profile on profile.user_id = person.id
  where person.id = ${sql.ref(table)}
)`;

/** Deals with what both sides see of them. */
export const describedDeals = (db: Executor) =>
  db
    .selectFrom('market_deals as deal')
    .innerJoin('market_items as item', 'item.id', 'deal.item_id')
    .leftJoin('lounges as lounge', 'lounge.id', 'deal.lounge_id')
    .select([
      'deal.id',
      'deal.item_id as itemId',
      'deal.buyer_id as buyerId',
      'deal.seller_id as sellerId',
      'deal.offer_id as offerId',
      'deal.price_cents as dealCents',
      'deal.status',
      'deal.reserved_until as reservedUntil',
      'deal.handover',
      'deal.lounge_id as loungeId',
      'deal.meets_at as meetsAt',
      'deal.meeting_by as meetingBy',
      'deal.meeting_agreed_at as meetingAgreedAt',
      'deal.handed_over_at as handedOverAt',
      'deal.buyer_confirmed_at as buyerConfirmedAt',
      'deal.seller_confirmed_at as sellerConfirmedAt',
      'deal.completed_at as completedAt',
      'deal.cancelled_at as cancelledAt',
      'deal.cancelled_by as cancelledBy',
      'deal.cancel_reason as cancelReason',
      'deal.disputed_from as disputedFrom',
      'deal.revision',
      'deal.created_at as createdAt',
      'deal.updated_at as updatedAt',
      'item.title',
      'item.intent',
      'item.status as itemStatus',
      'item.review',
      'item.price_cents as priceCents',
      'item.takes_offers as takesOffers',
      'item.takes_more as takesMore',
      'item.ships',
      'item.meets',
      'item.shipping_cents as shippingCents',
      'lounge.name as loungeName',
      'lounge.address as loungeAddress',
      'lounge.zip_code as loungeZipCode',
      'lounge.city as loungeCity',
      'lounge.time_zone as timeZone',
      personOf('deal.buyer_id').as('buyer'),
      personOf('deal.seller_id').as('seller'),
      sql<PictureRow | null>`(
        select json_build_object('id', upload.id, 'width', upload.width, 'height', upload.height,
          'widths', upload.widths, 'colour', upload.colour)
        from market_item_pictures picture join uploads upload on upload.id = picture.upload_id
        where picture.item_id = item.id order by picture.position limit 1
      )`.as('picture'),
    ]);

export type DescribedDeal = InferResult<ReturnType<typeof describedDeals>>[number];

/** What the rules say of it at this moment: what the clock has ended is over, even if no job has noted it. */
export function factsOf(
  row: DescribedDeal,
  now: string,
): Facts & { deal: NonNullable<Facts['deal']> } {
  const { itemId, itemStatus, ...rest } = row;
  const item = { ...rest, id: itemId, status: itemStatus };
  const held = { ...rest, priceCents: rest.dealCents };
  const facts = { now, item, offers: [], deal: held };
  const after = evolve(facts, settle(facts));
  return { ...after, deal: after.deal ?? held };
}

/** What a list shows of a deal. */
export function toSummary(row: DescribedDeal, viewerId: string, now: string): DealSummary {
  const { item, deal } = factsOf(row, now);
  const side = row.buyerId === viewerId ? 'buyer' : 'seller';
  const own = side === 'buyer' ? deal.buyerConfirmedAt : deal.sellerConfirmedAt;
  const waitsForAnswer =
    deal.status === 'reserved' &&
    deal.meetsAt !== null &&
    deal.meetingAgreedAt === null &&
    deal.meetingBy !== side;
  return {
    id: row.id,
    item: {
      id: row.itemId,
      title: row.title,
      status: item.status,
      price: euroOrNull(row.priceCents),
      picture: row.picture && toPicture(row.picture),
    },
    side,
    other: side === 'buyer' ? row.seller : row.buyer,
    price: euroOf(row.dealCents),
    status: deal.status,
    offerId: row.offerId,
    reservedUntil: deal.reservedUntil,
    handover: deal.handover,
    meetsAt: deal.meetsAt,
    completedAt: deal.completedAt,
    createdAt: row.createdAt,
    isOnReader: waitsForAnswer || (deal.status === 'handed_over' && own === null),
  };
}
