import { sql } from 'kysely';

/**
 * Whether everybody may see an ad, as an expression over `market_items`. Lists, counts, search, sitemap and
 * the page itself have it in their `where`; indexes of public ads have the same words, so that they are used.
 */
export const isPublicItem = sql<boolean>`(
  market_items.status in ('active', 'reserved') and market_items.review is null
)`;
