import type { Availability } from '@oche/validators/bookings';

const SECOND = 1000;
/** Timers can't wait for a month, and weeks ahead need no other. */
const LONGEST = 3_600_000;

/**
 * How long an answer stays right as time goes by: until the first slot that could be booked when it
 * was given can no longer be.
 * @returns milliseconds from the answer on; false when nothing in it can still pass
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
