import type { Post } from '@oche/validators/forum/schemas';
import { useCallback, useState } from 'react';
import type { AnsweredPost } from '../data/answered-post.ts';
import { plainOf } from '../data/plain-of.ts';

export interface ReplyTarget {
  /** null: the form answers the thread */
  answered: AnsweredPost | null;
  /** grows each time a reply or quote button is pressed: the form then takes the focus */
  request: number;
  answer: (post: Post, isQuote: boolean) => void;
  /** of a draft that was found */
  restore: (answered: AnsweredPost) => void;
  /** what was answered on another device */
  take: (answered: AnsweredPost | null) => void;
  withoutQuote: () => void;
  clear: () => void;
}

/** Which post the reader answers. If there is a draft, the form says which one that is. */
export function useReplyTarget(): ReplyTarget {
  const [answered, setAnswered] = useState<AnsweredPost | null>(null);
  const [request, setRequest] = useState(0);

  const answer = useCallback((post: Post, isQuote: boolean) => {
    const { id, number, author } = post;
    setAnswered({ id, number, firstName: author.firstName, quote: isQuote ? plainOf(post) : null });
    setRequest((count) => count + 1);
  }, []);
  const restore = useCallback(
    (found: AnsweredPost) => setAnswered((current) => current ?? found),
    [],
  );
  const withoutQuote = useCallback(
    () => setAnswered((current) => current && { ...current, quote: null }),
    [],
  );
  const clear = useCallback(() => setAnswered(null), []);
  return { answered, request, answer, restore, take: setAnswered, withoutQuote, clear };
}
