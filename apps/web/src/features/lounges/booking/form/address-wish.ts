import { GROUP_MAX } from '@oche/validators/bookings/schemas';
import { textParam } from '../../../../lib/addresses/search-params.ts';

/** What a link to a filled booking sheet says: `?book=1&date=2026-11-27&from=20:00&to=22:00&people=4`. */
export interface BookParams {
  /** opens the sheet */
  book?: string;
  date?: string;
  from?: string;
  to?: string;
  people?: string;
}

/** A time that somebody looked for before they knew the lounge. */
export interface AddressWish {
  /** the evening's day; times after midnight belong to the day before */
  date: string;
  /** as the lounge's clock shows it */
  from?: string;
  to?: string;
  people?: number;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Leaves out what nobody can have meant. */
export function addressWishOf(params: BookParams): AddressWish | undefined {
  const date = textParam(params.date, 10);
  if (date === undefined || !isDate(date)) return undefined;
  return {
    date,
    from: timeOf(params.from),
    to: timeOf(params.to),
    people: peopleOf(params.people),
  };
}

function isDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const timeOf = (value: unknown): string | undefined => {
  const time = textParam(value, 5);
  return time !== undefined && TIME.test(time) ? time : undefined;
};

function peopleOf(value: unknown): number | undefined {
  const text = textParam(value, 3) ?? '';
  const people = /^\d+$/.test(text) ? Number(text) : 0;
  return people >= 1 && people <= GROUP_MAX ? people : undefined;
}
