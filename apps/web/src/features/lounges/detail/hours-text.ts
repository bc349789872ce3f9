import type { Locale } from '@oche/validators/common';
import type { Lounge } from '@oche/validators/lounges/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { addDays, clockText, dateOf, dayText, momentText } from '../../../lib/time/place-time.ts';

type Texts = TextsOf<'lounge'>;
type Period = Lounge['openingHours'][number]['periods'][number];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** a Monday */
const SOME_MONDAY = '2024-01-01';

/** "Mo", "Di" … by ISO weekday. */
export const weekdayText = (weekday: number, locale: Locale): string =>
  dayText(addDays(SOME_MONDAY, weekday - 1), locale, 'weekday');

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

/** "14:00–17:00, 18:00–02:00" */
export function periodsText(periods: readonly Period[], { hours: texts }: Texts): string {
  if (periods.length === 0) return texts.closed();
  return periods
    .map(({ from, to }) => (from === to || isWholeDay(from, to) ? texts.allDay() : `${from}–${to}`))
    .join(', ');
}

const isWholeDay = (from: string, to: string): boolean =>
  from === '00:00' && (to === '24:00' || to === '00:00');

/** All seven weekdays, including those on which the lounge is closed. */
export const weekRows = ({ openingHours }: Pick<Lounge, 'openingHours'>) =>
  WEEKDAYS.map((weekday) => ({
    weekday,
    periods: openingHours.find((day) => day.weekday === weekday)?.periods ?? [],
  }));

type OpenState = Pick<Lounge, 'isOpen' | 'opensOrClosesAt' | 'timeZone'>;

/**
 * "Jetzt geöffnet bis 02:00", "Öffnet um 18:00", "Öffnet Fr 18:00"
 * @param now milliseconds since 1970; null if it isn't known, then the day is always named
 */
export function openText(
  { isOpen, opensOrClosesAt: at, timeZone }: OpenState,
  now: number | null,
  { open: texts }: Texts,
  locale: Locale,
): string {
  if (!at) return isOpen ? texts.now() : texts.closed();
  const time = clockText(at, timeZone);
  if (isOpen) return texts.until({ time });
  const today = now === null ? '' : dateOf(new Date(now), timeZone);
  const day = dateOf(at, timeZone);
  if (day === today) return texts.opensAt({ time });
  const isThisWeek = now !== null && day < addDays(today, 7);
  const when = isThisWeek
    ? `${dayText(day, locale, 'weekday')} ${time}`
    : momentText(at, timeZone, locale);
  return texts.opensOn({ when });
}

/** "Fr, Sa" or "Mo–Do": consecutive weekdays become a span. */
export function weekdaysText(
  weekdays: readonly number[],
  { price: texts }: Texts,
  locale: Locale,
): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  if (days.length === 7) return texts.everyDay();
  const spans: [number, number][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans
    .map(([first, last]) => {
      const name = weekdayText(first, locale);
      if (first === last) return name;
      return `${name}${last === first + 1 ? ', ' : '–'}${weekdayText(last, locale)}`;
    })
    .join(', ');
}
