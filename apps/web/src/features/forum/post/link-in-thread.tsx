import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor } from '../../../components/link.tsx';
import { postAnchor } from '../data/post-link.tsx';
import { useThread } from '../data/thread-context.tsx';

interface LinkInThreadProps extends Omit<ComponentProps<typeof Anchor>, 'href' | 'onClick'> {
  number: number;
  /** for an address to pass on: it lacks the query, which only lets the server open the right part */
  isPermanent?: boolean;
  /** called before it goes there */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to another post of the open thread. It scrolls there, or first loads that part. */
export function LinkInThread({
  number,
  isPermanent,
  onFollow,
  children,
  ...props
}: LinkInThreadProps) {
  const { thread, goTo } = useThread();
  const query = isPermanent ? '' : `?post=${number}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    goTo(number);
  };
  return (
    <Anchor
      href={`/forum/thread/${thread.id}${query}#${postAnchor(number)}`}
      onClick={follow}
      {...props}
    >
      {children}
    </Anchor>
  );
}
