import { type DB, type Placeholders, prepared, preparedList, type Tx } from '@oche/db';
import type { BadgeType } from '@oche/validators/trust/limits';
import { type Insertable, sql } from 'kysely';
import type { MemberFacts } from './facts.queries.ts';

/** Held to the end of the transaction: what is read after it is what the last holder wrote. */
export const lockTrust = prepared('trust.lock', (db, p: Placeholders<{ userIds: string[] }>) =>
  db
    .selectFrom(
      sql<{ id: string }>`(
          select id from unnest(${p('userIds')}::text[]) as id order by id
        )`.as('member'),
    )
    .select(sql`pg_advisory_xact_lock(hashtext('trust'), hashtext(member.id))`.as('lock')),
);

export interface ComputedTrust extends MemberFacts {
  score: number;
}

/** Puts new rows in the place of those of the same members. */
export async function replaceTrust(
  tx: Tx,
  trusts: readonly ComputedTrust[],
  now: string,
): Promise<void> {
  if (trusts.length === 0) return;
  const userIds = trusts.map(({ userId }) => userId);
  await tx.deleteFrom('seller_trust').where('user_id', 'in', userIds).execute();
  await tx
    .insertInto('seller_trust')
    .values(trusts.map((trust) => rowOf(trust, now)))
    .execute();
}

const rowOf = (trust: ComputedTrust, now: string): Insertable<DB['seller_trust']> => ({
  user_id: trust.userId,
  score: trust.score,
  verified: trust.verified,
  sales: trust.sales,
  purchases: trust.purchases,
  partners: trust.partners,
  partner_count: trust.partnerCount,
  buyers: trust.buyers,
  review_weight: trust.reviewWeight,
  review_sum: trust.reviewSum,
  review_count: trust.reviewCount,
  reviewers: trust.reviewers,
  average_rating: trust.averageRating,
  positive_count: trust.positiveCount,
  negative_count: trust.negativeCount,
  content_buyers: trust.contentBuyers,
  content_sellers: trust.contentSellers,
  asked: trust.asked,
  answered: trust.answered,
  response_hours: trust.responseHours,
  dispute_count: trust.disputeCount,
  disputes_lost: trust.disputesLost,
  account_days: trust.accountDays,
  computed_at: now,
});

/** What was computed last; no row for somebody who never traded. */
export const getTrust = prepared('trust.get', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('seller_trust')
    .select([
      'user_id as userId',
      'score',
      sql<MemberFacts['verified']>`verified`.as('verified'),
      'sales',
      'purchases',
      'partners',
      'partner_count as partnerCount',
      'buyers',
      'review_weight as reviewWeight',
      'review_sum as reviewSum',
      'review_count as reviewCount',
      'reviewers',
      'average_rating as averageRating',
      'positive_count as positiveCount',
      'negative_count as negativeCount',
      'content_buyers as contentBuyers',
      'content_sellers as contentSellers',
      'asked',
      'answered',
      'response_hours as responseHours',
      'dispute_count as disputeCount',
      'disputes_lost as disputesLost',
      'account_days as accountDays',
    ])
    .where('user_id', '=', p('userId')),
);

interface SavedBadges {
  userIds: string[];
  badges: BadgeType[];
  levels: number[];
  now: string;
}

/** Notes which badges some members have now: the first time stays, and one that was lost is inactive. */
export const saveBadges = prepared('trust.saveBadges', (db, p: Placeholders<SavedBadges>) =>
  db
    .insertInto('seller_badges')
    .columns(['user_id', 'badge', 'level', 'is_active', 'earned_at'])
    .expression(
      db
        .selectFrom(
          sql<{ user_id: string; badge: BadgeType; level: number }>`unnest(
            ${p('userIds')}::text[], ${p('badges')}::text[], ${p('levels')}::smallint[]
          )`.as<'earned'>(sql`earned(user_id, badge, level)`),
        )
        .select([
          'earned.user_id',
          'earned.badge',
          'earned.level',
          sql<boolean>`true`.as('is_active'),
          sql<string>`${p('now')}::timestamptz`.as('earned_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'badge']).doUpdateSet((eb) => ({
        level: eb.ref('excluded.level'),
        is_active: true,
      })),
    ),
);

interface LostBadges {
  /** whose badges are looked at, and which of them they have */
  allIds: string[];
  userIds: string[];
  badges: BadgeType[];
}

export const endBadges = prepared('trust.endBadges', (db, p: Placeholders<LostBadges>) =>
  db
    .updateTable('seller_badges')
    .set({ is_active: false })
    .where('is_active', '=', true)
    .where('user_id', '=', sql<string>`any(${p('allIds')}::text[])`)
    .where(
      sql<boolean>`(user_id, badge) not in (
        select * from unnest(${p('userIds')}::text[], ${p('badges')}::text[])
      )`,
    ),
);

/** Those whose row is the oldest, behind one: time alone changes ages and answers. */
export const listComputedBefore = preparedList(
  'trust.listComputedBefore',
  (db, p: Placeholders<{ before: string; failed: string[] }>, limit) =>
    db
      .selectFrom('seller_trust')
      .select('user_id as userId')
      .where('computed_at', '<', p('before'))
      .where(sql<boolean>`user_id <> all (${p('failed')}::text[])`)
      .orderBy('computed_at')
      .orderBy('user_id')
      .limit(limit),
);

/** Everybody who has traded, asked or been asked, offered something or been checked, in their order. */
export const listTraders = preparedList(
  'trust.listTraders',
  (db, p: Placeholders<{ after: string }>, limit) =>
    db
      .selectFrom('users')
      .select('id as userId')
      .where('id', '>', p('after'))
      .where(
        sql<boolean>`(
          exists (select from market_items where seller_id = users.id)
          or exists (select from market_deals where buyer_id = users.id)
          or exists (select from verifications where user_id = users.id)
          or exists (select from seller_trust where user_id = users.id)
        )`,
      )
      .orderBy('id')
      .limit(limit),
);
