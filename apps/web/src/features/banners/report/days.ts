import { BANNER_REPORT_DAYS_MAX, BANNER_TIME_ZONE } from '@oche/validators/banners/admin-limits';
import { addDays, dateOf } from '../../../lib/time/place-time.ts';

/** What of a report is asked for; both days are included. */
export interface Days {
  from?: string;
  to?: string;
}

const DAY = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The days that an address asks for; what no report can have is as if it weren't there. */
export function daysIn({ from, to }: Record<string, unknown>): Days {
  const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);
  const asked = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  if (!asked.from || !asked.to) return asked;
  const isSpan = asked.from <= asked.to && asked.to < addDays(asked.from, BANNER_REPORT_DAYS_MAX);
  return isSpan ? asked : {};
}

/** The latest days, today included. */
export function latest(count: number): Required<Days> {
  const to = dateOf(new Date(), BANNER_TIME_ZONE);
  return { from: addDays(to, 1 - count), to };
}
