import { type Executor, type Placeholders, type PreparedList, preparedList } from '@oche/db';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import { cards } from '../../items/item/card.select.ts';
import { isPublicItem } from '../../items/item/item.select.ts';
import { type Filters, SLOTS } from './filters.ts';
import type { Order, Position } from './order.ts';

export type Search = Omit<Filters, 'slots' | 'needsQuery' | 'rareParts'> &
  Position & { viewerId: string } & Record<`slot${number}`, string>;
type P = Placeholders<Search>;

/** Filters as parameters; where a page begins is still missing. */
export function paramsOf({ slots: masks, needsQuery: _, rareParts: __, ...filters }: Filters) {
  const named = Object.fromEntries(masks.map((mask, slot) => [`slot${slot}` as const, mask]));
  return { ...filters, ...named };
}

/** Kilometres to the origin in a straight line, by which the index of places sorts. */
const chordFrom = (p: P): RawBuilder<number> =>
  sql<number>`(market_items.place <-> (select ${p('origin')}::cube))`;

interface Walk {
  direction: 'asc' | 'desc';
  key: (p: P) => RawBuilder<unknown>;
  after: (p: P) => RawBuilder<SqlBool>;
}

/** The beginning of a page is in selects of its own: otherwise PostgreSQL would plan again for each position. */
const byTime = (direction: Walk['direction']): Walk => ({
  direction,
  key: () => sql`market_items.shown_at`,
  after: (p) =>
    sql`(market_items.shown_at, market_items.id) ${sql.raw(direction === 'asc' ? '>' : '<')}
      ((select ${p('key')}::timestamptz), (select ${p('id')}::bigint))`,
});
const byNumber = (column: string, type: string, direction: Walk['direction']): Walk => ({
  direction,
  key: () => sql`market_items.${sql.raw(column)}`,
  after: (p) =>
    sql`(market_items.${sql.raw(column)}, market_items.id) ${sql.raw(direction === 'asc' ? '>' : '<')}
      ((select ${p('key')}::${sql.raw(type)}), (select ${p('id')}::bigint))`,
});

/** The orders, each read along an index from a position on. */
const walks: Record<Order, Walk> = {
  newest: byTime('desc'),
  oldest: byTime('asc'),
  price_asc: byNumber('price_cents', 'integer', 'asc'),
  price_desc: byNumber('price_cents', 'integer', 'desc'),
  popular: byNumber('popularity', 'smallint', 'desc'),
  nearby: {
    direction: 'asc',
    key: chordFrom,
    after: (p) => sql`(${chordFrom(p)}, market_items.id) > (${p('key')}::float8, ${p('id')}::bigint)
      and market_items.place is not null`,
  },
  placeless: {
    ...byTime('desc'),
    after: (p) => sql`${byTime('desc').after(p)} and market_items.place is null`,
  },
};

const slots = Array.from({ length: SLOTS }, (_, slot) => `slot${slot}` as const);

/**
 * All filters but words as one expression, with the cheap tests first. PostgreSQL can't see into `coalesce`, so it
 * expects the same of all values, and uses one plan for all of them.
 */
export const matches = (p: P, table: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const bits = column('bits');
  const hasSlots = slots.map((slot) => sql`(${bits} & ${p(slot)}::bigint) <> 0`);
  const between = (name: string, from: keyof Search, to: keyof Search, otherwise: keyof Search) =>
    sql`coalesce(${column(name)}, ${p(otherwise)}::integer)
      between ${p(from)}::integer and ${p(to)}::integer`;
  return sql<SqlBool>`coalesce(
    (${bits} & ${p('all')}::bigint) = ${p('all')}::bigint
    and ${sql.join(hasSlots, sql` and `)}
    and ${column('price_cents')} between ${p('priceFrom')}::integer and ${p('priceTo')}::integer
    and ${between('weight_tenths', 'weightFrom', 'weightTo', 'weightElse')}
    and ${between('tungsten', 'tungstenFrom', 'tungstenTo', 'tungstenElse')}
    and coalesce(${column('wear')}, ${p('wearElse')}::integer) <= ${p('wearTo')}::integer
    and (${p('chord')}::float8 is null
      or ${column('place')} <-> ${p('origin')}::cube <= ${p('chord')}::float8)
    and ${column('id')} <> ${p('exclude')}::bigint,
    false
  )`;
};

const compared = sql.raw(
  ['id', 'bits', 'price_cents', 'weight_tenths', 'tungsten', 'wear', 'place']
    .map((column) => `market_items.${column}`)
    .join(', '),
);

const inOrder = (order: Order, key: RawBuilder<unknown>, id: RawBuilder<unknown>) => {
  const direction = sql.raw(walks[order].direction);
  return sql`order by ${key} ${direction}, ${id} ${direction}`;
};

/** In a select of its own, so that PostgreSQL doesn't see the words, and uses one plan for all of them. */
export const hasWords = (p: P) =>
  sql<SqlBool>`market_items.words @@ (select ${p('query')}::tsquery)`;

/** Whether reader and seller have blocked one another, or the seller was banned. */
const isBlocked = (p: P) => sql<boolean>`(exists (
    select from user_blocks
    where (blocker_id = ${p('viewerId')}::text and blocked_id = item.seller_id)
      or (blocker_id = item.seller_id and blocked_id = ${p('viewerId')}::text)
  ) or exists (select from users where users.id = item.seller_id and users.status = 'banned'))`;

/** The page is cut before other tables are joined. */
function show(db: Executor, p: P, order: Order, page: RawBuilder<unknown>) {
  const { direction } = walks[order];
  return cards(db, p)
    .innerJoin(
      sql<{ id: number; key: string | number; walked: number | null }>`(${page})`.as('page'),
      'page.id',
      'item.id',
    )
    .select(['page.key', 'page.walked', isBlocked(p).as('isBlocked')])
    .orderBy('page.key', direction)
    .orderBy('page.id', direction);
}
export type FoundRow = InferResult<ReturnType<typeof show>>[number];

type Find = (p: P, order: Order, limit: number) => RawBuilder<unknown>;
type InEveryOrder = Record<Order, PreparedList<Search, FoundRow>>;

/** One prepared statement for each order and size of a page. */
function inEveryOrder(name: string, find: Find): InEveryOrder {
  const list = (order: Order) =>
    preparedList(`market.${name}.${order}`, (db, p: Placeholders<Search>, limit) =>
      show(db, p, order, find(p, order, limit)),
    );
  return Object.fromEntries(
    (Object.keys(walks) as Order[]).map((order) => [order, list(order)]),
  ) as InEveryOrder;
}

type Source = (p: P, order: Order) => RawBuilder<unknown>;

/**
 * The matches among the next ads of an order, as far as they are needed for a page. Where they don't fill it, `walked`
 * says how many ads were looked at.
 */
const among =
  (countOf: (order: Order) => number, source: Source): Find =>
  (p, order, limit) => {
    const ahead = (key: RawBuilder<unknown>) => sql`
      ${inOrder(order, key, sql`market_items.id`)} limit ${sql.lit(countOf(order))}`;
    return sql`
      with page as materialized (
        select ahead.id, ahead.key from (${source(p, order)} ${ahead(sql`key`)}) ahead
        where ahead.has_words and ${matches(p, 'ahead')}
        ${inOrder(order, sql`ahead.key`, sql`ahead.id`)} limit ${sql.lit(limit)}
      )
      select page.id, page.key, case when (select count(*) from page) < ${sql.lit(limit)} then (
        select count(*)::int from (
          select market_items.id from market_items where ${isPublicItem} and ${walks[order].after(p)}
          ${ahead(walks[order].key(p))}
        ) looked
      ) end as walked
      from page`;
  };

/** As many as take a millisecond; fewer by distance, whose index takes longer. */
export const fewAhead = (order: Order): number => (order === 'nearby' ? 500 : 1500);
export const manyAhead = (order: Order): number => (order === 'nearby' ? 1500 : 4000);
/** As many as take some milliseconds. */
export const mostAhead = (order: Order): number => (order === 'nearby' ? 4000 : 12_000);
const next: Source = (p, order) => sql`
  select ${compared}, ${walks[order].key(p)} as key, true as has_words
  from market_items where ${isPublicItem} and ${walks[order].after(p)}`;
export const findAhead = inEveryOrder('findAhead', among(fewAhead, next));
export const findFarAhead = inEveryOrder('findFarAhead', among(manyAhead, next));
export const findFarthest = inEveryOrder('findFarthest', among(mostAhead, next));

/** The same with words, which are not in the indexes of the orders. */
export const wordsAhead = (_: Order): number => 500;
const nextWithWords: Source = (p, order) => sql`
  select ${compared}, ${walks[order].key(p)} as key, coalesce(${hasWords(p)}, false) as has_words
  from market_items where ${isPublicItem} and ${walks[order].after(p)}`;
export const findWordsAhead = inEveryOrder('findWordsAhead', among(wordsAhead, nextWithWords));

const sorted = (found: RawBuilder<unknown>, order: Order, limit: number) => sql`
  with found as materialized (${found})
  select found.id, found.key, null::int as walked from found
  ${inOrder(order, sql`found.key`, sql`found.id`)} limit ${sql.lit(limit)}`;

/** All matches in a circle, found by the index of places. */
export const findWithin = inEveryOrder('findWithin', (p, order, limit) =>
  sorted(
    sql`select market_items.id, ${walks[order].key(p)} as key
      from market_items where ${isPublicItem} and ${walks[order].after(p)}
        and market_items.place <@ cube_enlarge(${p('origin')}::cube, ${p('chord')}::float8, 3)
        and ${matches(p, 'market_items')}`,
    order,
    limit,
  ),
);

/** All matches of some kins in some cells. */
export const findOfKin = inEveryOrder('findOfKin', (p, order, limit) =>
  sorted(
    sql`select market_items.id, ${walks[order].key(p)} as key
      from market_items where ${isPublicItem} and ${walks[order].after(p)}
        and market_items.kin = any(${p('kins')}::text[])
        and market_cell(market_items.latitude, market_items.longitude, false) = any(${p('cells')}::integer[])
        and ${matches(p, 'market_items')}`,
    order,
    limit,
  ),
);

/** All matches, found by their terms and words; for what is rare. */
export const findByTerms = inEveryOrder('findByTerms', (p, order, limit) =>
  sorted(
    sql`select market_items.id, ${walks[order].key(p)} as key
      from market_items where ${isPublicItem} and ${walks[order].after(p)}
        and ${hasWords(p)} and ${matches(p, 'market_items')}`,
    order,
    limit,
  ),
);
