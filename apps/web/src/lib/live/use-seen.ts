import { useEffect } from 'react';
import { useLateSnapshot } from '../late-snapshot.ts';
import { trpc } from '../trpc.ts';

/** how many the server takes at once */
const PLACES_AT_ONCE = 100;

/**
 * What notifications lead to is on the screen, so they are read. The server is only asked while the
 * bell shows that there is something unread, and the tab is in front.
 * @param places e.g. `post/17`
 */
export function useSeen(places: readonly string[]): void {
  const { data: unread } = trpc.social.notifications.unread.useQuery(undefined, { enabled: false });
  const { mutate } = trpc.social.notifications.see.useMutation();
  const isShown = useLateSnapshot(subscribe, isTabShown, false);
  const count = unread?.count ?? 0;
  const list = places.join(' ');

  useEffect(() => {
    if (count === 0 || !isShown || list === '') return;
    const all = list.split(' ');
    for (let first = 0; first < all.length; first += PLACES_AT_ONCE) {
      mutate({ places: all.slice(first, first + PLACES_AT_ONCE) });
    }
  }, [list, count, isShown, mutate]);
}

const isTabShown = () => !document.hidden;
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
