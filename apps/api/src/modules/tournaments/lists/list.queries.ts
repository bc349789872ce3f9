import {
  type DB,
  type Executor,
  type Placeholders,
  type PreparedList,
  prepared,
  preparedList,
} from '@oche/db';
import { type InferResult, type SelectQueryBuilder, sql } from 'kysely';
import { type Reader, summaries } from '../core/tournament.select.ts';

/** The position behind which a page begins, and what is looked for. */
export interface Search extends Reader {
  /** ISO time and id of the last row */
  at: string;
  id: number;
  /** before it a tournament is over, whatever its organisers have noted; ISO time */
  horizon: string;
  status: string;
  /** folded; found anywhere in name and place; may be empty */
  text: string;
  /** the same as a pattern */
  pattern: string;
}
type P = Placeholders<Search>;
type Rows = SelectQueryBuilder<DB & { tournament: DB['tournaments'] }, 'tournament', object>;

/** The public list; each order is read along one index. */
const listed = (db: Executor): Rows =>
  db
    .selectFrom('tournaments as tournament')
    .where('tournament.is_public', '=', true)
    .where('tournament.hidden_at', 'is', null)
    .where('tournament.status', '<>', 'draft');

/**
 * PostgreSQL can't see into `coalesce`, so it walks the order instead of collecting all of these statuses.
 */
const isAhead = (p: P) =>
  sql<boolean>`coalesce(
    tournament.status in ('upcoming', 'active') and tournament.starts_at >= ${p('horizon')}::timestamptz,
    false
  )`;
const soonest = (rows: Rows, p: P) =>
  rows
    .where(
      sql<boolean>`(tournament.starts_at, tournament.id) > (${p('at')}::timestamptz, ${p('id')}::bigint)`,
    )
    .orderBy('tournament.starts_at')
    .orderBy('tournament.id');
const latest = (rows: Rows, p: P) =>
  rows
    .where(
      sql<boolean>`(tournament.starts_at, tournament.id) < (${p('at')}::timestamptz, ${p('id')}::bigint)`,
    )
    .orderBy('tournament.starts_at', 'desc')
    .orderBy('tournament.id', 'desc');

const walks = {
  /** what is still to come or running, the soonest first */
  ahead: (db: Executor, p: P) =>
    soonest(
      listed(db)
        .where('tournament.starts_at', '>=', p('horizon'))
        .where(sql<boolean>`tournament.status in ('upcoming', 'active')`),
      p,
    ),
  /** everything else, the latest first */
  behind: (db: Executor, p: P) => latest(listed(db).where(sql<boolean>`not ${isAhead(p)}`), p),
  /** of one status, the soonest first; upcoming ones that nobody ever started are left out */
  soonest: (db: Executor, p: P) =>
    soonest(
      listed(db)
        .where('tournament.status', '=', sql<'upcoming'>`${p('status')}`)
        .where('tournament.starts_at', '>=', p('horizon')),
      p,
    ),
  /** of one status, the latest first */
  latest: (db: Executor, p: P) =>
    latest(listed(db).where('tournament.status', '=', sql<'completed'>`${p('status')}`), p),
};
export type Order = keyof typeof walks;
const isDescending = (order: Order): boolean => order === 'behind' || order === 'latest';

/** How many of the next ones are looked at first: as many as take a millisecond or two. */
const AHEAD = 1000;

const isFound = (p: P) =>
  sql<boolean>`(${p('text')}::text = '' or strpos(tournament.search_text, ${p('text')}) > 0)`;

/** The page is cut before other tables are joined. */
function show(db: Executor, p: P, page: Rows, order: Order) {
  const direction = isDescending(order) ? 'desc' : 'asc';
  return summaries(db, p)
    .innerJoin(page.select('tournament.id').as('page'), 'page.id', 'tournament.id')
    .orderBy('tournament.starts_at', direction)
    .orderBy('tournament.id', direction);
}
export type Listed = InferResult<ReturnType<typeof show>>[number];

type Find = (rows: Rows, db: Executor, p: P, limit: number) => Rows;

/** One prepared statement for each order. */
function inEveryOrder(name: string, find: Find): Record<Order, PreparedList<Search, Listed>> {
  const inOrder = (order: Order) =>
    preparedList(`tournaments.${name}.${order}`, (db, p: Placeholders<Search>, limit) =>
      show(db, p, find(walks[order](db, p), db, p, limit), order),
    );
  return {
    ahead: inOrder('ahead'),
    behind: inOrder('behind'),
    soonest: inOrder('soonest'),
    latest: inOrder('latest'),
  };
}

/** The next ones of an order, whatever they are called. */
export const listNext = inEveryOrder('listNext', (rows, _db, _p, limit) => rows.limit(limit));

/** The matches among the next few. If they fill the page, they are the right ones. */
export const findAhead = inEveryOrder(
  'findAhead',
  (rows, db, p, limit) =>
    db
      .selectFrom(rows.selectAll('tournament').limit(AHEAD).as('tournament'))
      .where(isFound(p))
      .limit(limit) as unknown as Rows,
);

/** All matches, found by the index of texts; for texts that are rare. */
export const findByText = inEveryOrder('findByText', (rows, _db, p, limit) =>
  rows.where('tournament.search_text', 'like', p('pattern')).where(isFound(p)).limit(limit),
);

/** Folds a text like the names that it is compared with. */
export const foldText = prepared('tournaments.foldText', (db, p: Placeholders<{ text: string }>) =>
  db.selectNoFrom(sql<string>`fold_text(${p('text')}::text)`.as('text')),
);
