import { type Placeholders, prepared } from '@oche/db';
import type { Duty } from '@oche/validators/admin/figures';
import { sql } from 'kysely';

/** Whoever has confirmed their address and not left; lounges, tournaments and ads as everybody sees them. */
export const getStats = prepared('admin.getStats', (db) =>
  db.selectNoFrom([
    sql<number>`(select count(*) from users
      where email_verified_at is not null and status <> 'deleted')::int`.as('totalUsers'),
    sql<number>`(select count(*) from lounges where is_active)::int`.as('totalVenues'),
    sql<number>`(select count(*) from tournaments
      where is_public and hidden_at is null and status <> 'draft')::int`.as('totalTournaments'),
    sql<number>`(select count(*) from market_items
      where status in ('active', 'reserved') and review is null)::int`.as('totalMarketplaceItems'),
  ]),
);

/** How much of each kind waits, and since when. */
export const listDuties = prepared('admin.listDuties', (db, _: Placeholders<object>) =>
  db
    .selectFrom(
      sql<{ duty: Duty; count: number; since: string | null }>`(
        select case when is_approval then 'approvals' else 'cases' end, count(*)::int, min(opened_at)
          from moderation_cases where closed_at is null group by 1
        union all
        select 'appeals', count(*)::int, min(appealed_at)
          from moderation_appeals where outcome is null
        union all
        select 'claims', count(*)::int, min(created_at) from lounge_claims where status = 'open'
        union all
        select 'verifications', count(*)::int, min(requested_at)
          from verifications where status = 'pending'
        union all
        select 'failedJobs', count(*)::int, min(run_at)
          from graphile_worker.jobs where attempts >= max_attempts
      )`.as<'waiting'>(sql`waiting(duty, count, since)`),
    )
    .selectAll(),
);
