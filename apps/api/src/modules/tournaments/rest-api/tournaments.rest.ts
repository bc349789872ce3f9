import { firstInstantAt, isoOf } from '../../../lib/time/wall-clock.ts';

/** The documented REST shapes where they differ from the procedures'. */

const NUMBERS = ['maxParticipants', 'entryFee', 'prizePool', 'venueId'] as const;
const TIMES = ['startDate', 'endDate', 'registrationDeadline', 'checkInOpensAt'] as const;
/** A form says no zone. Where postal codes are known, all clocks show the same. */
const TIME_ZONE = 'Europe/Berlin';

/**
 * Forms send numbers and times as texts, and blank fields where nothing was typed: then the default
 * counts, which is 0 for fee and prize. The schema refuses anything else.
 */
export function newTournamentInput(input: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...input };
  for (const name of NUMBERS) fields[name] = given(fields[name], numberIn);
  for (const name of TIMES) fields[name] = timeIn(fields[name]);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const given = (value: unknown, read: (value: unknown) => unknown): unknown =>
  value === '' || value === null ? undefined : read(value);

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : value;

/** What an input of the type `datetime-local` gives. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

function timeIn(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'string' || !LOCAL.test(value)) return value;
  const wallTime = Date.parse(`${value}Z`);
  return Number.isNaN(wallTime) ? value : isoOf(firstInstantAt(TIME_ZONE, wallTime));
}
