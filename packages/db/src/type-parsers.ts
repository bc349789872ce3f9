import pg from 'pg';

const { builtins } = pg.types;
/** the type's id for int8[], which pg's list of types lacks */
const INT8_ARRAY = 1016;

/** 'YYYY-MM-DD HH:MM:SS[.ffffff]+00', as PostgreSQL sends it in a session in UTC. */
const UTC_TIMESTAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/**
 * @returns an int8 as a JavaScript number
 * @throws RangeError when the number isn't exact in JavaScript
 */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`bigint ${text} is outside the safe integers of JavaScript`);
  }
  return value;
}

/**
 * A timestamptz in the API's form: ISO 8601 in UTC with milliseconds. Cutting the text takes a
 * tenth of the time that Date would take, which matters for lists. Our columns are timestamptz(3),
 * so nothing is lost; the finer part of a computed time (`now()`) is cut off.
 *
 * @returns e.g. '2026-11-21T19:00:00.000Z'
 * @throws RangeError for 'infinity' and times before the year 1 or after 9999
 */
function parseTimestamptz(text: string): string {
  if (UTC_TIMESTAMP.test(text)) {
    const millis = text.length > 22 ? text.slice(20, -3).padEnd(3, '0').slice(0, 3) : '000';
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${millis}Z`;
  }
  const date = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return date.toISOString();
}

/** An int8[] of one dimension, e.g. '{1,2,NULL}'. */
function parseInt8Array(text: string): (number | null)[] {
  const items = text.slice(1, -1);
  if (items === '') return [];
  return items.split(',').map((item) => (item === 'NULL' ? null : parseInt8(item)));
}

const asText = (text: string) => text;

const textParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseInt8],
  [INT8_ARRAY, parseInt8Array],
  [builtins.TIMESTAMPTZ, parseTimestamptz],
  // a calendar day has no time zone, but pg would make it midnight in the machine's zone
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
]);

/** How our pools read PostgreSQL's types; pg's global parsers stay as they are. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const own = format === 'binary' ? undefined : textParsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, format);
  },
};
