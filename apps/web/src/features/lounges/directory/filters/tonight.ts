import { addDays } from '../../../../lib/time/place-time.ts';
import { timeText, wallTime } from '../../../../lib/time/wall-time.ts';

const DAY = 1440;
/** Until then an evening is still the one of the day before, in minutes. */
export const NIGHT_ENDS = 360;
/** Bookings begin at half hours nearly everywhere. */
export const STEP = 30;

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

interface Times {
  from: string;
  to: string;
}

/** The end that keeps the length, when the start moves. */
export function endAfter({ from, to }: Times, start: string): string {
  const length = (minutesOf(to) - minutesOf(from) + DAY) % DAY;
  return timeText((minutesOf(start) + length) % DAY);
}

/** Minutes since the midnight with which the evening's day has begun. */
const inEvening = (minutes: number) => (minutes < NIGHT_ENDS ? minutes + DAY : minutes);

/** The evening that it is, on the clock of most lounges. */
export function eveningAt(now: number): { date: string; minutes: number } {
  const { date, minutes } = wallTime(now, 'Europe/Berlin');
  return {
    date: minutes < NIGHT_ENDS ? addDays(date, -1) : date,
    minutes: inEvening(minutes),
  };
}

/** What is left of tonight: nobody can book at eight when it is half past nine. */
export function whatIsLeft(times: Times, now: number): Times {
  const { minutes } = eveningAt(now);
  if (inEvening(minutesOf(times.from)) > minutes) return times;
  const from = timeText(((Math.floor(minutes / STEP) + 1) * STEP) % DAY);
  return { from, to: endAfter(times, from) };
}
