import type { Executor } from '@oche/db';
import type { AdminSortDirection } from '@oche/validators/admin/lists';
import { type Expression, type RawBuilder, sql } from 'kysely';

/** The sort key of a page's last row. */
export interface Position {
  key: string | number;
  id: number;
}

/** What all lists of the admin area are asked for. */
export interface ListWish {
  /** a part of the name, or an id; null for all */
  search: string | null;
  ownerId: string | null;
  isReported: boolean;
  direction: AdminSortDirection;
  /** the row behind which the page begins; null for the first page */
  after: Position | null;
}

/** What a list is sorted by, and what PostgreSQL calls its type. */
export interface ListKey {
  key: RawBuilder<string | number>;
  type: 'text' | 'bigint' | 'timestamptz';
}

type Condition = RawBuilder<boolean>;

const all: Condition = sql<boolean>`true`;

/** Behind the last row of the page before, in this order. */
export function isBehind({ key, type }: ListKey, { direction, after }: ListWish): Condition {
  if (!after) return all;
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<boolean>`(${key}, thing.id) ${beyond} (${after.key}::${sql.raw(type)}, ${after.id}::bigint)`;
}

/** What is typed is taken literally, even where it is a wildcard. */
const patternOf = (search: string) =>
  sql<string>`'%' || regexp_replace(fold_text(${search}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/**
 * Whether a folded text contains what is searched for, or that is the thing's number.
 * @param parts what each of several indexes holds of the things; together all of them
 */
export function isFound(
  column: RawBuilder<string>,
  { search }: ListWish,
  parts: readonly Condition[] = [all],
): Condition {
  if (search === null) return all;
  const text = sql<boolean>`${column} like ${patternOf(search)}`;
  const [, digits] = /^#?(\d{1,15})$/.exec(search) ?? [];
  const ways = [
    ...(digits === undefined ? [] : [sql`thing.id = ${digits}::bigint`]),
    ...parts.map((part) => sql`(${part} and ${text})`),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Things about which a case is open; there are few. */
export const isReportedAs = (kinds: readonly string[], { isReported }: ListWish): Condition =>
  isReported
    ? sql<boolean>`thing.id in (
        select thing_id::bigint from moderation_cases
        where thing_kind = any(${kinds}::text[]) and closed_at is null
      )`
    : all;

export interface OpenCase {
  id: number;
  reportCount: number;
}

/** The open case about the row `thing`. */
export const openCase = (kinds: readonly string[]) => sql<OpenCase | null>`(
  select jsonb_build_object('id', kase.id, 'reportCount', kase.report_count)
  from moderation_cases kase
  where kase.thing_kind = any(${kinds}::text[]) and kase.thing_id = thing.id::text and kase.closed_at is null
  order by kase.id
  limit 1
)`;

export interface StandingHiding {
  at: string;
  statement: string | null;
  id: string;
  firstName: string;
  lastName: string;
}

/** The latest decision by which the row `thing` was hidden, if it stands. */
export const standingHiding = (kinds: readonly string[]) => sql<StandingHiding | null>`(
  select jsonb_build_object(
    'at', to_char(decision.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'statement', decision.statement, 'id', moderator.id,
    'firstName', moderator.first_name, 'lastName', moderator.last_name
  )
  from moderation_cases kase
  join moderation_decisions decision on decision.case_id = kase.id
  join users moderator on moderator.id = decision.decided_by
  where kase.thing_kind = any(${kinds}::text[]) and kase.thing_id = thing.id::text
    and decision.action = 'hide' and decision.undone_at is null
  order by decision.id desc
  limit 1
)`;

/** How many rows a query has, counted up to a limit. */
export async function countUpTo(
  db: Executor,
  rows: Expression<unknown>,
  limit: number,
): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from (${rows}) every_row limit ${limit}) counted
  `.execute(db);
  return counted[0]?.count ?? 0;
}
