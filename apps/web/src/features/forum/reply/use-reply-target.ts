import type { Post } from '@oche/validators/forum';
import { useCallback, useState } from 'react';
import { type Draft, draftOf } from '../../../lib/kept/drafts.ts';

/** The post that the form answers. */
export interface AnsweredPost {
  id: number;
  number: number;
  firstName: string;
  /** the words to quote; null for an answer without */
  quote: string | null;
}

export interface ReplyTarget {
  /** null: the form answers the thread */
  answered: AnsweredPost | null;
  /** grows each time a reply or quote button is pressed: the form then takes the focus */
  request: number;
  answer: (post: Post, isQuote: boolean) => void;
  withoutQuote: () => void;
  clear: () => void;
}

/** Which post the reader answers. If there is a draft, it is the post that the draft answers. */
export function useReplyTarget(memberId: string | undefined, threadId: number): ReplyTarget {
  const [answered, setAnswered] = useState<AnsweredPost | null>(() =>
    memberId ? answeredIn(replyDraft(memberId, threadId).read()) : null,
  );
  const [request, setRequest] = useState(0);

  const answer = useCallback(({ id, number, author, content }: Post, isQuote: boolean) => {
    setAnswered({ id, number, firstName: author.firstName, quote: isQuote ? content : null });
    setRequest((count) => count + 1);
  }, []);
  const withoutQuote = useCallback(
    () => setAnswered((current) => current && { ...current, quote: null }),
    [],
  );
  const clear = useCallback(() => setAnswered(null), []);
  return { answered, request, answer, withoutQuote, clear };
}

export const replyDraft = (memberId: string, threadId: number) =>
  draftOf(memberId, `thread:${threadId}`);

/** A draft has nothing but texts in it. */
export const draftOfReply = (content: string, answered: AnsweredPost | null): Draft => ({
  content,
  ...(answered && {
    id: String(answered.id),
    number: String(answered.number),
    firstName: answered.firstName,
    ...(answered.quote !== null && { quote: answered.quote }),
  }),
});

function answeredIn(draft: Draft | null): AnsweredPost | null {
  if (!draft?.id || !draft.number || !draft.firstName) return null;
  const { id, number, firstName, quote = null } = draft;
  return { id: Number(id), number: Number(number), firstName, quote };
}
