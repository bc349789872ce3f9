import { attempt, type Tx, withTransaction } from '@oche/db';
import type { ErrorCode } from '@oche/validators/errors';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { isFinalRefusal } from '../../../lib/jobs/final-refusals.ts';
import { addJobs, type NewJob } from '../../../lib/jobs/jobs.ts';
import { addDays, localDateAt } from '../../../lib/time/wall-clock.ts';
import { couldWrite } from '../../auth/index.ts';
import { listBoardsAt, replaceBlock } from '../../bookings/index.ts';
import { changeCalendar } from '../../lounges/index.ts';
import { setBlock } from '../boards/boards.queries.ts';
import { columnsOf } from '../changes/tournament-change.service.ts';
import { insertTournament } from '../core/tournament-change.queries.ts';
import { tournamentPublished } from '../core/tournaments.outside.ts';
import { planCheckIn } from '../notifications/check-in-opens.service.ts';
import '../core/tournaments.events.ts';
import * as dates from './dates.queries.ts';
import { datesBetween, startOn } from './dates.ts';
import * as queries from './series.queries.ts';
import { patternOf } from './series.service.ts';
import { numbered, timesOf } from './template.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'tournaments.announceSeries': { seriesId: number };
    'tournaments.announceEverySeries': unknown;
  }
}

/** The job that announces what is due of a series; one that waits already is enough. */
export const announcing = (seriesId: number): NewJob => ({
  name: 'tournaments.announceSeries',
  payload: { seriesId },
  key: `tournaments.announceSeries ${seriesId}`,
});

const SLICE = 500;

/** Looks at all series that announce their evenings automatically. */
export async function announceEverySeries({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (let after = 0; ; ) {
    const series = await queries.listRepeating(db, { after, limit: SLICE });
    await addJobs(
      db,
      series.map(({ id }) => announcing(id)),
    );
    const last = series.at(-1);
    if (!last || series.length < SLICE) return;
    after = last.id;
  }
}

/**
 * Announces the evenings that are due, each date once: behind the lock of the series, and of the lounge's
 * calendar where boards are kept. One that is refused is left out, for the next look.
 * @returns the first refusal
 * @throws AppError what speaks against all of them, e.g. SERIES_CREATOR_AWAY
 */
export async function announceSeries(
  deps: Deps,
  { seriesId }: { seriesId: number },
): Promise<ErrorCode | null> {
  const series = await queries.getSeries.first(deps.db, { id: seriesId, viewerId: '' });
  if (!series || !patternOf(series) || series.closedAt !== null) return null;
  const { loungeId, boardIds } = series;
  const announce = (tx: Tx) => announceIn(deps, tx, seriesId, loungeId);
  return loungeId !== null && boardIds.length > 0
    ? changeCalendar(deps, loungeId, announce)
    : withTransaction(deps.db, announce);
}

/** The same in a transaction that is open already, behind the lock of the lounge's calendar. */
export async function announceIn(
  deps: Deps,
  tx: Tx,
  seriesId: number,
  calendarOf: number | null,
): Promise<ErrorCode | null> {
  // who made it keeps boards only as long as they are in the lounge's team
  const creator = await queries.getSeries.first(tx, { id: seriesId, viewerId: '' });
  const series = await queries.lockSeries.first(tx, {
    id: seriesId,
    viewerId: creator?.createdBy ?? '',
  });
  const pattern = series && patternOf(series);
  if (!series || !pattern || series.closedAt !== null) return null;
  // it has moved meanwhile, to a lounge whose calendar isn't held
  if (series.loungeId !== calendarOf && series.boardIds.length > 0) {
    throw new AppError('UNAVAILABLE', { retryAfter: 1 });
  }
  const due = await listDue(tx, series, pattern, deps.clock.now());
  if (due.length === 0) return null;
  if (!(await couldWrite({ db: tx, clock: deps.clock }, series.createdBy))) {
    throw new AppError('SERIES_CREATOR_AWAY');
  }
  let refusal: ErrorCode | null = null;
  for (const evening of due) {
    const outcome = await attempt(tx, () => announceOne(deps, tx, series, evening));
    if (!('error' in outcome)) continue;
    if (!isFinalRefusal(outcome.error)) throw outcome.error;
    refusal ??= outcome.error.code;
  }
  return refusal;
}

/** The dates that are to be announced now, and when they begin. */
async function listDue(
  tx: Tx,
  { id: seriesId, timeZone }: queries.SeriesRow,
  pattern: NonNullable<ReturnType<typeof patternOf>>,
  now: Date,
): Promise<{ date: string; start: string }[]> {
  const today = localDateAt(timeZone, now.getTime());
  const known = await dates.listDates(tx, { seriesId, from: today });
  const different = new Map(known.map((date) => [date.date, date]));
  return datesBetween(pattern, today, addDays(today, pattern.announceDays)).flatMap((date) => {
    const { isLeftOut = false, startsAt = null, announcedAt = null } = different.get(date) ?? {};
    const start = startsAt ?? startOn(date, pattern.startsMinutes, timeZone);
    return isLeftOut || announcedAt !== null || start <= now.toISOString() ? [] : { date, start };
  });
}

async function announceOne(
  deps: Deps,
  tx: Tx,
  series: queries.SeriesRow,
  { date, start }: { date: string; start: string },
): Promise<void> {
  const { id: seriesId, template, deadlineMinutes, timeZone, createdBy } = series;
  if (template === null || deadlineMinutes === null) return;
  const now = deps.clock.now().toISOString();
  const { count = 0 } = (await queries.countOfSeries.first(tx, { seriesId })) ?? {};
  const times = timesOf({ ...series, deadlineMinutes }, start, timeZone, now);
  const name = numbered(template.name, count + 1);
  const tournamentId = await insertTournament(tx, {
    ...columnsOf({ ...template, ...times, name }),
    series_id: seriesId,
    status: 'upcoming',
    created_by: createdBy,
    created_at: now,
    updated_at: now,
  });
  const missingBoards = await keepBoards(deps, tx, series, { tournamentId, name, ...times });
  const announced = { seriesId, date, tournamentId, now, missingBoards };
  const isFirst = (await dates.setAnnounced(tx, announced)).length > 0;
  // the lock of the series prevents it; if it didn't, nothing may be announced twice
  if (!isFirst) throw new Error(`${date} of series ${seriesId} was announced already`);
  await planCheckIn(deps, tx, tournamentId, times.checkInOpensAt);
  await deps.events.publish(tx, 'tournament.described', { tournamentId });
  await deps.events.publish(tx, 'tournamentSeries.changed', { seriesId });
  await publishOutside(deps, tx, tournamentPublished, { tournamentId });
}

interface Evening {
  tournamentId: number;
  name: string;
  startDate: string;
  endDate?: string | undefined;
}

/**
 * Keeps those of the wanted boards that are free then.
 * @returns the names of the others
 */
async function keepBoards(
  deps: Deps,
  tx: Tx,
  { loungeId, boardIds, createdBy, isLoungeStaff }: queries.SeriesRow,
  { tournamentId, name, startDate: startTime, endDate: endTime }: Evening,
): Promise<string[]> {
  if (loungeId === null || boardIds.length === 0 || endTime === undefined) return [];
  const boards = await listBoardsAt(tx, { loungeId, startTime, endTime });
  const wanted = boards.filter(({ id }) => boardIds.includes(id));
  const free = isLoungeStaff ? wanted.filter(({ isFree }) => isFree) : [];
  if (free.length > 0) {
    const ctx = { ...deps, actor: { id: createdBy } };
    const next = { boardIds: free.map(({ id }) => id), startTime, endTime, reason: name };
    const blockId = await replaceBlock(ctx, tx, { loungeId, blockId: null, next });
    await setBlock(tx, { id: tournamentId, blockId });
  }
  return wanted.filter((board) => !free.includes(board)).map((board) => board.name);
}
