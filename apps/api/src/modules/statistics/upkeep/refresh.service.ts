import type { Tx } from '@oche/db';
import type { Variant } from './details.ts';
import { type GameOfMonth, listGamesBetween } from './games.queries.ts';
import { inThreeDarts, type Place, placeOf } from './levels.ts';
import * as queries from './player.queries.ts';
import { sumOf, totalsOfGame } from './totals.ts';

const EVER = { from: '0001-01-01T00:00:00.000Z', to: '9999-01-01T00:00:00.000Z' };

/** Makes the sums of some months of a player again, from the games that count. */
export async function refreshMonths(
  tx: Tx,
  userId: string,
  months: readonly string[],
): Promise<void> {
  for (const month of new Set(months)) {
    const rows = await listGamesBetween(tx, { userId, ...spanOf(month) });
    await queries.replaceMonths(tx, userId, month, sumsOf(rows));
  }
}

/** The same of all months. */
export async function refreshAllMonths(tx: Tx, userId: string): Promise<void> {
  const rows = await listGamesBetween(tx, { userId, ...EVER });
  await queries.replaceMonths(tx, userId, null, sumsOf(rows));
}

/** @param month e.g. 2026-11 */
function spanOf(month: string): { from: string; to: string } {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return { from: from.toISOString(), to: to.toISOString() };
}

function sumsOf(rows: readonly GameOfMonth[]) {
  const groups = Map.groupBy(rows, ({ variant, month }) => `${variant} ${month}`);
  return [...groups.values()].flatMap((games) => {
    const [first] = games;
    if (!first) return [];
    const totals = sumOf(games.map(gameOf).map(totalsOfGame));
    return [{ variant: first.variant, month: first.month, totals }];
  });
}

const gameOf = ({ variant: _, month: __, ...row }: GameOfMonth) => row;

const isX01 = ({ variant }: { variant: Variant }): boolean => variant !== 'cricket';

/** A player at a glance, and among those of their own level. The months have to be current. */
export async function refreshPlayer(tx: Tx, userId: string): Promise<void> {
  const months = await queries.listMonths(tx, { userId });
  const before = await queries.getPlace.first(tx, { userId });
  const all = sumOf(months.map(({ totals }) => totals));
  const x01 = sumOf(months.filter(isX01).map(({ totals }) => totals));
  const place = placeOf(x01);
  await queries.savePlayer(tx, {
    userId,
    games: all.games,
    won: all.won,
    average: inThreeDarts(x01.points, x01.darts),
    level: place?.level ?? null,
    places: place?.places ?? null,
  });
  await queries.changeLevels(tx, [...stepsOf(before, -1), ...stepsOf(place, 1)]);
}

function stepsOf(
  place: Place | { level: number | null; places: number[] | null } | null | undefined,
  players: number,
) {
  const { level, places } = place ?? {};
  if (level === null || level === undefined) return [];
  return (places ?? []).map((bucket, measure) => ({ level, measure, bucket, players }));
}
