import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Ads as their sellers are told of them. */
export const listTold = prepared('market.listToldItems', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('market_items')
    .select(['id', 'title', 'expires_at as expiresAt'])
    .where('id', '=', anyOfIds(p('ids'))),
);

const own = sql`told.id = (item.payload ->> 'itemId')::bigint and told.seller_id = item.recipient_id`;

/** Whether the recipient's ad of the row `item` of notifications runs out within days after it was told. */
export const isExpiringOwn = (days: number) => sql<boolean>`exists (
  select from market_items told
  where ${own} and told.status = 'active'
    and told.expires_at <= item.created_at + make_interval(days => ${sql.lit(days)})
)`;

export const isExpiredOwn = sql<boolean>`exists (
  select from market_items told where ${own} and told.status = 'expired'
)`;
