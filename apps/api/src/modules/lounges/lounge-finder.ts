import type { Db } from '@oche/db';
import { loungeTypes, type searchLoungesInput } from '@oche/validators/lounges';
import type { z } from 'zod';
import { chordOf, cubeOf } from './great-circle.ts';
import { type Circle, type Filters, isInTextIndex, patternsOf } from './lounge-filters.ts';
import { type Place, startOf } from './lounge-position.ts';
import * as queries from './lounge-search.queries.ts';
import type { Origin } from './origin.ts';

type Wish = Pick<z.output<typeof searchLoungesInput>, 'search' | 'city' | 'type' | 'amenities'>;

/** Texts are folded by the same function that folds what they are compared with. */
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
}

export interface Found {
  row: queries.ListedLounge;
  /** the order in which it was found: beyond those with a distance it is another one */
  order: queries.Order;
}

/** Sizes of pages that have a statement of their own; who wants fewer cuts the page. */
const PAGE_SIZES = [21, 51, 101];

/** @returns at most `count` lounges from a place of the directory on */
export async function findFrom(
  db: Db,
  search: Search,
  place: Place,
  count: number,
): Promise<Found[]> {
  const rows = await find(db, search, place, count);
  const found = rows.map((row) => ({ row, order: place.order }));
  const isAtTheEnd = place.order === 'distance' && !search.radius && rows.length < count;
  if (!isAtTheEnd) return found;
  const rest = await findFrom(db, search, startOf('placeless'), count - rows.length);
  return [...found, ...rest];
}

/**
 * Three ways, of which each is quick where it is used. In a circle the index of places has all that
 * is asked for. Else a page of what is common is full after a look at the next few lounges; and
 * what isn't common is few, so that all of it can be fetched by its text and sorted.
 */
async function find(
  db: Db,
  { filters, origin, radius }: Search,
  { order, key, id }: Place,
  count: number,
): Promise<queries.ListedLounge[]> {
  const limit = PAGE_SIZES.find((size) => size >= count) ?? count;
  const params = {
    ...filters,
    ...patternsOf(filters),
    ...circleOf(origin, radius),
    key,
    id,
    limit,
  };
  const cut = (rows: queries.ListedLounge[]) => rows.slice(0, count);
  if (radius) return cut(await queries.findWithin[order](db, params));
  const ahead = await queries.findAhead[order](db, params);
  if (ahead.length === limit || isEverything(filters)) return cut(ahead);
  const findAll = isInTextIndex(filters) ? queries.findByText : queries.findAnywhere;
  return cut(await findAll[order](db, params));
}

/** Without an origin nothing reads it. */
const circleOf = (origin: Origin | null, radius = 0): Circle => ({
  origin: origin ? cubeOf(origin) : '',
  chord: chordOf(radius),
});
