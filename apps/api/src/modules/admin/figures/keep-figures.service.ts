import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { addDays, localDateAt } from '../../../lib/time/wall-clock.ts';
import * as queries from './figures.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'admin.keepFigures': unknown;
    'admin.correctFigures': unknown;
  }
}

/** How many days are counted in one transaction. */
const SLICE_DAYS = 31;
/** How far back things still change: posts are deleted, bookings cancelled, results come late. */
const LATE_DAYS = 35;
/** How long it is kept who was there: a week's figure needs seven days, and late traces a few more. */
const ACTIVE_DAYS_KEPT = 30;

/**
 * Brings the daily figures up to date: today and yesterday, and whatever lies before them and was never counted, from
 * the first account on. So the first run fills all the past, and one after a standstill what it missed.
 */
export async function keepFigures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = localDateAt(queries.ZONE, deps.clock.now().getTime());
  const last = await queries.getLastDay.first(deps.db, {});
  const first = (await queries.getFirstDay.first(deps.db, {}))?.day;
  if (!first) return;
  await countDays(deps, { from: last ? earlier(last.day, addDays(today, -1)) : first, to: today });
}

/** At each start, so that nobody waits for the first figures. */
export const beginFigures = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  addJob(db, 'admin.keepFigures', {}, { key: 'admin.keepFigures' });

/** Counts the last weeks again, in which things may have changed since. */
export async function correctFigures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = localDateAt(queries.ZONE, deps.clock.now().getTime());
  const first = (await queries.getFirstDay.first(deps.db, {}))?.day;
  if (!first) return;
  await countDays(deps, { from: later(first, addDays(today, -LATE_DAYS)), to: today });
  await queries.forgetActiveBefore(deps.db, { day: addDays(today, -ACTIVE_DAYS_KEPT) });
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

async function countDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, to }: queries.Days,
): Promise<void> {
  const now = clock.now().toISOString();
  const today = localDateAt(queries.ZONE, clock.now().getTime());
  // the traces of earlier days have been deleted, and what was counted from them stays
  const keptFrom = addDays(today, -ACTIVE_DAYS_KEPT + 7);
  for (let start = from; start <= to; start = addDays(start, SLICE_DAYS)) {
    const slice = { from: start, to: earlier(addDays(start, SLICE_DAYS - 1), to) };
    await withTransaction(db, async (tx) => {
      await queries.holdFigures(tx);
      const last = await queries.getLastDay.first(tx, {});
      await queries.saveCounts(tx, slice, now);
      await queries.noteActive(tx, slice);
      // a day that is counted for the first time is counted from what there is
      const firstNew = last ? addDays(last.day, 1) : slice.from;
      const activeFrom = later(slice.from, earlier(firstNew, keptFrom));
      if (activeFrom <= slice.to) await queries.saveActive(tx, { from: activeFrom, to: slice.to });
    });
  }
  await queries.forgetActiveBefore(db, { day: addDays(today, -ACTIVE_DAYS_KEPT) });
}
