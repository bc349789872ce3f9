import type { Executor } from '@oche/db';
import type { VerificationType } from '@oche/validators/trust/limits';
import { type RawBuilder, sql } from 'kysely';
import { PARTNER_WEIGHTS, SETTLED_DAYS } from '../score/partner.ts';

/** What the tables say of a member's trade; `answered` is a sum of shares. */
export interface MemberFacts {
  userId: string;
  verified: VerificationType[];
  sales: number;
  purchases: number;
  partners: number;
  partnerCount: number;
  buyers: number;
  reviewWeight: number;
  reviewSum: number;
  reviewCount: number;
  reviewers: number;
  averageRating: number | null;
  positiveCount: number;
  negativeCount: number;
  contentBuyers: number;
  contentSellers: number;
  asked: number;
  answered: number;
  responseHours: number | null;
  disputeCount: number;
  disputesLost: number;
  accountDays: number;
}

/** How far back one looks at how buyers were answered, and after how long silence is no answer. */
const RESPONSE_DAYS = 180;
const SILENCE_HOURS = 24;
/** Nobody's average is ruined by a holiday. */
const LONGEST_HOURS = 168;

/** Everybody with whom each member has completed deals, and what such a partner weighs. */
const weighed = sql`
  deal as (
    select member.id as user_id, market_deals.buyer_id as partner_id, true as is_sale, completed_at
    from member join market_deals on seller_id = member.id and market_deals.status = 'completed'
    union all
    select member.id, market_deals.seller_id, false, completed_at
    from member join market_deals on buyer_id = member.id and market_deals.status = 'completed'
  ),
  partner as (
    select user_id, partner_id, count(*) filter (where is_sale) as sales,
      count(*) filter (where not is_sale) as purchases, max(completed_at) as last_at
    from deal group by user_id, partner_id
  ),
  judged as (
    select partner.*,
      -- a closed circle: the partner has others, and all of them trade with the member as well
      others.count > 0 and others.outside = 0 as is_circle,
      users.created_at + make_interval(days => ${SETTLED_DAYS}) <= partner.last_at
        or exists (
          select from verifications checked
          where checked.user_id = partner.partner_id and checked.status = 'verified'
            and checked.kind in ('phone', 'identity')
        ) as is_settled
    from partner
    join users on users.id = partner.partner_id
    cross join lateral (
      select count(*) as count, count(*) filter (where not exists (
        select from deal own where own.user_id = partner.user_id and own.partner_id = other.id
      )) as outside
      from (
        select buyer_id as id from market_deals
        where seller_id = partner.partner_id and status = 'completed'
        union
        select seller_id from market_deals
        where buyer_id = partner.partner_id and status = 'completed'
      ) other
      where other.id <> partner.user_id
    ) others
  ),
  weighed as (
    select judged.*, (case
      when is_circle then ${PARTNER_WEIGHTS.circle}
      when is_settled then ${PARTNER_WEIGHTS.known}
      else ${PARTNER_WEIGHTS.fresh}
    end)::double precision as weight
    from judged
  ),
  traded as (
    select user_id, sum(sales)::integer as sales, sum(purchases)::integer as purchases,
      sum(weight) as partners, count(*)::integer as partner_count,
      (count(*) filter (where sales > 0 and not is_circle))::integer as buyers
    from weighed group by user_id
  )`;

/** What they have written of each member; several reviews of the same author are one opinion. */
const reviewed = sql`
  opinion as (
    select subject_id as user_id, author_id, avg(rating)::double precision as mean,
      count(*) as reviews, count(*) filter (where rating >= 4) as positive,
      count(*) filter (where rating <= 2) as negative,
      avg(rating) filter (where author_role = 'buyer') >= 4 as is_content_buyer,
      avg(rating) filter (where author_role = 'seller') >= 4 as is_content_seller
    from member join market_reviews on subject_id = member.id
    where published_at is not null and hidden_at is null
    group by subject_id, author_id
  ),
  reviewed as (
    select opinion.user_id, sum(weight) as weight, sum(weight * mean) as sum,
      sum(reviews)::integer as reviews, count(*)::integer as reviewers, avg(mean) as mean,
      sum(positive)::integer as positive, sum(negative)::integer as negative,
      (count(*) filter (where is_content_buyer and not is_circle))::integer as content_buyers,
      (count(*) filter (where is_content_seller and not is_circle))::integer as content_sellers
    from opinion
    join weighed on weighed.user_id = opinion.user_id and weighed.partner_id = opinion.author_id
    group by opinion.user_id
  )`;

/** How buyers who wrote first were answered; a buyer who asks about several things counts once. */
const responded = (now: string): RawBuilder<unknown> => sql`
  question as (
    select member.id as user_id, split_part(conversations.about, '/', 3) as buyer_id,
      conversations.id, asked.at
    from member
    join conversation_members place on place.user_id = member.id
    join conversations on conversations.id = place.conversation_id and conversations.kind = 'market'
    cross join lateral (
      select created_at as at from conversation_messages
      where conversation_id = conversations.id
        and sender_id = split_part(conversations.about, '/', 3)
      order by id limit 1
    ) asked
    where split_part(conversations.about, '/', 3) <> member.id
      and asked.at > ${now}::timestamptz - make_interval(days => ${RESPONSE_DAYS})
  ),
  answer as (
    select question.*, first.at as answered_at
    from question
    left join lateral (
      select created_at as at from conversation_messages
      where conversation_id = question.id and sender_id = question.user_id
        and created_at >= question.at
      order by id limit 1
    ) first on true
    where first.at is not null
      or question.at <= ${now}::timestamptz - make_interval(hours => ${SILENCE_HOURS})
  ),
  buyer as (
    select user_id, avg((answered_at is not null)::integer)::double precision as share,
      -- of nobody who got no answer: least() would take the limit for that
      avg(least(extract(epoch from answered_at - at) / 3600, ${LONGEST_HOURS})::double precision)
        filter (where answered_at is not null) as hours
    from answer group by user_id, buyer_id
  ),
  responded as (
    select user_id, count(*)::integer as asked, sum(share) as answered, avg(hours) as hours
    from buyer group by user_id
  )`;

/** What the other side of a deal has complained of, unless that was dismissed. */
const disputed = sql`
  disputed as (
    select member.id as user_id,
      (count(*) filter (where outcome is distinct from 'dismissed'))::integer as disputes,
      (count(*) filter (where outcome = 'upheld'))::integer as lost
    from member
    join market_deals on member.id in (market_deals.seller_id, market_deals.buyer_id)
    join market_disputes on market_disputes.deal_id = market_deals.id
      and opened_by = case when market_deals.seller_id = member.id then 'buyer' else 'seller' end
    group by member.id
  )`;

/**
 * Reads the facts of some members from the tables in which they happen. It is one statement, so that all of
 * them are true at one moment.
 * @param now ISO time
 */
export async function readFacts(
  db: Executor,
  userIds: readonly string[],
  now: string,
): Promise<MemberFacts[]> {
  const { rows } = await sql<MemberFacts>`
    with member as (
      select id, created_at, email_verified_at from users where id = any(${userIds}::text[])
    ), ${weighed}, ${reviewed}, ${responded(now)}, ${disputed}
    select member.id as "userId",
      array_remove(array[case when member.email_verified_at is not null then 'email' end], null)
        || array(
          select kind from verifications
          where user_id = member.id and status = 'verified' order by kind
        ) as verified,
      coalesce(traded.sales, 0) as sales,
      coalesce(traded.purchases, 0) as purchases,
      coalesce(traded.partners, 0) as partners,
      coalesce(traded.partner_count, 0) as "partnerCount",
      coalesce(traded.buyers, 0) as buyers,
      coalesce(reviewed.weight, 0) as "reviewWeight",
      coalesce(reviewed.sum, 0) as "reviewSum",
      coalesce(reviewed.reviews, 0) as "reviewCount",
      coalesce(reviewed.reviewers, 0) as reviewers,
      reviewed.mean as "averageRating",
      coalesce(reviewed.positive, 0) as "positiveCount",
      coalesce(reviewed.negative, 0) as "negativeCount",
      coalesce(reviewed.content_buyers, 0) as "contentBuyers",
      coalesce(reviewed.content_sellers, 0) as "contentSellers",
      coalesce(responded.asked, 0) as asked,
      coalesce(responded.answered, 0) as answered,
      responded.hours as "responseHours",
      coalesce(disputed.disputes, 0) as "disputeCount",
      coalesce(disputed.lost, 0) as "disputesLost",
      greatest(0, floor(extract(epoch from ${now}::timestamptz - member.created_at) / 86400))::integer
        as "accountDays"
    from member
    left join traded on traded.user_id = member.id
    left join reviewed on reviewed.user_id = member.id
    left join responded on responded.user_id = member.id
    left join disputed on disputed.user_id = member.id
    order by member.id
  `.execute(db);
  return rows;
}
