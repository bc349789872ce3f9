import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor } from '../../../components/link.tsx';
import { postAnchor } from '../post/post-link.tsx';
import { useThread } from './thread-context.tsx';

interface ThreadPostLinkProps extends Omit<ComponentProps<typeof Anchor>, 'href' | 'onClick'> {
  number: number;
  /** the address as it is passed on: without the query that opens its part on the server */
  isPermanent?: boolean;
  children: ReactNode;
}

/** To another post of the open thread: scrolls where it is loaded, and opens its part otherwise. */
export function ThreadPostLink({ number, isPermanent, children, ...props }: ThreadPostLinkProps) {
  const { thread, goTo } = useThread();
  const query = isPermanent ? '' : `?post=${number}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
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
