import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** How far below the screen a part may be when its code is asked for, so that it is there in time. */
const AHEAD = '400px';

/** What waits for a part of a page to be seen. Where the server has rendered no such part, nothing has to wait. */
export function openSight(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const isServer = typeof document === 'undefined';
  if (!isServer && !document.querySelector('[data-unseen]')) open();
  return { isOpen, open };
}

/**
 * Stands before a part of the page that the server has rendered, and says when that is nearly in sight or is used.
 * Where there is no page from the server, it does so at once.
 */
export function Sight({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(useHydrated());
  useEffect(() => {
    const part = place.current?.nextElementSibling;
    if (isSeen || !part) return onSeen();
    const stop = new AbortController();
    const see = () => setIsSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(part);
    for (const use of ['focusin', 'click'])
      part.addEventListener(use, see, { signal: stop.signal });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [isSeen, onSeen]);
  return <span ref={place} hidden data-unseen={isSeen ? undefined : ''} />;
}
