import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/text.tsx';

/**
 * A navigation without a load is silent, and leaves the focus behind. So it goes to the new page's
 * heading, which has it read out. Between the tabs of a page the heading stays, and the focus with
 * it; then the title is read out.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(() => {
    let before: Element | null = null;
    let named = nameOf(heading());
    const ends = [
      router.subscribe('onBeforeNavigate', () => {
        before = document.activeElement;
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const found = heading();
        const isOther = nameOf(found) !== named;
        named = nameOf(found);
        if (!pathChanged || !fromLocation) return;
        const isMoved = isOther && found !== null;
        setTitle(isMoved ? '' : document.title);
        if (isMoved && !hasOwnFocus(before)) focusHeading(found);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}

const heading = () => document.querySelector<HTMLElement>('main h1');
const nameOf = (element: HTMLElement | null) => element?.textContent;

/** Whether the new page has put the focus somewhere itself, or something open holds it. */
function hasOwnFocus(before: Element | null): boolean {
  const { activeElement } = document;
  if (activeElement?.closest('dialog')) return true;
  return activeElement !== before && Boolean(activeElement?.closest('main'));
}

function focusHeading(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
