import type { ReactNode } from 'react';
import { TextLink } from '../../../components/link.tsx';

interface PostLinkProps {
  threadId: number;
  number: number;
  variant?: 'plain' | 'underline';
  children: ReactNode;
}

/**
 * A link to a post of any thread. The query lets also the server open the right part of the thread,
 * the hash is where the browser scrolls.
 */
export function PostLink({ threadId, number, variant, children }: PostLinkProps) {
  return (
    <TextLink
      to="/forum/thread/$id"
      params={{ id: String(threadId) }}
      search={{ post: number }}
      hash={postAnchor(number)}
      variant={variant}
    >
      {children}
    </TextLink>
  );
}

export const postAnchor = (number: number): string => `post-${number}`;

/** @returns the number of the post that a hash names, or null */
export function anchoredPost(hash: string): number | null {
  const [, digits] = /^#?post-([1-9]\d{0,8})$/.exec(hash) ?? [];
  return digits ? Number(digits) : null;
}
