import { TOURNAMENT_COUNT_MAX } from '@oche/validators/tournaments/limits';
import type {
  TournamentFilter,
  tournamentCountsOutput,
  tournamentListInput,
  tournamentListOutput,
} from '@oche/validators/tournaments/schemas';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { toSummary } from '../core/summary.ts';
import { countTournaments as counted } from './counts.queries.ts';
import * as queries from './list.queries.ts';

type Input = z.output<typeof tournamentListInput>;

/** A tournament that begins in the evening is over the day after, whatever its organisers have noted. */
const LASTS_MS = DAY_MS;
/** Whatever begins before it is over. */
export const horizonOf = (now: Date): string => new Date(now.getTime() - LASTS_MS).toISOString();

const EARLIEST = '0001-01-01T00:00:00.000Z';
const LATEST = '9999-12-31T00:00:00.000Z';

interface Place {
  order: queries.Order;
  at: string;
  id: number;
}

const startOf = (order: queries.Order): Place =>
  order === 'ahead' || order === 'soonest'
    ? { order, at: EARLIEST, id: 0 }
    : { order, at: LATEST, id: Number.MAX_SAFE_INTEGER };

const FIRST: Record<TournamentFilter, queries.Order> = {
  all: 'ahead',
  upcoming: 'soonest',
  active: 'latest',
  completed: 'latest',
};

const position = z.tuple([
  z.enum(['ahead', 'behind', 'soonest', 'latest']),
  z.iso.datetime(),
  z.int().min(0),
]);

function placeOf(cursor: string): Place {
  const [order, at, id] = decodeCursor(position, cursor);
  return { order, at, id };
}

/**
 * Public tournaments. Of all, those to come and running stand first, the soonest at the top, and then
 * those that are over, the latest at the top.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listTournaments(
  ctx: Pick<ServiceContext, 'db' | 'actor' | 'clock'>,
  input: Input,
): Promise<z.infer<typeof tournamentListOutput>> {
  const now = ctx.clock.now();
  const text = input.search && (await queries.foldText.first(ctx.db, { text: input.search }))?.text;
  const search = {
    viewerId: ctx.actor?.id ?? '',
    horizon: horizonOf(now),
    status: input.status,
    text: text ?? '',
    pattern: `%${literally(text ?? '')}%`,
  };
  const place = input.cursor ? placeOf(input.cursor) : startOf(FIRST[input.status]);
  const { items, nextCursor } = await readPage(
    input.limit,
    (count) => findFrom(ctx, search, place, count),
    (last) => encodeCursor([last.order, last.row.startsAt, last.row.id]),
  );
  return { items: items.map(({ row }) => toSummary(row, now.toISOString())), nextCursor };
}

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

interface Found {
  row: queries.Listed;
  /** the order in which it was found: those that are over have an order of their own */
  order: queries.Order;
}
type Search = Omit<queries.Search, 'at' | 'id'>;

async function findFrom(
  ctx: Pick<ServiceContext, 'db'>,
  search: Search,
  { order, at, id }: Place,
  count: number,
): Promise<Found[]> {
  const rows = await find(ctx, { ...search, at, id }, order, count);
  const found = rows.map((row) => ({ row, order }));
  if (order !== 'ahead' || rows.length === count) return found;
  const rest = await findFrom(ctx, search, startOf('behind'), count - rows.length);
  return [...found, ...rest];
}

/** The page sizes that have a statement of their own; smaller pages are cut from these. */
const PAGE_SIZES = [21, 51, 101];

async function find(
  { db }: Pick<ServiceContext, 'db'>,
  search: queries.Search,
  order: queries.Order,
  count: number,
): Promise<queries.Listed[]> {
  const limit = PAGE_SIZES.find((size) => size >= count) ?? count;
  const params = { ...search, limit };
  if (!search.text) return (await queries.listNext[order](db, params)).slice(0, count);
  const ahead = await queries.findAhead[order](db, params);
  const rows = ahead.length === limit ? ahead : await queries.findByText[order](db, params);
  return rows.slice(0, count);
}

/** How many public tournaments are being played, and how many are to come; one more than `TOURNAMENT_COUNT_MAX` is many. */
export async function countTournaments({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<z.infer<typeof tournamentCountsOutput>> {
  const horizon = horizonOf(clock.now());
  const counts = await counted.first(db, { horizon, max: TOURNAMENT_COUNT_MAX + 1 });
  return counts ?? { active: 0, upcoming: 0 };
}
