import type { Db } from '@oche/db';
import { loungeTypes, type searchLoungesInput } from '@oche/validators/lounges';
import type { z } from 'zod';
import { chordOf, cubeOf } from '../places/great-circle.ts';
import type { Origin } from '../places/origin.service.ts';
import { type Circle, type Filters, isInTextIndex, patternsOf } from './lounge-filters.ts';
import { type Order, type Place, startOf } from './lounge-position.ts';
import * as queries from './lounge-search.queries.ts';

type Wish = Pick<z.output<typeof searchLoungesInput>, 'search' | 'city' | 'type' | 'amenities'>;

/** What a search looks for, its texts folded like the names in the table. */
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
  /** the order in which it was found: lounges without a distance come in an order of their own */
  order: Order;
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
 * First a look at the next few lounges: a page of what is common is full after that. What isn't
 * common is few: all of it is fetched by its place or its text, and sorted. Around the origin by
 * distance needs no look, the index of places begins there.
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
  const isWithin = radius !== undefined;
  if (!isWithin || order !== 'distance') {
    const look = isWithin ? queries.findAheadWithin : queries.findAhead;
    const ahead = await look[order](db, params);
    if (ahead.length === limit || (!isWithin && isEverything(filters))) return cut(ahead);
  }
  const fetch = isWithin
    ? queries.findWithin
    : isInTextIndex(filters)
      ? queries.findByText
      : queries.findAnywhere;
  return cut(await fetch[order](db, params));
}

/** Without an origin nothing reads it. */
const circleOf = (origin: Origin | null, radius = 0): Circle => ({
  origin: origin ? cubeOf(origin) : '',
  chord: chordOf(radius),
});
