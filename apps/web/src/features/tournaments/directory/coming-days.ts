import { addDays, dateOf } from '../../../lib/time/place-time.ts';

/** Where days of the directory begin, as the server reads them. */
const TIME_ZONE = 'Europe/Berlin';
const FRIDAY = 5;
const MONTH_DAYS = 30;

export interface Days {
  from: string;
  until: string;
}

/** The days that people ask for; on a weekend it is the one that is on. */
export function comingDays(now: Date): { today: string; weekend: Days; month: Days } {
  const today = dateOf(now, TIME_ZONE);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const isOn = weekday === 0 || weekday > FRIDAY;
  const toSunday = (7 - weekday) % 7;
  return {
    today,
    weekend: {
      from: isOn ? today : addDays(today, FRIDAY - weekday),
      until: addDays(today, toSunday),
    },
    month: { from: today, until: addDays(today, MONTH_DAYS) },
  };
}
