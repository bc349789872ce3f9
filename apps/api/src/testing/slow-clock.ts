/*
 * A slow and obvious model of time zones, against which the fast rules are tested: what Intl says
 * that a wall clock shows, for each single minute.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Days on which the clock goes forward, goes back, or does nothing special. */
export const troubledDays = [
  { timeZone: 'Europe/Berlin', date: '2026-03-29' },
  { timeZone: 'Europe/Berlin', date: '2026-10-25' },
  { timeZone: 'Europe/Berlin', date: '2026-12-31' },
  { timeZone: 'Europe/London', date: '2026-03-29' },
  { timeZone: 'Europe/London', date: '2026-10-25' },
  // changes at midnight
  { timeZone: 'America/Sao_Paulo', date: '2018-11-04' },
  { timeZone: 'America/Sao_Paulo', date: '2018-02-18' },
  // changes by half an hour
  { timeZone: 'Australia/Lord_Howe', date: '2026-04-05' },
  { timeZone: 'Australia/Lord_Howe', date: '2026-10-04' },
  // never changes, but is 5:45 ahead of UTC
  { timeZone: 'Asia/Kathmandu', date: '2026-06-01' },
  { timeZone: 'America/New_York', date: '2027-03-14' },
] as const;

export interface Minute {
  /** milliseconds since 1970 */
  instant: number;
  /** local date, e.g. 2026-11-27 */
  date: string;
  /** minutes since midnight */
  timeOfDay: number;
  /** Monday is 1 */
  weekday: number;
}

const known = new Map<string, Minute[]>();

/** Every minute from three days before a day to four days after it. */
export function minutesAround({ timeZone, date }: { timeZone: string; date: string }): Minute[] {
  const key = `${timeZone} ${date}`;
  const minutes = known.get(key) ?? readMinutes(timeZone, Date.parse(date));
  known.set(key, minutes);
  return minutes;
}

function readMinutes(timeZone: string, midnight: number): Minute[] {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const from = midnight - 3 * DAY_MS;
  return Array.from({ length: 8 * 24 * 60 }, (_, index) => {
    const instant = from + index * MINUTE_MS;
    const [date = '', time = ''] = wall.format(instant).split(' ');
    const [hours, minutes] = time.split(':').map(Number);
    return {
      instant,
      date,
      timeOfDay: (hours ?? 0) * 60 + (minutes ?? 0),
      weekday: new Date(date).getUTCDay() || 7,
    };
  });
}

/** The date this many days later. */
export const laterDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The first minute at which the clock shows this time of this day, or a later time. */
export function firstMinuteAt(minutes: Minute[], date: string, timeOfDay: number): number {
  const day = laterDay(date, Math.floor(timeOfDay / 1440));
  const rest = timeOfDay % 1440;
  const found = minutes.find(
    (minute) => minute.date > day || (minute.date === day && minute.timeOfDay >= rest),
  );
  if (!found) throw new Error(`${date} is too far away`);
  return found.instant;
}
