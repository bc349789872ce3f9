import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This close to an end counts as the end, in pixels. */
const NEAR = 48;
/** How far from an end the next page is loaded. */
const AHEAD = 900;

interface Options {
  /** the last of what is shown; the reader's outgoing messages count */
  lastKey: string;
  /** whether the last of it is the reader's own */
  isLastOwn: boolean;
  /** whether there is nothing below what is shown */
  isEnd: boolean;
  onNear: (side: 'older' | 'newer') => void;
}

/** A message on the screen, and how far it is below the upper edge. */
interface Place {
  id: string;
  top: number;
  /** how far was scrolled then */
  scrolled: number;
}

/**
 * Keeps the place of the reader, by a message on the screen: whatever comes, goes or grows above moves nothing. A
 * reader who is at the end follows what is added below; the reader's own message is always followed.
 */
export function useScroll({ lastKey, isLastOwn, isEnd, onNear }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fresh = useRef<HTMLElement>(null);
  const place = useRef<Place | null>(null);
  const shownKey = useRef<string | null>(null);
  const wanted = useRef<number | null>(null);
  const atEnd = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(false);

  const look = () => {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    atEnd.current = isEnd && below < NEAR;
    place.current = placeIn(element);
    setIsAtEnd(atEnd.current);
    if (element.scrollTop < AHEAD) onNear('older');
    if (below < AHEAD) onNear('newer');
  };
  const toEnd = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  /** Shows a message, as soon as it is there. @returns whether it is */
  const toMessage = (id: number): boolean => {
    wanted.current = id;
    const isThere = box.current !== null && show(box.current, id);
    if (isThere) wanted.current = null;
    return isThere;
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (wanted.current !== null && show(element, wanted.current)) wanted.current = null;
    else if (shownKey.current === null) {
      if (fresh.current) fresh.current.scrollIntoView({ block: 'start' });
      else element.scrollTop = element.scrollHeight;
    } else if (shownKey.current !== lastKey && isEnd && (atEnd.current || isLastOwn)) {
      element.scrollTop = element.scrollHeight;
    } else restore(element, place.current);
    shownKey.current = lastKey;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    atEnd.current = isEnd && below < NEAR;
    place.current = placeIn(element);
    setIsAtEnd(atEnd.current);
  });

  // the field below grows while somebody writes, the keyboard of a phone comes and goes, and cards come in later
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
      else restore(element, place.current);
    });
    observer.observe(element);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return { box, content, fresh, isAtEnd, toEnd, toMessage, look };
}

const messageIn = (box: HTMLElement, id: string) =>
  box.querySelector<HTMLElement>(`[data-message="${id}"]`);

/** Puts a message into the upper part of the box. */
function show(box: HTMLElement, id: number): boolean {
  const message = messageIn(box, String(id));
  if (!message) return false;
  const top = message.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += top - box.clientHeight / 4;
  message.focus({ preventScroll: true });
  return true;
}

/** The first message that is seen, found by halving: there can be hundreds. */
function placeIn(box: HTMLElement): Place | null {
  const all = box.querySelectorAll<HTMLElement>('[data-message]');
  const edge = box.getBoundingClientRect().top;
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
    else low = middle + 1;
  }
  const first = all[low];
  const id = first?.dataset.message;
  return first && id
    ? { id, top: first.getBoundingClientRect().top - edge, scrolled: box.scrollTop }
    : null;
}

/** What the reader has scrolled since is kept. */
function restore(box: HTMLElement, place: Place | null): void {
  const message = place && messageIn(box, place.id);
  if (!message) return;
  const top = message.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const wanted = place.top - (box.scrollTop - place.scrolled);
  if (top !== wanted) box.scrollTop += top - wanted;
}
