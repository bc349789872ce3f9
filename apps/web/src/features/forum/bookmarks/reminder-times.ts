import { addDays } from '../../../lib/time/place-time.ts';
import { instantOf, MINUTE, mondayOf, wallTime, weekdayOf } from '../../../lib/time/wall-time.ts';

/** Times of day as people say them. */
export type ReminderName = 'evening' | 'morning' | 'weekend' | 'nextWeek';

export interface ReminderTime {
  name: ReminderName;
  /** milliseconds since 1970 */
  at: number;
}

/** Minutes since midnight. */
const EVENING = 19 * 60;
const MORNING = 8 * 60;
const WEEKEND = 10 * 60;
/** Until then it is still the evening before: who sits at the oche at one says "morgen früh" of the same date. */
const DAY_BEGINS = 4 * 60;
/** An evening that is nearly here, or is running, is no time to be reminded of later. */
const SOON = 30 * MINUTE;
const SATURDAY = 6;

/** When somebody could want to be reminded, the next time first, on the clock of their time zone. */
export function reminderTimes(now: number, timeZone: string): ReminderTime[] {
  const { date } = wallTime(now - DAY_BEGINS * MINUTE, timeZone);
  const untilSaturday = (SATURDAY - weekdayOf(date) + 7) % 7 || 7;
  const times: ReminderTime[] = [
    { name: 'evening', at: instantOf(date, EVENING, timeZone) },
    { name: 'morning', at: instantOf(addDays(date, 1), MORNING, timeZone) },
    { name: 'weekend', at: instantOf(addDays(date, untilSaturday), WEEKEND, timeZone) },
    { name: 'nextWeek', at: instantOf(addDays(mondayOf(date), 7), MORNING, timeZone) },
  ];
  return times.filter(
    // on a Sunday next week begins tomorrow morning
    ({ at }, place) => at - now >= SOON && !times.slice(0, place).some((one) => one.at === at),
  );
}
