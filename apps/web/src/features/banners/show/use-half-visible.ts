import { useEffect, useState, useSyncExternalStore } from 'react';

const HALF = 0.5;

/** Whether at least half of an element is within the window. */
export function useHalfVisible(element: Element | null): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setIsVisible(latest.isIntersecting && latest.intersectionRatio >= HALF);
      },
      { threshold: [HALF] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}

/** Whether the page is in front; not while it is prepared for somebody who may come. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
