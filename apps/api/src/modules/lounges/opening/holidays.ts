import type { Locale } from '@oche/validators/common';
import { LRUCache } from 'lru-cache';

/**
 * Public holidays of a country and its federal state. date-holidays takes a fifth of a second to
 * load, so it is loaded when holidays are first needed.
 */

/** The states in our postal codes → date-holidays' codes for them. */
const stateCodes: Record<string, Record<string, string>> = {
  DE: {
    'Baden-Württemberg': 'BW',
    Bayern: 'BY',
    Bavaria: 'BY',
    Berlin: 'BE',
    'Land Berlin': 'BE',
    Brandenburg: 'BB',
    Bremen: 'HB',
    Hamburg: 'HH',
    Hessen: 'HE',
    'Mecklenburg-Vorpommern': 'MV',
    'Mecklenburg-Western Pomerania': 'MV',
    Niedersachsen: 'NI',
    'Lower Saxony': 'NI',
    'Nordrhein-Westfalen': 'NW',
    'Rheinland-Pfalz': 'RP',
    Saarland: 'SL',
    Sachsen: 'SN',
    Saxony: 'SN',
    'Sachsen-Anhalt': 'ST',
    'Saxony-Anhalt': 'ST',
    'Schleswig-Holstein': 'SH',
    Thüringen: 'TH',
    Thuringia: 'TH',
  },
  AT: {
    Burgenland: '1',
    Kärnten: '2',
    Niederösterreich: '3',
    Oberösterreich: '4',
    Salzburg: '5',
    Steiermark: '6',
    Tirol: '7',
    Vorarlberg: '8',
    Wien: '9',
  },
  CH: {
    Aargau: 'AG',
    'Appenzell Ausserrhoden': 'AR',
    'Appenzell Innerrhoden': 'AI',
    'Basel-Landschaft': 'BL',
    'Basel-Stadt': 'BS',
    Bern: 'BE',
    Berne: 'BE',
    Fribourg: 'FR',
    Genève: 'GE',
    Glarus: 'GL',
    Graubünden: 'GR',
    Jura: 'JU',
    Luzern: 'LU',
    Neuchâtel: 'NE',
    Nidwalden: 'NW',
    Obwalden: 'OW',
    Schaffhausen: 'SH',
    Schwyz: 'SZ',
    Solothurn: 'SO',
    'St. Gallen': 'SG',
    Thurgau: 'TG',
    Ticino: 'TI',
    Uri: 'UR',
    Valais: 'VS',
    Vaud: 'VD',
    Zug: 'ZG',
    Zürich: 'ZH',
  },
};

/** "Kanton Zürich", "Canton de Vaud", "Canton du Valais": only the name after it counts. */
const CANTON = /^(Kanton|Canton d[eu]|Canton) /;

/** @returns undefined if the state isn't known; then only nationwide holidays count */
export function stateCodeOf(country: string, state: string | null): string | undefined {
  const codes = stateCodes[country] ?? {};
  // some know the code already
  if (state !== null && Object.values(codes).includes(state)) return state;
  return codes[(state ?? '').replace(CANTON, '')];
}

type HolidayNames = ReadonlyMap<string, string>;
const holidaysOfYears = new LRUCache<string, HolidayNames>({ max: 2000 });

interface HolidayPlace {
  country: string;
  state: string | null;
}

/** @returns local date → name of the public holiday, for a year in this place */
async function holidaysOfYear(
  { country, state }: HolidayPlace,
  year: number,
  locale: Locale,
): Promise<HolidayNames> {
  const code = stateCodeOf(country, state);
  const key = [country, code, year, locale].join(' ');
  const known = holidaysOfYears.get(key);
  if (known) return known;
  const { default: Holidays } = await import('date-holidays');
  const options = { languages: [locale, 'en'], types: ['public' as const] };
  const calendar = code ? new Holidays(country, code, options) : new Holidays(country, options);
  const names = new Map<string, string>();
  for (const { date, name } of calendar.getHolidays(year)) {
    if (!names.has(date.slice(0, 10))) names.set(date.slice(0, 10), name);
  }
  holidaysOfYears.set(key, names);
  return names;
}

/** @returns local date → name of the public holiday, for all years that these days belong to */
export async function holidaysBetween(
  place: HolidayPlace,
  first: string,
  last: string,
  locale: Locale,
): Promise<HolidayNames> {
  const from = Number(first.slice(0, 4));
  const years = Array.from({ length: Number(last.slice(0, 4)) - from + 1 }, (_, i) => from + i);
  const [only, ...others] = await Promise.all(
    years.map((year) => holidaysOfYear(place, year, locale)),
  );
  if (only && others.length === 0) return only;
  return new Map([only, ...others].flatMap((names) => [...(names ?? [])]));
}
