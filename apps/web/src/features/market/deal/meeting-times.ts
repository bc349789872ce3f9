import { addDays, dateOf } from '../../../lib/time/place-time.ts';
import { instantOf } from '../../../lib/time/wall-time.ts';

/** Lounges are open around these hours; two who meet at another time propose it in the conversation. */
const FIRST = 9 * 60;
const LAST = 23 * 60 + 30;
const STEP = 30;
const DAYS = 21;

/** The days on which two can meet, today first. */
export function meetingDays(now: number, timeZone: string): string[] {
  const today = dateOf(new Date(now), timeZone);
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index));
}

/** Minutes of the day at which two can meet, as far as they are still to come. */
export function meetingMinutes(date: string, now: number, timeZone: string): number[] {
  const count = (LAST - FIRST) / STEP + 1;
  return Array.from({ length: count }, (_, index) => FIRST + index * STEP).filter(
    (minutes) => instantOf(date, minutes, timeZone) > now,
  );
}

/** In the evening of tomorrow, when most have time. */
export const USUAL_MINUTES = 19 * 60;
