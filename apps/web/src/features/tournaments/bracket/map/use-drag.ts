import { type RefObject, useEffect } from 'react';

/** From this many pixels on it is no click any more. */
const CLICK = 5;

/** Lets the mouse drag an element's content along, as fingers do anyway. */
export function useDrag(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let isDragged = false;
    element.addEventListener(
      'pointerdown',
      ({ pointerType, button, clientX: x, clientY: y }) => {
        isDragged = false;
        const isFree = pointerType === 'mouse' && (button === 0 || button === 1);
        from = isFree ? { x, y, left: element.scrollLeft, top: element.scrollTop } : null;
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      ({ clientX, clientY, buttons, pointerId }) => {
        if (!from || buttons === 0) return;
        const [x, y] = [clientX - from.x, clientY - from.y];
        if (!isDragged && Math.hypot(x, y) < CLICK) return;
        if (!isDragged) element.setPointerCapture(pointerId);
        isDragged = true;
        element.dataset.dragged = '';
        element.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
      },
      { signal },
    );
    const end = () => {
      from = null;
      delete element.dataset.dragged;
    };
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    // the click that follows was meant for nothing below it
    element.addEventListener(
      'click',
      (event) => {
        if (!isDragged) return;
        isDragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    return () => ending.abort();
  }, [scroller]);
}
