import { localDateAt } from '../../../lib/time/wall-clock.ts';

interface Announced {
  startsAt: string;
  /** null where none was announced */
  endsAt: string | null;
  timeZone: string;
}

/** Whether an evening ends later than its players expect: past what was announced, else past midnight there. */
export function endsLate({ startsAt, endsAt, timeZone }: Announced, end: string): boolean {
  if (endsAt !== null) return Date.parse(end) > Date.parse(endsAt);
  // an end at midnight itself is still that day's
  return localDateAt(timeZone, Date.parse(end) - 1) > localDateAt(timeZone, Date.parse(startsAt));
}
