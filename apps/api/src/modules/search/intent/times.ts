import { type Pattern, writtenAs } from '@oche/validators/search/taken-apart';
import { addDays, midnightOf, weekdayOf } from '../../../lib/time/wall-clock.ts';

/** Some days, e.g. 2026-11-28; both belong to it. */
export interface Days {
  from: string;
  until: string;
  /** only from the afternoon on */
  isEvening: boolean;
}

const WEEKDAYS =
  'montag|monday,dienstag|tuesday,mittwoch|wednesday,donnerstag|thursday,freitag|friday,' +
  'samstag|sonnabend|saturday,sonntag|sunday';
const MONTHS =
  'januar|jänner|january,februar|february,märz|maerz|march,april,mai|may,juni|june,juli|july,' +
  'august,september,oktober|october,november,dezember|december';
const numbered = (names: string): Map<string, number> =>
  new Map(
    names.split(',').flatMap((each, index) => each.split('|').map((name) => [name, index + 1])),
  );
const weekdays = numbered(WEEKDAYS);
const months = numbered(MONTHS);
const anyOf = (names: ReadonlyMap<string, number>) => [...names.keys()].join('|');

const END = String.raw`(?![\p{L}\p{N}])`;
const EVENING = String.raw`(?<evening>[\s-]?(?:abends?|evening|night))?`;

const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** A day of the calendar: there is no 31st of June. */
const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

const monthOf = (year: number, month: number): Days => ({
  from: isoDate(year, month, 1),
  until: addDays(month === 12 ? isoDate(year + 1, 1, 1) : isoDate(year, month + 1, 1), -1),
  isEvening: false,
});

/** What says a time in German and English, as it is meant on a day. */
export function timesOn(today: string): Pattern<Days>[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const weekday = weekdayOf(midnightOf(today));
  const days = (from: string, until = from, isEvening = false): Days => ({
    from,
    until,
    isEvening,
  });
  const inDays = (count: number) => addDays(today, count);
  const pattern = (
    source: string,
    read: (groups: Record<string, string | undefined>) => Days | null,
  ): Pattern<Days> => ({
    pattern: writtenAs(`(?:${source})${END}`),
    read: ({ groups = {} }) => read(groups),
  });
  const isEvening = ({ evening }: Record<string, string | undefined>) => evening !== undefined;
  const dayOf = (groups: Record<string, string | undefined>): Days | null => {
    const named = groups.month === undefined ? undefined : months.get(groups.month.toLowerCase());
    const [day, of] = [Number(groups.day), named ?? Number(groups.number)];
    const given = groups.year === undefined ? undefined : Number(groups.year);
    const thisYear = isoDate(given ?? year, of, day);
    // a day without a year is the next one
    const date = given === undefined && thisYear < today ? isoDate(year + 1, of, day) : thisYear;
    return isDay(date) ? days(date) : null;
  };
  return [
    pattern(String.raw`(?<year>20\d\d)-(?<number>\d\d)-(?<day>\d\d)`, dayOf),
    pattern(
      String.raw`(?:am\s+)?(?<day>\d{1,2})\.\s?(?:(?<number>\d{1,2})\.|(?<month>${anyOf(months)}))(?:\s?(?<year>20\d\d))?`,
      dayOf,
    ),
    pattern(
      String.raw`(?:on\s+)?(?<month>${anyOf(months)})\s+(?<day>\d{1,2})(?:st|nd|rd|th)?`,
      dayOf,
    ),
    pattern(`übermorgen|uebermorgen|(?:the\\s+)?day\\s+after\\s+tomorrow`, () => days(inDays(2))),
    pattern('(?:heute\\s+(?:abend|nacht)|tonight|this\\s+evening)', () => days(today, today, true)),
    pattern('heute|today', () => days(today)),
    pattern(`(?:morgen|tomorrow)${EVENING}`, (groups) =>
      days(inDays(1), inDays(1), isEvening(groups)),
    ),
    pattern('(?:nächstes|kommendes|next)\\s+(?:wochenende|weekend)', () =>
      days(inDays(13 - weekday), inDays(14 - weekday)),
    ),
    pattern(
      `(?:(?:am|an\\s+diesem|dieses|this|at\\s+the|on\\s+the)\\s+)?(?:wochenende|weekend)`,
      () => days(weekday === 7 ? today : inDays(Math.max(0, 6 - weekday)), inDays(7 - weekday)),
    ),
    pattern('diese(?:r)?\\s+woche|this\\s+week', () => days(today, inDays(7 - weekday))),
    pattern(
      '(?:in\\s+der\\s+)?(?:nächste|nächsten|kommende|kommenden|next)\\s+(?:woche|week)',
      () => days(inDays(8 - weekday), inDays(14 - weekday)),
    ),
    pattern('diese[nm]\\s+monat|this\\s+month', () => ({ ...monthOf(year, month), from: today })),
    pattern('nächste[nm]\\s+monat|next\\s+month', () =>
      month === 12 ? monthOf(year + 1, 1) : monthOf(year, month + 1),
    ),
    pattern(
      `(?:(?:am|an|diesen|nächsten|kommenden|on|this|next)\\s+)?(?<name>${anyOf(weekdays)})${EVENING}`,
      (groups) => {
        const wanted = weekdays.get((groups.name ?? '').toLowerCase()) ?? 1;
        const date = inDays((wanted - weekday + 7) % 7);
        return days(date, date, isEvening(groups));
      },
    ),
    pattern(
      String.raw`(?<in>(?:im|in)\s+)?(?<month>${anyOf(months)})(?:\s+(?<year>20\d\d))?`,
      (groups) => {
        const name = (groups.month ?? '').toLowerCase();
        // may is a verb, too
        if (name === 'may' && !groups.in) return null;
        const wanted = months.get(name) ?? 1;
        const given = groups.year === undefined ? undefined : Number(groups.year);
        return monthOf(given ?? (wanted < month ? year + 1 : year), wanted);
      },
    ),
  ];
}

/** Somewhere near, without a name. */
export const NEAR = writtenAs(
  String.raw`(?:(?:hier\s+)?in\s+(?:der|meiner)\s+(?:nähe|naehe|umgebung)|in\s+meiner\s+stadt|um\s+die\s+ecke|bei\s+mir(?:\s+in\s+der\s+nähe)?|hier|near\s+me|nearby|close\s+to\s+me|around\s+(?:me|here)|around\s+the\s+corner)${END}`,
);
