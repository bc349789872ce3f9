import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of the form is seen while it is put away. */
const HEAD = '--dock-head';
/** Pixels; a phone with its keyboard open leaves fewer, and so a small form. */
const TIGHT = 480;

/**
 * The form stands below the posts and sticks to the lower edge of the window: put away with its head alone, else as
 * a whole, so that the thread stays in sight while one writes.
 */
export function useDock(panel: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  /* not known until it has been looked at */
  const [atEnd, setAtEnd] = useState<boolean>();
  const isAtEnd = atEnd ?? true;
  const height = useRef(0);

  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting ?? true));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);

  /* what is scrolled to must not end up behind it, nor behind the keyboard of a phone, which covers the lower part
     of the page without making it smaller */
  useEffect(() => {
    const element = panel.current;
    const { style } = document.documentElement;
    if (!element) return undefined;
    let wasTight = false;
    const measure = () => {
      const head = element.firstElementChild?.clientHeight ?? 0;
      const keyboard = keyboardHeight();
      style.setProperty('--keyboard', `${keyboard}px`);
      const isTight = innerHeight - keyboard < TIGHT;
      element.toggleAttribute('data-tight', isTight);
      height.current = element.offsetHeight;
      element.style.setProperty('--dock-height', `${height.current}px`);
      element.style.setProperty(HEAD, `${head}px`);
      const covered = keyboard + (isOpen ? height.current : head);
      style.setProperty('--dock', `${covered}px`);
      style.scrollPaddingBottom = `${covered + 16}px`;
      // it can't rise above the first post, which a low window may not reach
      if (isOpen && isTight && !wasTight) element.scrollIntoView({ block: 'nearest' });
      wasTight = isTight;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const view = window.visualViewport;
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      view?.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
      style.removeProperty('--dock');
      style.removeProperty('--keyboard');
      style.scrollPaddingBottom = '';
    };
  }, [panel, isOpen]);

  return {
    isOpen,
    isAtEnd,
    /** whether more than its head is in sight */
    isSeen: isOpen || atEnd === true,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}

function keyboardHeight(): number {
  const view = window.visualViewport;
  return view ? Math.round(Math.max(0, innerHeight - view.height - view.offsetTop)) : 0;
}
