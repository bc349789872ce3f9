import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. The server has no screen: there only a width matches, if the reader seems to sit at
 * a desk.
 * @param query e.g. `(min-width: 80em)`
 */
export function useMediaQuery(query: string): boolean {
  // a part that is rendered alone has no router
  const isDesk = useRouter({ warn: false })?.options.context?.isDesk ?? false;
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
    () => isDesk && query.startsWith('(min-width'),
  );
}
