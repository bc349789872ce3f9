import type { Locale } from '@oche/validators/common';
import { dateFormat } from '../../lib/time/formats.ts';

/** `date` is 2026-11-27, `time` is 19:30, `moment` is 2026-11-27T19:30, each as HTML writes it. */
export type MomentKind = 'date' | 'time' | 'moment';

type PartName = 'day' | 'month' | 'year' | 'hour' | 'minute';

interface Part {
  name: PartName;
  digits: number;
  /** what stands before it */
  before: string;
  /** a first digit above it can only be a number below ten */
  maxFirst: number;
}

const time: readonly Part[] = [
  { name: 'hour', digits: 2, before: '', maxFirst: 2 },
  { name: 'minute', digits: 2, before: ':', maxFirst: 5 },
];
const dateWith = (separator: string): readonly Part[] => [
  { name: 'day', digits: 2, before: '', maxFirst: 3 },
  { name: 'month', digits: 2, before: separator, maxFirst: 1 },
  { name: 'year', digits: 4, before: separator, maxFirst: 9 },
];

/** In which order a language writes the parts, and what it writes between them. */
function partsOf(kind: MomentKind, locale: Locale): readonly Part[] {
  if (kind === 'time') return time;
  const date = dateWith(locale === 'en' ? '/' : '.');
  if (kind === 'date') return date;
  return [
    ...date,
    ...time.map((part) => (part.name === 'hour' ? { ...part, before: ', ' } : part)),
  ];
}

const pad = (value: number | string, digits = 2) => String(value).padStart(digits, '0');

const ISO: Record<MomentKind, RegExp> = {
  date: /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  time: /^(?<hour>\d\d):(?<minute>\d\d)$/,
  moment: /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)T(?<hour>\d\d):(?<minute>\d\d)/,
};

/** How a language writes a value: "27.11.2026, 19:30". What is no value is an empty text. */
export function momentText(value: string, kind: MomentKind, locale: Locale): string {
  const groups = ISO[kind].exec(value)?.groups;
  if (!groups) return '';
  return partsOf(kind, locale)
    .map(({ name, before }) => before + (groups[name] ?? ''))
    .join('');
}

/** Letters in place of the digits, e.g. "TT.MM.JJJJ"; in a browser that has no words for them none. */
export function momentShape(kind: MomentKind, locale: Locale): string {
  if (kind === 'time') return '--:--';
  try {
    const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
    const date = partsOf('date', locale)
      .map(({ name, digits, before }) => {
        const letter = names.of(name)?.charAt(0).toUpperCase() ?? '';
        return before + letter.repeat(digits);
      })
      .join('');
    return kind === 'moment' ? `${date}, --:--` : date;
  } catch {
    return '';
  }
}

type Numbers = Partial<Record<PartName, number>>;

/** The value of these numbers, empty if there is no such day or time. */
function valueFrom(numbers: Numbers, kind: MomentKind): string {
  const { day = 0, month = 0, year = 0, hour = 0, minute = 0 } = numbers;
  const clock = hour < 24 && minute < 60 ? `${pad(hour)}:${pad(minute)}` : '';
  if (kind === 'time') return clock;
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  const at = Date.parse(`${date}T00:00Z`);
  // a browser may read the 31st of February as the 3rd of March
  const isDay = year >= 1000 && !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
  if (!isDay) return '';
  if (kind === 'date') return date;
  return clock && `${date}T${clock}`;
}

/** The value of a text that is completely written; an empty text for every other one. */
export function momentValue(text: string, kind: MomentKind, locale: Locale): string {
  const iso = ISO[kind].exec(text)?.groups;
  if (iso) {
    const numbers = Object.entries(iso).map(([name, digits]) => [name, Number(digits)]);
    return valueFrom(Object.fromEntries(numbers), kind);
  }
  const parts = partsOf(kind, locale);
  const pattern = parts.map(({ digits, before }) => {
    const between = before.trim().replace('.', '\\.');
    return `${between}\\s*(${digits === 4 ? '\\d{4}' : '\\d{1,2}'})`;
  });
  const found = new RegExp(`^\\s*${pattern.join('\\s*')}\\s*$`).exec(text);
  if (!found) return '';
  const numbers = parts.map(({ name }, index) => [name, Number(found[index + 1])] as const);
  return valueFrom(Object.fromEntries(numbers), kind);
}

interface Around {
  /** the day on the reader's clock, for a date without a year */
  today: string;
  min?: string;
}

/** What somebody means when they leave the field: "24.12", "241226" and "8 pm" are values, too. */
export function guessedValue(
  text: string,
  kind: MomentKind,
  locale: Locale,
  around: Around,
): string {
  const exact = momentValue(text, kind, locale);
  if (exact) return exact;
  if (kind === 'time') return guessedTime(text);
  if (kind === 'date') return guessedDate(text, locale, around);
  const plain = withoutNames(text, locale).trim();
  const [, day = '', clock = ''] =
    /^(.*),\s*(\S.*)$/.exec(plain) ?? /^(.*?)\s\s*(\S.*)$/.exec(plain) ?? [];
  const [date, at] = [guessedDate(day, locale, around), guessedTime(clock)];
  return date && at && `${date}T${at}`;
}

/** The numbers of the months in place of their names, whole or as three letters. */
function withoutNames(text: string, locale: Locale): string {
  const names = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return text.replace(/\p{L}{3,}/gu, (word) => {
    const isNamed = (month: number) =>
      names.format(Date.UTC(2026, month)).toLowerCase().startsWith(word.toLowerCase());
    const month = MONTHS.find(isNamed);
    return month === undefined ? word : ` ${month + 1} `;
  });
}

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function guessedDate(text: string, locale: Locale, { today, min = '' }: Around): string {
  const digits = withoutNames(text, locale).match(/\d+/g) ?? [];
  const [day, month, year] =
    digits.length === 1 ? (/^(\d\d)(\d\d)(\d*)$/.exec(digits[0] ?? '')?.slice(1) ?? []) : digits;
  if (!day || !month || digits.length > 3) return '';
  const numbers = { day: Number(day), month: Number(month) };
  if (!year) {
    const thisYear = Number(today.slice(0, 4));
    const soon = valueFrom({ ...numbers, year: thisYear }, 'date');
    return soon < min ? valueFrom({ ...numbers, year: thisYear + 1 }, 'date') : soon;
  }
  const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
  return valueFrom({ ...numbers, year: whole }, 'date');
}

function guessedTime(text: string): string {
  const found = /^\D*(\d{1,2})\D*(\d{2})?\D*$/.exec(text);
  if (!found) return '';
  const [, first = '', minute = '0'] = found;
  const half = /([ap])\.?m/i.exec(text)?.[1]?.toLowerCase();
  const hour = Number(first);
  if (half && (hour < 1 || hour > 12)) return '';
  const ofDay = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return valueFrom({ hour: ofDay, minute: Number(minute) }, 'time');
}

/**
 * What is shown after something was typed at the end: separators come on their own, and a number that can't get longer
 * is complete.
 */
export function withSeparators(text: string, kind: MomentKind, locale: Locale): string {
  const parts = partsOf(kind, locale);
  let shown = '';
  let index = 0;
  let digits = '';
  const next = () => {
    index += 1;
    digits = '';
    shown += parts[index]?.before ?? '';
  };
  for (const sign of text) {
    const part = parts[index];
    if (!part) break;
    const isLast = index === parts.length - 1;
    if (/\d/.test(sign)) {
      const isShort = digits === '' && Number(sign) > part.maxFirst;
      digits += isShort ? `0${sign}` : sign;
      shown += isShort ? `0${sign}` : sign;
      if (digits.length < part.digits) continue;
      if (isLast) break;
      next();
    } else if (digits && !isLast) {
      shown = shown.slice(0, shown.length - digits.length) + pad(digits, part.digits);
      next();
    }
  }
  return shown;
}

interface Segment {
  name: PartName;
  from: number;
  to: number;
}

/** The numbers in a text, and where they stand. */
const segmentsOf = (text: string, kind: MomentKind, locale: Locale): Segment[] => {
  const found = [...text.matchAll(/\d+/g)];
  return partsOf(kind, locale).flatMap(({ name }, index) => {
    const match = found[index];
    return match ? [{ name, from: match.index, to: match.index + match[0].length }] : [];
  });
};

/** The number in which the caret stands, in a text that is completely written. */
export function segmentAt(
  text: string,
  caret: number,
  kind: MomentKind,
  locale: Locale,
): Segment | undefined {
  if (!momentValue(text, kind, locale)) return undefined;
  const segments = segmentsOf(text, kind, locale);
  return segments.find(({ to }) => caret <= to) ?? segments.at(-1);
}

/** The number after the one that ends at the caret. */
export function segmentAfter(
  text: string,
  caret: number,
  kind: MomentKind,
  locale: Locale,
): Segment | undefined {
  const segments = segmentsOf(text, kind, locale);
  const here = segments.findIndex(({ from, to }) => to === caret && to - from === 2);
  return here < 0 ? undefined : segments[here + 1];
}

/** Minutes are counted in steps of this, as nobody meets at 19:07. */
const MINUTES = 5;

/** A value that is one day, month, year or hour, or some minutes, later or earlier. */
export function steppedValue(
  value: string,
  name: PartName,
  direction: 1 | -1,
  kind: MomentKind,
): string {
  const [date, clock] = kind === 'time' ? ['2000-01-15', value] : value.split('T');
  const at = new Date(`${date}T${clock ?? '00:00'}Z`);
  if (name === 'day') at.setUTCDate(at.getUTCDate() + direction);
  if (name === 'month') addMonths(at, direction);
  if (name === 'year') addMonths(at, 12 * direction);
  if (name === 'hour') at.setUTCHours(at.getUTCHours() + direction);
  if (name === 'minute') {
    const minutes = at.getUTCMinutes() / MINUTES;
    const next = direction > 0 ? Math.floor(minutes) + 1 : Math.ceil(minutes) - 1;
    at.setUTCMinutes(next * MINUTES);
  }
  const iso = at.toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16), moment: iso.slice(0, 16) }[kind];
}

/** A month without that day ends earlier: the 31st of January and a month are the 28th of February. */
function addMonths(at: Date, months: number): void {
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
}

/** What the reader's own clock shows, as a value of `moment`. */
export function clockNow(now = new Date()): string {
  const date = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return `${date}T${pad(now.getHours())}:${pad(now.getMinutes())}`;
}
