import { useEffect, useState } from 'react';

/** How long a finger that is still entering can do nothing, in milliseconds. */
export const LOCK_MS = 1500;

/** True for a moment after this is shown. */
export function useShortLock(): boolean {
  const [isLocked, setIsLocked] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsLocked(false), LOCK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLocked;
}
