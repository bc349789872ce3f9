import type { Lounge } from '@oche/validators/lounges/schemas';
import { useMinute } from '../../../../components/time/use-minute.ts';
import { businessDateAt } from '../../../../lib/time/business-day.ts';
import { MINUTE } from '../../../../lib/time/wall-time.ts';

/**
 * Which evening is today where the lounge is: until closing still the one that began before midnight.
 * Null on the server and during hydration.
 */
export function useToday(lounge: Pick<Lounge, 'businessDay' | 'timeZone'>): string | null {
  const minute = useMinute();
  return minute === null ? null : businessDateAt(lounge, minute * MINUTE);
}
