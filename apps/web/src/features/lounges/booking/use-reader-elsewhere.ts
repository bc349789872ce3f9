import { useHydrated } from '@tanstack/react-router';
import { isSameClock } from '../../../lib/time/place-time.ts';

/** Whether the reader's clock differs from the lounge's; false until the browser can tell. */
export function useReaderElsewhere(timeZone: string): boolean {
  const isHydrated = useHydrated();
  if (!isHydrated) return false;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return !isSameClock(new Date().toISOString(), timeZone, own);
}
