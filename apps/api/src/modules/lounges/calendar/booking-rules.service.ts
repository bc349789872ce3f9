import type { Executor } from '@oche/db';
import { DEFAULT_OPENING_HOURS, type OpeningHours } from '@oche/validators/opening-hours';
import { AppError } from '../../../lib/errors.ts';
import { getBookingRules, getRevision, listBookingRules } from './rules.queries.ts';

/** @throws AppError LOUNGE_NOT_FOUND */
export async function readCalendarRevision(db: Executor, loungeId: number): Promise<number> {
  const calendar = await getRevision.first(db, { loungeId });
  if (!calendar) throw new AppError('LOUNGE_NOT_FOUND');
  return calendar.revision;
}

type RulesRow = NonNullable<Awaited<ReturnType<typeof getBookingRules.first>>>;

/** The rules for a lounge's bookings, with the boards in their order, without removed ones. */
export interface BookingRules extends Omit<RulesRow, 'openingHours'> {
  /** the hours that apply: the default if the owner has entered none */
  openingHours: OpeningHours;
}

const DAY_MS = 86_400_000;
const utcDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * @param span ISO times of the days that matter; exceptions of the days around them are read, too
 * @throws AppError LOUNGE_NOT_FOUND
 */
export async function readBookingRules(
  executor: Executor,
  { loungeId, ...span }: { loungeId: number; from: string; to: string },
): Promise<BookingRules> {
  const row = await getBookingRules.first(executor, { loungeId, ...daysOf(span) });
  if (!row) throw new AppError('LOUNGE_NOT_FOUND');
  return toRules(row);
}

/** The same of several lounges, of those that there are. */
export async function readRulesOfAll(
  executor: Executor,
  { loungeIds, ...span }: { loungeIds: number[]; from: string; to: string },
): Promise<BookingRules[]> {
  return (await listBookingRules(executor, { loungeIds, ...daysOf(span) })).map(toRules);
}

/** An opening of the day before can extend into the span, and local days differ from UTC's. */
const daysOf = (span: { from: string; to: string }) => ({
  from: utcDate(Date.parse(span.from) - 2 * DAY_MS),
  to: utcDate(Date.parse(span.to) + DAY_MS),
});

const toRules = (row: RulesRow): BookingRules => ({
  ...row,
  openingHours: row.openingHours ?? DEFAULT_OPENING_HOURS,
});
