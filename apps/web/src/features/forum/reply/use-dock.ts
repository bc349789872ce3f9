import { type RefObject, useEffect, useRef, useState } from 'react';

/** As much of the form is seen while it is put away. */
const HEAD = '--dock-head';

/**
 * The form stands below the posts and sticks to the lower edge of the window: put away with its head alone, else as
 * a whole, so that the thread stays in sight while one writes.
 */
export function useDock(panel: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const height = useRef(0);

  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsAtEnd(entry?.isIntersecting ?? true),
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);

  /* what is scrolled to must not lie behind it */
  useEffect(() => {
    const element = panel.current;
    const root = document.documentElement;
    if (!element) return undefined;
    const measure = () => {
      const head = element.firstElementChild?.clientHeight ?? 0;
      height.current = element.offsetHeight;
      element.style.setProperty('--dock-height', `${height.current}px`);
      element.style.setProperty(HEAD, `${head}px`);
      const covered = isOpen ? height.current : head;
      root.style.setProperty('--dock', `${covered}px`);
      root.style.scrollPaddingBottom = `${covered + 16}px`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--dock');
      root.style.scrollPaddingBottom = '';
    };
  }, [panel, isOpen]);

  useKeyboardRoom(panel);
  return { isOpen, isAtEnd, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}

/** The keyboard of a phone lies over the lower part of the page without making it smaller. */
function useKeyboardRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const place = () => {
      const room = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      panel.current?.style.setProperty('--keyboard', `${Math.round(room)}px`);
    };
    place();
    view.addEventListener('resize', place);
    view.addEventListener('scroll', place);
    return () => {
      view.removeEventListener('resize', place);
      view.removeEventListener('scroll', place);
    };
  }, [panel]);
}
