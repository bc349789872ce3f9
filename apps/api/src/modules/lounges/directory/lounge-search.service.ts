import type {
  LoungeSummary,
  searchLoungesInput,
  searchLoungesOutput,
} from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { readPage } from '../../../lib/pagination.ts';
import { toPicture } from '../../uploads/index.ts';
import { daysOf, type ListedRules, withHours } from '../calendar/booking-rules.service.ts';
import { toSummary } from '../page/lounge.select.ts';
import { distanceFrom, findOrigin, type Origin } from '../places/origin.service.ts';
import {
  amongOf,
  type Found,
  filtersOf,
  findFrom,
  type Search,
  toBook,
  toList,
} from './lounge-finder.service.ts';
import { cursorOf, type Place, readCursor, startOf } from './lounge-position.ts';
import type { ListedLounge } from './lounge-search.queries.ts';

type Input = z.output<typeof searchLoungesInput>;
type Output = z.infer<typeof searchLoungesOutput>;

/**
 * Searches the directory. Answers have distances whenever there is an origin; without one
 * `distance` means `newest`, and the radius is ignored.
 *
 * @throws AppError BAD_INPUT for a cursor that isn't ours or belongs to another order
 */
export async function searchLounges(ctx: ServiceContext, input: Input): Promise<Output> {
  const { search, place, unknownZipCode } = await readSearch(ctx, input);
  const { items, nextCursor } = await readPage(
    input.limit,
    (count) => findFrom(toList(ctx.db), search, place, count),
    cursorAt,
  );
  return {
    items: items.map(({ row }) => toListed(row, search.origin)),
    nextCursor,
    origin: search.origin,
    unknownZipCode,
  };
}

/**
 * How many lounges are looked at in turn until a page is full: few at first, as most lounges are kept most of the
 * time. Then the page ends, full or not, and its cursor goes on behind what was looked at.
 */
const ROUNDS = [0, 50, 100, 100];

/**
 * The same search, but only those lounges count that `keep` has something to say about.
 * @param around ISO times of the days whose opening hours matter
 * @param keep gets the rules of lounges, and says what it knows of those that stay
 */
export async function searchLoungesThat<Known>(
  ctx: ServiceContext,
  input: Input,
  around: { from: string; to: string },
  keep: (lounges: ListedRules[]) => Promise<ReadonlyMap<number, Known>>,
): Promise<Omit<Output, 'items'> & { items: { lounge: LoungeSummary; known: Known }[] }> {
  const { search, place, unknownZipCode } = await readSearch(ctx, input);
  const find = toBook(ctx.db, daysOf(around));
  const kept: (Found & { known: Known })[] = [];
  let from = place;
  let isAtEnd = false;
  for (const more of ROUNDS) {
    const count = Math.max(more, input.limit + 1);
    const found = await findFrom(find, search, from, count);
    const known = await keep(found.map(({ row }) => withHours(row)));
    for (const one of found) {
      const what = known.get(one.row.id);
      if (what !== undefined) kept.push({ ...one, known: what });
    }
    const last = found.at(-1);
    isAtEnd = found.length < count;
    if (last) from = { order: last.order, key: last.row.key, id: last.row.id };
    if (isAtEnd || kept.length > input.limit) break;
  }
  const page = kept.slice(0, input.limit);
  const last = page.at(-1);
  const isCut = kept.length > page.length;
  const behind = isAtEnd ? null : cursorOf(from.order, from);
  return {
    items: page.map(({ row, known }) => ({ lounge: toListed(row, search.origin), known })),
    nextCursor: isCut && last ? cursorAt(last) : behind,
    origin: search.origin,
    unknownZipCode,
  };
}

const cursorAt = ({ order, row }: Found): string => cursorOf(order, row);

/** What is searched, and from where on. */
async function readSearch(
  ctx: ServiceContext,
  input: Input,
): Promise<{ search: Search; place: Place; unknownZipCode: string | null }> {
  const [{ origin, unknownZipCode }, filters, among] = await Promise.all([
    findOrigin(ctx, input),
    filtersOf(ctx.db, input),
    amongOf(ctx, input),
  ]);
  const sort = input.sort === 'distance' && !origin ? 'newest' : input.sort;
  const place = input.cursor === undefined ? startOf(sort) : readCursor(sort, input.cursor);
  const { isWholeCity } = input;
  const radius = origin ? input.radius : undefined;
  return { search: { filters, origin, radius, isWholeCity, among }, place, unknownZipCode };
}

const toListed = (row: ListedLounge, origin: Origin | null): LoungeSummary => ({
  ...toSummary(row, distanceFrom(origin, row)),
  photo: row.photo && toPicture(row.photo),
});
