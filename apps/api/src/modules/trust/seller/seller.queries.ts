import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { seenBy, type Viewer } from '../../people/index.ts';

/** Whoever has shown an ad or traded is named to everybody there; others as far as their profile is seen. */
const isTrading = sql<boolean>`(
  exists (
    select from market_items
    where market_items.seller_id = users.id and market_items.published_at is not null
  )
  or exists (select from market_deals where market_deals.seller_id = users.id)
)`;

const isBlocked = (p: Placeholders<Viewer>) => sql<boolean>`exists (
  select from user_blocks
  where (blocker_id = users.id and blocked_id = ${p('viewerId')}::text)
    or (blocked_id = users.id and blocker_id = ${p('viewerId')}::text)
)`;

interface AskedSeller extends Viewer {
  sellerId: string;
}

/** A seller whom this viewer may see. */
export const getSeller = prepared('trust.getSeller', (db, p: Placeholders<AskedSeller>) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('market_traders as trader', 'trader.user_id', 'users.id')
    .select([
      'users.id',
      'profiles.username',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.profile_image_url as profileImageUrl',
      'users.created_at as memberSince',
      'trader.name as traderName',
      'trader.address',
      'trader.email',
      'trader.phone',
      'trader.register',
      'trader.vat_id as vatId',
      'trader.withdrawal',
    ])
    .where('users.id', '=', p('sellerId'))
    .where(
      sql<boolean>`(
        ${seenBy(p)} <> 'none'
        or (users.status not in ('banned', 'deleted') and ${isTrading} and not ${isBlocked(p)})
      )`,
    ),
);

/** How many ads of somebody everybody can see. */
export const countListings = prepared(
  'trust.countListings',
  (db, p: Placeholders<{ sellerId: string }>) =>
    db
      .selectFrom('market_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('seller_id', '=', p('sellerId'))
      .where('status', 'in', ['active', 'reserved'])
      .where('review', 'is', null),
);

export const listBadges = prepared(
  'trust.listBadges',
  (db, p: Placeholders<{ sellerId: string }>) =>
    db
      .selectFrom('seller_badges')
      .select(['badge as badgeType', 'is_active as isActive', 'level', 'earned_at as earnedAt'])
      .where('user_id', '=', p('sellerId'))
      .orderBy('is_active', 'desc')
      .orderBy('level', 'desc')
      .orderBy('badge'),
);
