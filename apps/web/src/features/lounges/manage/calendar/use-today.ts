import { useMinute } from '../../../../components/time/use-minute.ts';
import { dateOf } from '../../../../lib/time/place-time.ts';
import { MINUTE } from '../../../../lib/time/wall-time.ts';

/** Today's date where the lounge is; null on the server and during hydration. */
export function useToday(timeZone: string): string | null {
  const minute = useMinute();
  return minute === null ? null : dateOf(new Date(minute * MINUTE), timeZone);
}
