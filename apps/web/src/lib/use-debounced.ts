import { useEffect, useState } from 'react';

/**
 * The latest value that has stayed unchanged for the delay.
 * @param initial until the first one has
 */
export function useDebounced(value: string, delayMs: number, initial = value): string {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
