import type { Executor, Placeholders } from '@oche/db';
import type { ClubSummary } from '@oche/validators/clubs/schemas';
import { type InferResult, sql } from 'kysely';

/** Who asks; empty for a visitor. */
export interface Reader {
  viewerId: string;
}

/** How the reader stands to the row `club`. */
export const factColumns = (p: Placeholders<Reader>) =>
  [
    'club.is_public as isPublic',
    'club.hidden_at as hiddenAt',
    sql<ClubSummary['role']>`(
      select own.role from club_members own
      where own.club_id = club.id and own.user_id = ${p('viewerId')}::text
    )`.as('role'),
    sql<'asked' | 'invited' | null>`(
      select case when open.invited_by is null then 'asked' else 'invited' end
      from club_admissions open
      where open.club_id = club.id and open.user_id = ${p('viewerId')}::text
    )`.as('admission'),
  ] as const;

/** How much of what a club says of itself is shown in lists. */
const EXCERPT_LENGTH = 160;

/** Clubs as lists show them. */
export const summaries = (db: Executor, p: Placeholders<Reader>) =>
  db
    .selectFrom('clubs as club')
    .leftJoin('lounges as lounge', (join) =>
      join.onRef('lounge.id', '=', 'club.lounge_id').on('lounge.is_active', '=', true),
    )
    .select(factColumns(p))
    .select([
      'club.id',
      'club.name',
      'club.city',
      sql<string | null>`left(club.description, ${sql.lit(EXCERPT_LENGTH)})`.as('excerpt'),
      'club.founded',
      'club.member_count as memberCount',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.city as loungeCity',
    ]);

export type SummaryRow = InferResult<ReturnType<typeof summaries>>[number];
