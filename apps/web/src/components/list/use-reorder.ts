import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placeAfter } from './order.ts';

const EDGE_PIXELS = 72;
const SCROLL_PIXELS = 16;

interface Options {
  count: number;
  onMove(from: number, to: number): void;
  /** called when the item has been dropped at its new place */
  onPlaced(place: number): void;
}

/**
 * Moves items of a list: by dragging a grip with mouse, finger or pen, with the arrow keys on it,
 * or with buttons. Each item is a child of the list, with its place in `data-place`.
 */
export function useReorder({ count, onMove, onPlaced }: Options) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const isDragging = dragged !== null;
  const latest = useRef({ dragged, onMove, onPlaced });
  useEffect(() => {
    latest.current = { dragged, onMove, onPlaced };
  });

  // on the window, as an element that React moves loses its pointer capture
  useEffect(() => {
    if (!isDragging) return;
    const drag = (event: PointerEvent) => {
      scrollAtEdge(list.current, event);
      const from = latest.current.dragged;
      const place = placeAt(list.current, event);
      if (from === null || place === null || place === from) return;
      latest.current.dragged = place;
      setDragged(place);
      latest.current.onMove(from, place);
    };
    const drop = () => {
      if (latest.current.dragged !== null) latest.current.onPlaced(latest.current.dragged);
      setDragged(null);
    };
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [isDragging]);

  const refocus = useFocusThatStays(list);
  const moveTo = (from: number, to: number | null) => {
    if (to === null || to < 0 || to >= count) return;
    refocus();
    onMove(from, to);
    onPlaced(to);
  };

  return {
    list,
    dragged,
    moveTo,
    grip: (index: number) => ({
      onPointerDown(event: ReactPointerEvent) {
        if (event.isPrimary && event.button === 0) setDragged(index);
      },
      onKeyDown(event: KeyboardEvent) {
        const place = placeAfter(event.key, index, count);
        if (place === null) return;
        event.preventDefault();
        moveTo(index, place);
      },
    }),
  };
}

/** Scrolls near the edges, so that a long list can be reordered on a small screen. */
function scrollAtEdge(list: HTMLElement | null, { clientY }: PointerEvent): void {
  const scroller = list?.closest('dialog') ?? window;
  if (clientY < EDGE_PIXELS) scroller.scrollBy(0, -SCROLL_PIXELS);
  else if (clientY > window.innerHeight - EDGE_PIXELS) scroller.scrollBy(0, SCROLL_PIXELS);
}

function placeAt(list: HTMLElement | null, { clientX, clientY }: PointerEvent): number | null {
  const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return item && list?.contains(item) ? Number(item.dataset.place) : null;
}

/** An element may lose the focus when it is moved; it gets it back. */
function useFocusThatStays(list: { current: HTMLElement | null }) {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus();
  });
  return () => {
    const { activeElement } = document;
    focused.current = list.current?.contains(activeElement) ? activeElement : null;
  };
}
