import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen a part may be when its code is asked for, so that it is there in time. */
const AHEAD = '400px';

/** What waits for a part of a page to be seen. */
interface Waiting {
  isOpen: Promise<void>;
  /** ends the waiting; again it does nothing */
  open: () => void;
}

/** Where the server has rendered no part that waits, nothing has to. */
export function openSight(): Waiting {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const isServer = typeof document === 'undefined';
  if (!isServer && !document.querySelector('[data-unseen]')) open();
  return { isOpen, open };
}

/**
 * Stands before a part of the page that the server has rendered, and ends its waiting when it is nearly in sight or is
 * used. Where there is no page from the server, it does so at once.
 * @param of the part's props: if they change it can't wait any longer, nor may the change that caused it, e.g. the page
 * being taken up
 */
export function Sight({ isOpen, open, of }: Waiting & { of: object }) {
  const [first] = useState(of);
  if (of !== first) open();
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(useHydrated());
  useEffect(() => {
    const part = place.current?.nextElementSibling;
    if (isSeen || !part) return open();
    const stop = new AbortController();
    void isOpen.then(() => setIsSeen(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) open();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(part);
    for (const use of ['focusin', 'click'])
      part.addEventListener(use, open, { signal: stop.signal });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [isSeen, isOpen, open]);
  return <span ref={place} hidden data-unseen={isSeen ? undefined : ''} />;
}

/**
 * Stands in the place of a part whose code isn't there. If the part was in the page and has been rendered again before
 * it was seen, what the server had made of it is gone: so it can't wait any longer.
 */
export function Wanted({ open, children }: Pick<Waiting, 'open'> & { children: ReactNode }) {
  useEffect(open, [open]);
  return children;
}
