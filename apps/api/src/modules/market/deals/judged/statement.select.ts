import { type RawBuilder, sql } from 'kysely';

/**
 * Why the moderators have decided a deal's dispute as they have; null as long as they haven't, or without words.
 * @param dealId e.g. the column `deal.id`
 */
export const statementOf = (dealId: RawBuilder<unknown>) => sql<string | null>`(
  select decision.statement
  from market_disputes disputed
  join moderation_cases judged
    on judged.thing_kind = 'dispute' and judged.thing_id = disputed.id::text
  join moderation_decisions decision on decision.case_id = judged.id
  where disputed.deal_id = ${dealId} and disputed.outcome is not null
    and decision.undone_at is null
  order by decision.id desc limit 1
)`;
