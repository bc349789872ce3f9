import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near an end it counts as the end, in pixels. */
const NEAR = 48;
/** So far from an end the next page is loaded. */
const AHEAD = 500;

interface Options {
  /** the first of what is shown */
  firstKey: number;
  /** the last of it; the own outgoing messages count */
  lastKey: string;
  /** whether the last of it is the reader's own */
  isLastOwn: boolean;
  onNear: (side: 'older' | 'newer') => void;
}

/**
 * Keeps the place of the reader: what is added above moves nothing, what is added below is followed by who reads the
 * end, and the own message is always followed.
 */
export function useScroll({ firstKey, lastKey, isLastOwn, onNear }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fresh = useRef<HTMLElement>(null);
  const before = useRef<{ firstKey: number; lastKey: string; height: number } | null>(null);
  const atEnd = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(false);

  const toEnd = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  const look = () => {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    atEnd.current = below < NEAR;
    setIsAtEnd(atEnd.current);
    if (element.scrollTop < AHEAD) onNear('older');
    if (below < AHEAD) onNear('newer');
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { current: last } = before;
    if (!last) {
      if (fresh.current) element.scrollTop = fresh.current.offsetTop - element.clientHeight / 4;
      else toEnd();
    } else if (last.firstKey !== firstKey) {
      element.scrollTop += element.scrollHeight - last.height;
    } else if (last.lastKey !== lastKey && (atEnd.current || isLastOwn)) toEnd();
    before.current = { firstKey, lastKey, height: element.scrollHeight };
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    atEnd.current = below < NEAR;
    setIsAtEnd(atEnd.current);
  }, [firstKey, lastKey, isLastOwn]);

  // the field below grows while somebody writes, the keyboard of a phone comes and goes, and cards come in later
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return { box, content, fresh, isAtEnd, toEnd, look };
}
