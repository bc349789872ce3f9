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

/** Between two letters people pause for less than this. Milliseconds. */
const PAUSE_MS = 200;

/** What is typed once it is long enough to look for, after a pause; else ''. */
export function useNeedle(typed: string, letters: number): string {
  const needle = useDebounced(typed.trim(), PAUSE_MS);
  return needle.length >= letters && typed.trim().length >= letters ? needle : '';
}
