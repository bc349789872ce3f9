import type { Db } from '@oche/db';
import { anyOf } from '../terms/terms.ts';
import type { Filters } from './filters.ts';
import { type Order, type Place, startOf } from './order.ts';
import * as queries from './walk.queries.ts';

export interface Found {
  row: queries.FoundRow;
  /** in which it was found: those without a place have an order of their own */
  order: Order;
}

interface Sought {
  filters: Filters;
  /** kilometres around the origin */
  radius: number | undefined;
  viewerId: string;
  /** milliseconds since 1970 */
  now: number;
}

/** The page sizes that have a statement of their own; smaller pages are cut from these. */
const PAGE_SIZES = [5, 21, 51, 101];

/** @returns at most `count` ads behind a position in the list */
export async function findFrom(
  db: Db,
  sought: Sought,
  place: Place,
  count: number,
): Promise<Found[]> {
  const rows = await find(db, sought, place, count);
  const found = rows.map((row) => ({ row, order: place.order }));
  const isAtTheEnd = place.order === 'nearby' && !sought.radius && rows.length < count;
  if (!isAtTheEnd) return found;
  const rest = await findFrom(db, sought, startOf('placeless'), count - rows.length);
  return [...found, ...rest];
}

/** How many ads are looked through, and how many matches found before make that worth while. */
const withoutWords = [
  { look: queries.findAhead, count: queries.fewAhead, worth: 0 },
  { look: queries.findFarAhead, count: queries.manyAhead, worth: 8 },
  { look: queries.findFarthest, count: queries.mostAhead, worth: 2 },
];
const withWords = [{ look: queries.findWordsAhead, count: queries.wordsAhead, worth: 0 }];

/**
 * First looks through the next ads of the order: if matches are common, the page is full then. If they are rare,
 * all of them are found by kin, place or terms, and sorted. So no search reads more than some thousands of ads.
 */
async function find(
  db: Db,
  { filters, radius, viewerId, now }: Sought,
  { order, key, id }: Place,
  count: number,
): Promise<queries.FoundRow[]> {
  const limit = PAGE_SIZES.find((size) => size >= count) ?? count;
  const params = { ...queries.paramsOf(filters), viewerId, key, id, limit };
  let matches = 0;
  for (const { look, count: countOf, worth } of looksFor(filters)) {
    if (matches < worth) continue;
    const rows = await look[order](db, params);
    matches = rows.length;
    const walked = rows[0]?.walked ?? null;
    const isComplete = matches === limit || (walked !== null && walked < countOf(order));
    if (isComplete) return rows.slice(0, count);
  }
  const days = filters.needsQuery && order === 'newest' ? await findOfDays(db, params, now) : [];
  if (days.length === limit) return days.slice(0, count);
  return (await lookUp(filters, radius)[order](db, params)).slice(0, count);
}

/** A kin in a circle is so rare that looking through others isn't worth while. */
function looksFor({ needsQuery, kins, cells }: Filters) {
  if (needsQuery) return withWords;
  return kins && cells ? [] : withoutWords;
}

/** In a circle of at most this many kilometres the index of places is quicker than that of terms. */
const SMALL_CIRCLE_KM = 25;
/** The same if little of what is wanted is rare. */
const LARGER_CIRCLE_KM = 50;
const ENOUGH_RARE_PARTS = 2;

/** How all that is wanted is found quickest. */
function lookUp({ needsQuery, kins, cells, rareParts }: Filters, radius: number | undefined) {
  if (needsQuery || radius === undefined) return queries.findByTerms;
  if (kins && cells) return queries.findOfKin;
  const most = rareParts < ENOUGH_RARE_PARTS ? LARGER_CIRCLE_KM : SMALL_CIRCLE_KM;
  return radius <= most ? queries.findWithin : queries.findByTerms;
}

const DAY_MS = 86_400_000;
/** Among ads of two months a few days hold a page of anything but rare words. */
const DAYS = 3;

/** The same for the newest, among those of the last days before the position alone. */
async function findOfDays(
  db: Db,
  params: queries.Search & { limit: number },
  now: number,
): Promise<queries.FoundRow[]> {
  const last = Math.floor(Math.min(Date.parse(String(params.key)), now) / DAY_MS);
  const days = Array.from({ length: DAYS }, (_, before) => `+d${last - before}`);
  const query = `${params.query} & ${anyOf(days)}`;
  return queries.findByTerms.newest(db, { ...params, query });
}
