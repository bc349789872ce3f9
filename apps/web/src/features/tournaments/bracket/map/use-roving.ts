import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Tree } from '../layout/tree.ts';
import { type Direction, neighbour } from './geometry.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * One match at a time can be reached with the Tab key, and the arrows go from it to those beside it. The
 * map follows.
 */
export function useRoving(
  scroller: RefObject<HTMLElement | null>,
  trees: readonly Tree[],
  first: string | undefined,
) {
  const [active, setActive] = useState(first);
  const isMoved = useRef(false);

  useEffect(() => {
    if (!isMoved.current || active === undefined) return;
    isMoved.current = false;
    boxIn(scroller.current, active)?.focus();
  }, [scroller, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction || active === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const next = neighbour(trees, active, direction);
    if (!next) return;
    event.preventDefault();
    isMoved.current = true;
    setActive(next);
  };

  return { active, setActive, onKeyDown };
}

/** The element of a match, where it is drawn. */
const boxIn = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-match="${CSS.escape(id)}"]`) ?? null;
