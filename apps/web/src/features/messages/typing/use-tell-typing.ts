import { TYPING_TOLD_MS } from '@oche/validators/conversations/limits';
import { useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** Tells the others that the member is writing, now and then while it goes on. @returns call it with each change */
export function useTellTyping(conversationId: number): () => void {
  const { mutate } = trpc.social.conversations.typing.useMutation();
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < TYPING_TOLD_MS) return;
    toldAt.current = Date.now();
    mutate({ id: conversationId });
  };
}
