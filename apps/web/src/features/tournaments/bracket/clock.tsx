import { useTexts } from '../../../i18n/react.tsx';
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

/** The time at which something is expected: "ca. 20:40". */
export function Around({ value, timeZone }: ClockProps) {
  const { around } = useTexts('tournaments/bracket');
  return <time dateTime={value}>{around({ time: clockText(value, timeZone) })}</time>;
}
