import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { knownPanel, type ThreadPanel } from './panel-place.ts';

const route = getRouteApi('/forum/thread/$id');

/** What is open over a thread, as it stands in the address, so that reload and back keep it. */
export function usePanel() {
  const { panel, q } = route.useSearch({ select: knownPanel, structuralSharing: true });
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    if (!panel) setIsLeft(false);
  }, [panel]);
  const go = (change: ThreadPanel, replace: boolean) =>
    navigate({
      search: (known) => ({ ...known, ...change }),
      hash: true,
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return {
    panel: isLeft ? undefined : panel,
    q,
    open: (wish: NonNullable<ThreadPanel['panel']>) => {
      isOpenedHere.current = true;
      return go({ panel: wish }, false);
    },
    ask: (words: string) => go({ q: words }, true),
    /** leaves nothing behind to which somebody would go back */
    close: () => {
      if (isOpenedHere.current) history.back();
      else void go({ panel: undefined, q: undefined }, true);
      isOpenedHere.current = false;
    },
    /**
     * Somebody goes on to a post, and back leads to what was open. It closes before they go, as a dialog that closes later
     * takes the focus from the post.
     */
    leave: () => {
      isOpenedHere.current = false;
      flushSync(() => setIsLeft(true));
    },
  };
}
