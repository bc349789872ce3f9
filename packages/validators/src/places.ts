import * as z from 'zod/mini';
import { weekdays } from './lounge-limits.ts';

/**
 * ISO 3166-1 codes of the countries in which a lounge can be. Intl.DisplayNames has their names.
 */
export const placeCountries = [
  'DE',
  'AT',
  'CH',
  'LI',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;
export type PlaceCountry = (typeof placeCountries)[number];

/**
 * Rounds to a centimetre: no places are closer, and PostgreSQL can't multiply the smallest numbers.
 */
const toCentimetre = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

export const latitude = z
  .number('invalid')
  .check(z.minimum(-90, 'invalid'), z.maximum(90, 'invalid'), z.overwrite(toCentimetre));
export const longitude = z
  .number('invalid')
  .check(z.minimum(-180, 'invalid'), z.maximum(180, 'invalid'), z.overwrite(toCentimetre));

export { type Weekday, weekdays } from './lounge-limits.ts';
export const weekday = z.literal(weekdays, 'invalid');

/** A calendar day in the lounge's time zone, e.g. 2026-11-27. */
export const localDate = z.iso
  .date('invalidDate')
  .check(z.refine((value) => value >= '1900' && value < '2200', 'invalidDate'));

/** A time of day, e.g. 18:00; 24:00 is the end of the day. */
export const timeOfDay = z
  .string('required')
  .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'invalidTime'));

/** An IANA time zone that the running system knows, e.g. Europe/Berlin. */
export const timeZone = z.string('required').check(
  z.maxLength(60, 'invalid'),
  z.refine((value) => {
    try {
      return (
        /^[A-Z][A-Za-z_]+\/[A-Za-z_/+-]+$/.test(value) &&
        Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
      );
    } catch {
      return false;
    }
  }, 'invalid'),
);
