import * as z from 'zod/mini';
import { weekdays } from './lounges/limits.ts';

/**
 * ISO 3166-1 codes of all countries, first those with most lounges. Intl.DisplayNames has their names.
 */
export const placeCountries: readonly string[] = (
  'DE AT CH LI ' +
  'AD AE AF AG AI AL AM AO AQ AR AS AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ ' +
  'BR BS BT BV BW BY BZ CA CC CD CF CG CI CK CL CM CN CO CR CU CV CW CX CY CZ DJ DK DM DO ' +
  'DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS ' +
  'GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM ' +
  'KN KP KR KW KY KZ LA LB LC LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP ' +
  'MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK ' +
  'PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR ' +
  'SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA ' +
  'VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

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

export { type Weekday, weekdays } from './lounges/limits.ts';
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
