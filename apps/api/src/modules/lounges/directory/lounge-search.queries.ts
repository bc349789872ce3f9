import {
  anyOfIds,
  type DB,
  type Executor,
  type Placeholders,
  type PreparedList,
  prepared,
  preparedList,
} from '@oche/db';
import { type InferResult, type SelectQueryBuilder, sql } from 'kysely';
import { pictureJson } from '../../uploads/index.ts';
import { type Days, timeColumns } from '../calendar/rules.queries.ts';
import { loungeColumns } from '../page/lounge.select.ts';
import {
  type Circle,
  chordFrom,
  type Filters,
  isWithin,
  matches,
  matchesText,
  type Patterns,
} from './lounge-filters.ts';
import type { Order, Position } from './lounge-position.ts';

export type Search = Filters & Patterns & Circle & Position;
type P = Placeholders<Search>;
type Rows = SelectQueryBuilder<DB, 'lounges', object>;

/**
 * The directory's orders, each read along an index from a position on. `ahead` is how many lounges
 * of the order are checked before another index is used: as many as take a millisecond or two.
 */
const walks = {
  newest: {
    direction: 'desc',
    ahead: 4000,
    key: () => sql<number>`id`,
    after: (rows: Rows, p: P) => rows.where('id', '<', p('id')),
  },
  /** lounges without coordinates, the newest first; they come last in the order by distance */
  placeless: {
    direction: 'desc',
    ahead: 1500,
    key: () => sql<number>`id`,
    after: (rows: Rows, p: P) => rows.where('id', '<', p('id')).where('place', 'is', null),
  },
  /** lounges without reviews come last */
  rating: {
    direction: 'desc',
    ahead: 4000,
    key: () => sql<number>`coalesce(rating, 0)`,
    after: (rows: Rows, p: P) =>
      rows.where(sql<boolean>`(coalesce(rating, 0), id) < (${p('key')}::float8, ${p('id')})`),
  },
  price: {
    direction: 'asc',
    ahead: 4000,
    key: () => sql<number>`price_from_cents`,
    after: (rows: Rows, p: P) =>
      rows.where(sql<boolean>`(price_from_cents, id) > (${p('key')}::int, ${p('id')})`),
  },
  distance: {
    direction: 'asc',
    ahead: 1500,
    key: chordFrom,
    after: (rows: Rows, p: P) =>
      rows.where(sql<boolean>`(${chordFrom(p)}, id) > (${p('key')}::float8, ${p('id')})`),
  },
} as const satisfies Record<Order, unknown>;

/** Fewer lounges than otherwise, as coordinates are only in the table, not in the order's index. */
const AHEAD_WITHIN = 1000;

/** The next lounges of an order, without any filter. */
function walk(db: Executor, p: P, order: Order) {
  const { after, key, direction } = walks[order];
  return after(db.selectFrom('lounges').where('is_active', '=', true), p)
    .select(['id', 'search_text', 'lounge_type', 'amenities', key(p).as('key')])
    .orderBy('key', direction)
    .orderBy('id', direction);
}

type Page = ReturnType<typeof walk>;

/** The page is cut before other tables are joined. */
function show(db: Executor, page: Page, order: Order) {
  const { direction } = walks[order];
  return db
    .selectFrom(page.as('page'))
    .innerJoin('lounges as lounge', 'lounge.id', 'page.id')
    .leftJoin('lounge_photos as first', (join) =>
      join.onRef('first.lounge_id', '=', 'lounge.id').on('first.position', '=', 0),
    )
    .leftJoin('uploads', 'uploads.id', 'first.upload_id')
    .select(loungeColumns)
    .select(['page.key', pictureJson().as('photo')])
    .orderBy('page.key', direction)
    .orderBy('page.id', direction);
}

export type ListedLounge = InferResult<ReturnType<typeof show>>[number];

const showTimes = (db: Executor, p: Placeholders<Days>, page: Page, order: Order) =>
  show(db, page, order).select(timeColumns(p));

export type TimedLounge = InferResult<ReturnType<typeof showTimes>>[number];

export interface Statements<Params> extends PreparedList<Params, ListedLounge> {
  /** the same lounges with their rules for times and prices, which saves a search by time a statement */
  timed: PreparedList<Params & Days, TimedLounge>;
}

/** Two prepared statements for each order. */
function inEveryOrder<Params extends Search = Search>(
  name: string,
  find: (db: Executor, p: Placeholders<Params>, order: Order, limit: number) => Page,
): Record<Order, Statements<Params>> {
  const inOrder = (order: Order) =>
    Object.assign(
      preparedList(`lounges.${name}.${order}`, (db, p: Placeholders<Params>, limit) =>
        show(db, find(db, p, order, limit), order),
      ),
      {
        timed: preparedList(
          `lounges.${name}.${order}.timed`,
          (db, p: Placeholders<Params & Days>, limit) =>
            showTimes(db, p, find(db, p, order, limit), order),
        ),
      },
    );
  return {
    newest: inOrder('newest'),
    placeless: inOrder('placeless'),
    rating: inOrder('rating'),
    price: inOrder('price'),
    distance: inOrder('distance'),
  };
}

/** The matches among the next few lounges. If they fill the page, they are the right ones. */
export const findAhead = inEveryOrder('findAhead', (db, p, order, limit) =>
  db
    .selectFrom(walk(db, p, order).limit(walks[order].ahead).as('lounges'))
    .selectAll()
    .where(matches(p))
    .orderBy('key', walks[order].direction)
    .orderBy('id', walks[order].direction)
    .limit(limit),
);

/** The same within a circle. If it is wide, many of the next lounges are in it. */
export const findAheadWithin = inEveryOrder('findAheadWithin', (db, p, order, limit) =>
  db
    .selectFrom(walk(db, p, order).select('place').limit(AHEAD_WITHIN).as('lounges'))
    .select(['id', 'search_text', 'lounge_type', 'amenities', 'key'])
    .where(sql<boolean>`${chordFrom(p)} <= ${p('chord')}::float8`)
    .where(matches(p))
    .orderBy('key', walks[order].direction)
    .orderBy('id', walks[order].direction)
    .limit(limit),
);

/** All matches, however far ahead they are in the order. */
export const findAnywhere = inEveryOrder('findAnywhere', (db, p, order, limit) =>
  walk(db, p, order).where(matches(p)).limit(limit),
);

/** All matches, found by the index of texts; for texts that are rare. */
export const findByText = inEveryOrder('findByText', (db, p, order, limit) =>
  walk(db, p, order).where(matchesText(p)).where(matches(p)).limit(limit),
);

/** All matches within a circle, found by the index of places. */
export const findWithin = inEveryOrder('findWithin', (db, p, order, limit) =>
  walk(db, p, order).where(isWithin(p)).where(matches(p)).limit(limit),
);

/** All matches among a member's favourites, which are few; a circle without a size is none. */
export const findAmong = inEveryOrder<Search & { ids: number[] }>(
  'findAmong',
  (db, p, order, limit) =>
    walk(db, p, order)
      .where('id', '=', anyOfIds(p('ids')))
      .where(matches(p))
      .where(sql<boolean>`(${p('chord')}::float8 = 0 or ${chordFrom(p)} <= ${p('chord')}::float8)`)
      .limit(limit),
);

/** Folds texts like the names that they are compared with. */
export const foldTexts = prepared(
  'lounges.foldTexts',
  (db, p: Placeholders<{ text: string; city: string }>) =>
    db.selectNoFrom([
      sql<string>`fold_text(${p('text')}::text)`.as('text'),
      sql<string>`fold_text(${p('city')}::text)`.as('city'),
    ]),
);
