import type { Availability } from '@oche/validators/bookings';

const SECOND = 1000;
/** Timers can't wait for a month, and for later weeks an hour is often enough. */
const LONGEST = 3_600_000;

/**
 * How long an answer stays correct as time passes: until the first of its bookable slots can't be
 * booked any more.
 * @returns milliseconds from the answer on; false when no slot in it will pass
 */
export function msToNextSlot(availability: Availability | undefined): number | false {
  if (!availability) return false;
  const from = Date.parse(availability.bookableFrom);
  const starts = availability.days
    .flatMap(({ slots }) => slots)
    .map(({ startTime }) => Date.parse(startTime))
    .filter((start) => start >= from);
  return starts.length > 0 ? Math.min(Math.min(...starts) - from + SECOND, LONGEST) : false;
}
