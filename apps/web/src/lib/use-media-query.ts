import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; never on the server, which has no screen.
 * @param query e.g. `(min-width: 80em)`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
