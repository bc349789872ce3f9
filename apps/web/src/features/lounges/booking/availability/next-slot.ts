import type { Availability } from '@oche/validators/bookings/schemas';

const SECOND = 1000;
/** Timers can't wait for a month, and for later weeks an hour is often enough. */
const LONGEST = 3_600_000;

/**
 * How long an answer stays correct as time passes: until the first of its bookable slots can't be
 * booked any more, or the lounge closes, and with it the evening that counts as today.
 * @returns milliseconds from the answer on; false when nothing in it will pass
 */
export function msToNextSlot(availability: Availability | undefined): number | false {
  if (!availability) return false;
  const from = Date.parse(availability.bookableFrom);
  const { days } = availability;
  const starts = days.flatMap(({ slots }) => slots.map(({ startTime }) => Date.parse(startTime)));
  const closings = days.flatMap(({ periods }) => periods.map(({ endTime }) => Date.parse(endTime)));
  const coming = [...starts.filter((at) => at >= from), ...closings.filter((at) => at > from)];
  return coming.length > 0 ? Math.min(Math.min(...coming) - from + SECOND, LONGEST) : false;
}
