import { clockText } from '../../../lib/time/place-time.ts';

interface ClockProps {
  /** ISO 8601 */
  value: string;
  timeZone: string;
}

/** The time of the day at which something begins. */
export function Clock({ value, timeZone }: ClockProps) {
  return <time dateTime={value}>{clockText(value, timeZone)}</time>;
}
