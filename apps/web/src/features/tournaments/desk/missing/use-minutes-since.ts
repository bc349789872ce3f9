import { useMinute } from '../../../../components/time/use-minute.ts';

const MINUTE = 60_000;

/** Whole minutes since a moment, kept current; null without one, and before the browser knows what time it is. */
export function useMinutesSince(moment: string | undefined): number | null {
  const minute = useMinute();
  if (minute === null || moment === undefined) return null;
  // the minute that runs is half over, on average
  return Math.max(0, Math.floor(minute + 0.5 - Date.parse(moment) / MINUTE));
}
