import type { Executor } from '@oche/db';
import { DEFAULT_OPENING_HOURS, type OpeningHours } from '@oche/validators/lounges/opening-hours';
import { AppError } from '../../../lib/errors.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { type Days, getBookingRules, getRevision, listTimeRules } from './rules.queries.ts';

/** @throws AppError LOUNGE_NOT_FOUND */
export async function readCalendarRevision(db: Executor, loungeId: number): Promise<number> {
  const calendar = await getRevision.first(db, { loungeId });
  if (!calendar) throw new AppError('LOUNGE_NOT_FOUND');
  return calendar.revision;
}

type BookingRow = NonNullable<Awaited<ReturnType<typeof getBookingRules.first>>>;
type TimeRow = NonNullable<Awaited<ReturnType<typeof listTimeRules.first>>>;

interface Hours {
  /** the hours that apply: the default if the owner has entered none */
  openingHours: OpeningHours;
}

/** The rules for a lounge's bookings, with the boards in their order, without removed ones. */
export interface BookingRules extends Omit<BookingRow, 'openingHours'>, Hours {}

/** Those of them that say when a lounge can be booked, and for how much. */
export interface TimeRules extends Omit<TimeRow, 'openingHours' | 'numberOfBoards'>, Hours {}

/** The same of one of many lounges, with how many boards it has. */
export type ListedRules = TimeRules & { numberOfBoards: number };

interface DaySpan {
  from: string;
  to: string;
}

const utcDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * @param span ISO times of the days that matter; exceptions of the days around them are read, too
 * @throws AppError LOUNGE_NOT_FOUND
 */
export async function readBookingRules(
  executor: Executor,
  { loungeId, ...span }: { loungeId: number } & DaySpan,
): Promise<BookingRules> {
  const row = await getBookingRules.first(executor, { loungeId, ...daysOf(span) });
  if (!row) throw new AppError('LOUNGE_NOT_FOUND');
  return withHours(row);
}

/** The rules for times and prices of several lounges, of those that there are. */
export async function readRulesOfAll(
  executor: Executor,
  { loungeIds, ...span }: { loungeIds: number[] } & DaySpan,
): Promise<ListedRules[]> {
  if (loungeIds.length === 0) return [];
  return (await listTimeRules(executor, { loungeIds, ...daysOf(span) })).map(withHours);
}

/** The days whose exceptions matter: an opening of the day before can extend into the span, and local days differ from UTC's. */
export const daysOf = (span: DaySpan): Days => ({
  from: utcDate(Date.parse(span.from) - 2 * DAY_MS),
  to: utcDate(Date.parse(span.to) + DAY_MS),
});

export const withHours = <Row extends { openingHours: OpeningHours | null }>(
  row: Row,
): Row & Hours => ({
  ...row,
  openingHours: row.openingHours ?? DEFAULT_OPENING_HOURS,
});
