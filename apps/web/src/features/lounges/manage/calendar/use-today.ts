import { useMinute } from '../../../../components/use-minute.ts';
import { dateOf } from '../../../../lib/time/place-time.ts';
import { MINUTE } from '../../../../lib/time/wall-time.ts';

/** The day that it is now where the lounge is; `null` while there is no "now" yet. */
export function useToday(timeZone: string): string | null {
  const minute = useMinute();
  return minute === null ? null : dateOf(new Date(minute * MINUTE), timeZone);
}
