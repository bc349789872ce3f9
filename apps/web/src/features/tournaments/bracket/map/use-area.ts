import { type RefObject, useEffect, useState } from 'react';
import type { Area } from './geometry.ts';

/** What is drawn changes in steps of this many pixels, so that most scrolling changes nothing. */
const STEP = 320;

/** What the server draws, which has no window: about a screen. */
const FIRST: Area = { left: -STEP, top: -STEP, right: 5 * STEP, bottom: 5 * STEP };

/**
 * The part of a scrolled element that has to be drawn, in its own pixels: what is seen, and a step
 * around it.
 */
export function useArea(scroller: RefObject<HTMLElement | null>): Area {
  const [area, setArea] = useState(FIRST);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const next = areaOf(element);
      setArea((known) => (isSame(known, next) ? known : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    element.addEventListener('scroll', soon, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', soon);
      cancelAnimationFrame(frame);
    };
  }, [scroller]);

  return area;
}

function areaOf({ scrollLeft, scrollTop, clientWidth, clientHeight }: Element): Area {
  const before = (value: number) => (Math.floor(value / STEP) - 1) * STEP;
  const after = (value: number) => (Math.ceil(value / STEP) + 1) * STEP;
  return {
    left: before(scrollLeft),
    top: before(scrollTop),
    right: after(scrollLeft + clientWidth),
    bottom: after(scrollTop + clientHeight),
  };
}

const isSame = (a: Area, b: Area): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
