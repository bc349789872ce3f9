/** What people write into cells, as what it means; undefined for what can't be read. */

const DAYS: readonly (readonly string[])[] = [
  ['mo', 'montag', 'montags', 'mon', 'monday', 'mondays'],
  ['di', 'dienstag', 'dienstags', 'tue', 'tuesday', 'tuesdays'],
  ['mi', 'mittwoch', 'mittwochs', 'wed', 'wednesday', 'wednesdays'],
  ['do', 'donnerstag', 'donnerstags', 'thu', 'thursday', 'thursdays'],
  ['fr', 'freitag', 'freitags', 'fri', 'friday', 'fridays'],
  ['sa', 'samstag', 'samstags', 'sonnabend', 'sat', 'saturday', 'saturdays'],
  ['so', 'sonntag', 'sonntags', 'sun', 'sunday', 'sundays'],
];

/** @returns 1 for Monday to 7 */
export function weekdayIn(cell: string): number | undefined {
  const name = cell.toLowerCase().replace(/\./g, '').trim();
  if (/^[1-7]$/.test(name)) return Number(name);
  const index = DAYS.findIndex((names) => names.includes(name));
  return index < 0 ? undefined : index + 1;
}

/** "19:30", "19.30 Uhr", "19h30", "20 Uhr", "7:30 pm". @returns e.g. 19:30 */
export function timeIn(cell: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.h](\d{2})(?:[:.]\d{2})?)?\s*(uhr|h|am|pm)?$/i.exec(cell.trim());
  if (!found) return undefined;
  const [, hour = '', minute = '00', unit = ''] = found;
  const half = unit.toLowerCase();
  const hours =
    (Number(hour) % (half === 'am' || half === 'pm' ? 12 : 24)) + (half === 'pm' ? 12 : 0);
  // a bare number is no time
  if (found[2] === undefined && half === '') return undefined;
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

export interface Moment {
  /** e.g. 2026-12-24 */
  date: string;
  /** e.g. 19:30; null where only the day is told */
  time: string | null;
  /** ISO time, where the zone is told, too */
  instant: string | null;
}

/** "24.12.2026 19:30", "Do, 24.12.26, 19.30 Uhr", "24/12/2026", "2026-12-24T19:30", "2026-12-24T18:30:00Z". */
export function momentIn(cell: string): Moment | undefined {
  const text = cell.trim().replace(/^\p{L}{2,12}\.?,?\s+/u, '');
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T\s,]+(.+))?$/.exec(text);
  if (iso) {
    const [, year = '', month = '', day = '', rest] = iso;
    return momentOf(`${year}-${month}-${day}`, rest);
  }
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?:[\s,]+(?:um\s+|at\s+)?(.+))?$/.exec(
    text,
  );
  if (!local) return undefined;
  const [, day = '', month = '', year = '', rest] = local;
  const whole = year.length === 2 ? `20${year}` : year;
  return momentOf(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, rest);
}

function momentOf(date: string, rest: string | undefined): Moment | undefined {
  const at = Date.parse(`${date}T00:00:00Z`);
  // no 31st of April
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return undefined;
  if (rest === undefined) return { date, time: null, instant: null };
  const zoned = /^\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/.test(rest);
  if (zoned) {
    const instant = Date.parse(`${date}T${rest}`);
    if (Number.isNaN(instant)) return undefined;
    return { date, time: null, instant: new Date(instant).toISOString() };
  }
  const time = timeIn(rest);
  return time === undefined ? undefined : { date, time, instant: null };
}

/** "7:5", "7-5", "7 : 5". */
export function pairIn(cell: string): [number, number] | undefined {
  const found = /^(\d{1,3})\s*[:\-–/]\s*(\d{1,3})$/.exec(cell.trim());
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** "5", "5.", "5. Spieltag". */
export function roundIn(cell: string): number | undefined {
  const found = /^(?:\p{L}+\s*)?(\d{1,2})\.?(?:\s*\p{L}+)?$/u.exec(cell.trim());
  const round = found ? Number(found[1]) : 0;
  return round >= 1 && round <= 60 ? round : undefined;
}

export const wholeIn = (cell: string): number | undefined =>
  /^\d{1,3}$/.test(cell) ? Number(cell) : undefined;
