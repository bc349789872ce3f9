import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** From this many pixels on it is no click any more. */
const CLICK = 6;
/** This near to an edge of the window, the page scrolls along. */
const EDGE = 72;
const SCROLL = 14;

/** A match on its way. */
export interface Dragged {
  matchId: number;
  x: number;
  y: number;
  /** the `data-drop` over which it is; null: over none that takes it */
  over: string | null;
}

interface Options {
  /** whether a match can be let go there */
  takes: (matchId: number, target: string) => boolean;
  onDrop: (matchId: number, target: string) => void;
}

/**
 * Drags matches onto elements with `data-drop`: with a mouse by their row, with a finger by their handle, as
 * elsewhere a finger scrolls. Escape lets go of nothing.
 */
export function useMatchDrag({ takes, onDrop }: Options) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const grab = useRef<{ matchId: number; x: number; y: number } | null>(null);

  const targetAt = (matchId: number, x: number, y: number) => {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
    const target = found?.dataset.drop ?? null;
    return target !== null && takes(matchId, target) ? target : null;
  };
  const end = () => {
    grab.current = null;
    setDragged(null);
  };
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      grab.current = null;
      setDragged(null);
    };
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  /** The handlers of a match's row. */
  const bind = (matchId: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, button, pointerType, clientX: x, clientY: y } = event;
      if (button !== 0 || !(target instanceof Element)) return;
      const isHandle = target.closest('[data-handle]') !== null;
      const isControl = target.closest('button, a, select, input, dialog') !== null;
      if (isControl || (pointerType === 'touch' && !isHandle)) return;
      grab.current = { matchId, x, y };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = grab.current;
      if (from?.matchId !== matchId) return;
      const { clientX: x, clientY: y, currentTarget, pointerId } = event;
      if (!isDragging && Math.hypot(x - from.x, y - from.y) < CLICK) return;
      if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId);
      if (y < EDGE) scrollBy({ top: -SCROLL, behavior: 'instant' });
      else if (y > innerHeight - EDGE) scrollBy({ top: SCROLL, behavior: 'instant' });
      setDragged({ matchId, x, y, over: targetAt(matchId, x, y) });
    },
    onPointerUp: () => {
      if (dragged?.matchId === matchId && dragged.over !== null) onDrop(matchId, dragged.over);
      end();
    },
    onPointerCancel: end,
  });

  /** The marks of an element that takes matches. */
  const target = (name: string) => ({
    'data-drop': name,
    'data-takes': (dragged && takes(dragged.matchId, name)) || undefined,
    'data-over': dragged?.over === name || undefined,
  });

  return { dragged, bind, target };
}

export type MatchDrag = ReturnType<typeof useMatchDrag>;
