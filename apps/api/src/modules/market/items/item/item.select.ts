import type { Placeholders } from '@oche/db';
import { sql } from 'kysely';

/**
 * Whether everybody may see an ad, as an expression over `market_items`. Lists, counts, search, sitemap and
 * the page itself have it in their `where`; indexes of public ads have the same words, so that they are used.
 */
export const isPublicItem = sql<boolean>`(
  market_items.status in ('active', 'reserved') and market_items.review is null
)`;

/** Whether neither the reader nor the seller of `item` has blocked the other: blocked means blocked everywhere. */
export const isUnblocked = (p: Placeholders<{ viewerId: string }>) => sql<boolean>`not exists (
  select from user_blocks block where
    (block.blocker_id = ${p('viewerId')}::text and block.blocked_id = item.seller_id)
    or (block.blocked_id = ${p('viewerId')}::text and block.blocker_id = item.seller_id)
)`;

/** What the reader has agreed on with the other side of a deal about `item`; null without such a deal. */
export const agreedCents = (p: Placeholders<{ viewerId: string }>) => sql<number | null>`(
  select deal.price_cents from market_deals deal
  where deal.item_id = item.id and deal.status <> 'cancelled'
    and ${p('viewerId')}::text in (deal.buyer_id, deal.seller_id)
  order by deal.id desc limit 1
)`;
