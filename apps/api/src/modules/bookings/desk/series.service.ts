import type { Executor, Tx } from '@oche/db';
import {
  type createSeriesInput,
  SERIES_MAX,
  type seriesInput,
  type seriesListOutput,
  type seriesOutput,
  type seriesPreviewOutput,
} from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  type BookingRules,
  changeCalendar,
  createInCalendar,
  holidaysBetween,
  isOpenThrough,
  onlyStaff,
  readBookingRules,
  requireStaff,
} from '../../lounges/index.ts';
import { withBuffer } from '../boards/occupancy.service.ts';
import {
  changeBookingStatus,
  insertBookings,
  readBookingStates,
} from '../booking/booking-steps.service.ts';
import { newBooking } from '../booking/new-booking.ts';
import { allocate } from '../rules/allocation.ts';
import { priceOf } from '../rules/price.ts';
import { intervalOf, teamRefusal } from '../rules/wish.ts';
import * as queries from './series.queries.ts';
import { type SeriesDate, seriesDates } from './series-dates.ts';

type SeriesInput = z.output<typeof seriesInput>;
type CreateSeriesInput = z.output<typeof createSeriesInput>;
type Series = z.infer<typeof seriesOutput>;
type Conflict = z.infer<typeof seriesPreviewOutput>['dates'][number]['conflict'];

/** Conflicts that are shown, although the team may book then. */
const HINTS: Conflict[] = ['BOOKING_IN_PAST', 'OUTSIDE_OPENING_HOURS'];

interface PlannedDate extends SeriesDate {
  conflict: Conflict;
  /** empty if there aren't enough free boards */
  boardIds: number[];
}

/**
 * All dates of a series with their present conflicts.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, SERIES_EMPTY, SERIES_TOO_LONG, TOO_MANY_BOARDS,
 *   BOARD_NOT_FOUND
 */
export async function previewSeries(
  ctx: MemberContext,
  input: SeriesInput,
): Promise<z.infer<typeof seriesPreviewOutput>> {
  await requireStaff(ctx.db, ctx.actor, input.loungeId);
  const rules = await readSeriesRules(ctx.db, input);
  const dates = await planSeries(ctx, ctx.db, rules, input);
  const holidays = await holidaysBetween(rules, input.firstDate, input.lastDate, ctx.locale);
  return {
    dates: dates.map(({ date, startTime, endTime, conflict }) => ({
      date,
      startTime,
      endTime,
      conflict,
      holiday: holidays.get(date) ?? null,
    })),
  };
}

/**
 * Books all dates of a series that aren't skipped, or none if boards are missing on one of them.
 * @throws AppError as the preview, and SERIES_CONFLICT when boards are missing on a date that isn't
 *   skipped
 */
export async function createSeries(ctx: MemberContext, input: CreateSeriesInput): Promise<Series> {
  requireWriter(ctx.actor);
  const { loungeId } = input;
  const creation = { loungeId, operation: 'series.create', input, guard: onlyStaff(ctx, loungeId) };
  const id = await createInCalendar(ctx, creation, async (tx) => {
    const rules = await readSeriesRules(tx, input);
    const planned = await planSeries(ctx, tx, rules, input);
    const dates = planned.filter(({ date }) => !input.skipDates.includes(date));
    requireRoom(dates);
    return insertSeries(ctx, tx, { input, rules, dates });
  });
  const series = await queries.getSeries.first(ctx.db, { id, now: ctx.clock.now().toISOString() });
  if (!series) throw new AppError('SERIES_NOT_FOUND');
  return series;
}

function requireRoom(dates: PlannedDate[]): void {
  if (dates.length === 0) throw new AppError('SERIES_EMPTY');
  const [first, ...others] = dates.filter(({ boardIds }) => boardIds.length === 0);
  if (!first) return;
  throw new AppError('SERIES_CONFLICT', {
    details: { conflicts: others.length + 1, date: first.date, code: first.conflict },
  });
}

function readSeriesRules(executor: Executor, input: SeriesInput): Promise<BookingRules> {
  const { loungeId, firstDate, lastDate } = input;
  return readBookingRules(executor, { loungeId, from: firstDate, to: lastDate });
}

/** What each date would get if all of them were booked now. */
async function planSeries(
  { clock }: Pick<ServiceContext, 'clock'>,
  executor: Executor,
  rules: BookingRules,
  input: SeriesInput,
): Promise<PlannedDate[]> {
  const dates = seriesDates(input, rules.timeZone, SERIES_MAX + 1);
  if (dates.length === 0) throw new AppError('SERIES_EMPTY');
  if (dates.length > SERIES_MAX) {
    throw new AppError('SERIES_TOO_LONG', { details: { max: SERIES_MAX } });
  }
  const spans = dates.map((date) => withBuffer(date, rules.bufferMinutes));
  const busy = await queries.listBusyOfSpans(executor, {
    loungeId: input.loungeId,
    starts: spans.map(({ startTime }) => startTime),
    ends: spans.map(({ endTime }) => endTime),
  });
  const boards = rules.boards.map(({ id }) => id);
  const wish = { boardIds: input.boardIds, boardCount: input.boardCount };
  const now = clock.now();
  // the same boards each week, as far as they are free
  let usual: number[] = [];
  return dates.map((date, index): PlannedDate => {
    // a night in which the clock is put back can be longer than a day
    const disorder = teamRefusal(date);
    if (disorder) return { ...date, conflict: disorder.code, boardIds: [] };
    const { boardIds, refusal } = allocate(wish, boards, new Set(busy[index]?.boardIds), usual);
    if (refusal === 'TOO_MANY_BOARDS' || refusal === 'BOARD_NOT_FOUND') {
      throw new AppError(refusal, { details: { boards: boards.length } });
    }
    if (!boardIds) return { ...date, conflict: refusal, boardIds: [] };
    if (usual.length === 0) usual = boardIds;
    return { ...date, conflict: hintOf(rules, date, now), boardIds };
  });
}

function hintOf(rules: BookingRules, date: SeriesDate, now: Date): Conflict {
  const hints: Conflict[] = [
    ...(date.startTime < now.toISOString() ? (['BOOKING_IN_PAST'] as const) : []),
    ...(isOpenThrough(rules, intervalOf(date)) ? [] : (['OUTSIDE_OPENING_HOURS'] as const)),
  ];
  return HINTS.find((hint) => hints.includes(hint)) ?? null;
}

interface NewSeries {
  input: CreateSeriesInput;
  rules: BookingRules;
  dates: PlannedDate[];
}

async function insertSeries(
  ctx: MemberContext,
  tx: Tx,
  { input, rules, dates }: NewSeries,
): Promise<number> {
  const { loungeId, name } = input;
  const series = await queries.insertSeries.first(tx, {
    loungeId,
    name,
    createdBy: ctx.actor.id,
    now: ctx.clock.now().toISOString(),
  });
  if (!series) throw new Error('the insert returned no series');
  const { groupSize } = input;
  const bookings = dates.map((date) => {
    const order = { boardCount: date.boardIds.length, groupSize };
    return newBooking(ctx, rules, {
      guest: { name, seriesId: series.id },
      startTime: date.startTime,
      endTime: date.endTime,
      boardIds: date.boardIds,
      isAnyBoard: input.boardIds === undefined,
      groupSize,
      priceCents: priceOf(rules, intervalOf(date), order).totalCents,
    });
  });
  await insertBookings(ctx, tx, bookings, 'staff');
  return series.id;
}

/** @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN */
export async function listSeries(
  ctx: MemberContext,
  { loungeId }: { loungeId: number },
): Promise<z.infer<typeof seriesListOutput>> {
  await requireStaff(ctx.db, ctx.actor, loungeId);
  return queries.listSeries(ctx.db, { loungeId, now: ctx.clock.now().toISOString() });
}

/**
 * Cancels the coming bookings of a series; past ones stay.
 * @throws AppError SERIES_NOT_FOUND, FORBIDDEN
 */
export async function cancelSeries(
  ctx: MemberContext,
  { id, reason }: { id: number; reason?: string | undefined },
): Promise<void> {
  requireWriter(ctx.actor);
  const series = await queries.getLoungeOfSeries.first(ctx.db, { id });
  if (!series) throw new AppError('SERIES_NOT_FOUND');
  const { loungeId } = series;
  await changeCalendar(
    ctx,
    loungeId,
    async (tx) => {
      const now = ctx.clock.now().toISOString();
      const future = await queries.listFutureOfSeries(tx, { seriesId: id, now });
      const bookings = await readBookingStates(
        tx,
        future.map((booking) => booking.id),
      );
      await changeBookingStatus(ctx, tx, bookings, {
        action: 'cancel',
        by: 'staff',
        userId: ctx.actor.id,
        ...(reason && { reason }),
      });
    },
    onlyStaff(ctx, loungeId),
  );
}
