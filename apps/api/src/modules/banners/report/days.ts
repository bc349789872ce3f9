import {
  BANNER_REPORT_DAYS,
  BANNER_REPORT_DAYS_MAX,
  BANNER_TIME_ZONE,
} from '@oche/validators/banners/admin';
import { AppError } from '../../../lib/errors.ts';
import { addDays, DAY_MS, localDateAt, midnightOf } from '../../../lib/time/wall-clock.ts';

/** Days in Europe/Berlin; both are included. */
export interface Days {
  from: string;
  to: string;
}

/** This many days, the last of which is today. */
export function lastDays(now: Date, count: number): Days {
  const to = localDateAt(BANNER_TIME_ZONE, now.getTime());
  return { from: addDays(to, 1 - count), to };
}

/**
 * The days whose figures are wanted: the latest ones unless the reader says which.
 * @throws AppError BAD_INPUT when the last one is before the first, or they are more than two years
 */
export function daysOf(now: Date, { from, to }: Partial<Days>): Days {
  const last = to ?? lastDays(now, 1).to;
  const first = from ?? addDays(last, 1 - BANNER_REPORT_DAYS);
  const count = (midnightOf(last) - midnightOf(first)) / DAY_MS + 1;
  if (count < 1) throw new AppError('BAD_INPUT', { fields: { to: 'endBeforeBegin' } });
  if (count > BANNER_REPORT_DAYS_MAX) {
    throw new AppError('BAD_INPUT', { fields: { to: 'tooLarge' } });
  }
  return { from: first, to: last };
}

/** Each of the days, e.g. 2026-11-27. */
export function eachDay({ from, to }: Days): string[] {
  const count = (midnightOf(to) - midnightOf(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
