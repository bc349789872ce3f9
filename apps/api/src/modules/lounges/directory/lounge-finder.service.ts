import type { Db } from '@oche/db';
import { loungeTypes, type searchLoungesInput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import type { Days } from '../calendar/rules.queries.ts';
import { chordOf, cubeOf } from '../places/great-circle.ts';
import type { Origin } from '../places/origin.service.ts';
import { listFavouriteIds } from './favourite.queries.ts';
import { type Circle, type Filters, isInTextIndex, patternsOf } from './lounge-filters.ts';
import { type Order, type Place, startOf } from './lounge-position.ts';
import * as queries from './lounge-search.queries.ts';

type Input = z.output<typeof searchLoungesInput>;
type Wish = Pick<Input, 'search' | 'city' | 'type' | 'amenities'>;

/** A search's filters, with texts folded like the names in the table. */
export async function filtersOf(db: Db, { search, city, type, amenities }: Wish): Promise<Filters> {
  const isFolded = search || city;
  const texts = isFolded ? await queries.foldTexts.first(db, { text: search, city }) : undefined;
  return {
    text: texts?.text ?? '',
    city: texts?.city ?? '',
    types: type === 'all' ? [...loungeTypes] : [type],
    amenities,
  };
}

const isEverything = ({ text, city, types, amenities }: Filters): boolean =>
  !text && !city && amenities.length === 0 && types.length === loungeTypes.length;

export interface Search {
  filters: Filters;
  origin: Origin | null;
  /** kilometres around the origin */
  radius: number | undefined;
  /** whether the city is a whole name */
  isWholeCity: boolean;
  /** the only lounges that count; null: all of them */
  among: number[] | null;
}

/** The reader's favourites, if only these are wanted. */
export async function amongOf(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { onlyFavourites }: Pick<Input, 'onlyFavourites'>,
): Promise<number[] | null> {
  if (!onlyFavourites) return null;
  if (!actor) return [];
  return (await listFavouriteIds(db, { userId: actor.id })).map(({ id }) => id);
}

export interface Found<Row = queries.ListedLounge> {
  row: Row;
  /** the order in which it was found, as lounges without a distance have an order of their own */
  order: Order;
}

/** The page sizes that have a statement of their own; smaller pages are cut from these. */
const PAGE_SIZES = [21, 51, 101];

/** Runs one of the statements that find lounges. */
type Run<Row> = <P>(
  statements: queries.Statements<P>,
  params: P & { limit: number },
) => Promise<Row[]>;

/** Finds what a list shows of lounges. */
export const toList =
  (db: Db): Run<queries.ListedLounge> =>
  (statements, params) =>
    statements(db, params);

/** Finds that, and the rules by which they are booked on some days. */
export const toBook =
  (db: Db, days: Days): Run<queries.TimedLounge> =>
  (statements, params) =>
    statements.timed(db, { ...params, ...days });

/** @returns at most `count` lounges after a position in the directory */
export async function findFrom<Row>(
  run: Run<Row>,
  search: Search,
  place: Place,
  count: number,
): Promise<Found<Row>[]> {
  const rows = await find(run, search, place, count);
  const found = rows.map((row) => ({ row, order: place.order }));
  const isAtTheEnd = place.order === 'distance' && !search.radius && rows.length < count;
  if (!isAtTheEnd) return found;
  const rest = await findFrom(run, search, startOf('placeless'), count - rows.length);
  return [...found, ...rest];
}

/**
 * First checks the next few lounges of the order: if matches are common, the page is full then. If
 * they are rare, all of them are found by place or by text, and sorted. In the order of distance
 * this first step isn't needed, as the index of places begins at the origin.
 */
async function find<Row>(
  run: Run<Row>,
  { filters, origin, radius, isWholeCity, among }: Search,
  { order, key, id }: Place,
  count: number,
): Promise<Row[]> {
  const limit = PAGE_SIZES.find((size) => size >= count) ?? count;
  const params = {
    ...filters,
    ...patternsOf(filters, isWholeCity),
    ...circleOf(origin, radius),
    key,
    id,
    limit,
  };
  const cut = (rows: Row[]) => rows.slice(0, count);
  if (among) {
    const origin = params.origin || NOWHERE;
    return cut(await run(queries.findAmong[order], { ...params, origin, ids: among }));
  }
  // the other statements would look for the name as a part of others
  if (isWholeCity && filters.city) return cut(await run(queries.findByText[order], params));
  const isWithin = radius !== undefined;
  if (!isWithin || order !== 'distance') {
    const look = isWithin ? queries.findAheadWithin : queries.findAhead;
    const ahead = await run(look[order], params);
    if (ahead.length === limit || (!isWithin && isEverything(filters))) return cut(ahead);
  }
  const fetch = isWithin
    ? queries.findWithin
    : isInTextIndex(filters)
      ? queries.findByText
      : queries.findAnywhere;
  return cut(await run(fetch[order], params));
}

/** The middle of the earth, for statements that name an origin which they don't use. */
const NOWHERE = '(0, 0, 0)';

/** Without an origin no statement uses the circle. */
const circleOf = (origin: Origin | null, radius = 0): Circle => ({
  origin: origin ? cubeOf(origin) : '',
  chord: chordOf(radius),
});
