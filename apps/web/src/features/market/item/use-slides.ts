import { type RefObject, useRef, useState } from 'react';

interface Slides {
  scroller: RefObject<HTMLDivElement | null>;
  /** which one is in sight */
  index: number;
  /** brings one into sight; goes round at both ends */
  show: (index: number) => void;
  onScroll: () => void;
}

/** Slides of one width beside each other: swiped by thumb, and shown by buttons and keys. */
export function useSlides(count: number): Slides {
  const scroller = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  return {
    scroller,
    index,
    show: (wanted) => {
      const next = (wanted + count) % count;
      setIndex(next);
      const element = scroller.current;
      element?.scrollTo({ left: next * element.clientWidth, behavior: behavior() });
    },
    onScroll: () => {
      const element = scroller.current;
      if (element) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    },
  };
}

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
