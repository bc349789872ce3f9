import { useEffect, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import type { MessageWindow } from '../window/message-window.ts';

/** Anything that is on the screen down to its end, in a tab that is in front, has been read. */
export function useRead(
  id: number,
  memberId: string,
  { messages, firstUnreadId }: MessageWindow,
  isAtEnd: boolean,
): void {
  const { mutate } = trpc.social.conversations.read.useMutation();
  const latest = messages.findLast(({ senderId }) => senderId !== memberId)?.id ?? 0;
  const readUpTo = useRef(firstUnreadId === null ? latest : firstUnreadId - 1);

  useEffect(() => {
    const read = () => {
      if (!isAtEnd || document.hidden || latest <= readUpTo.current) return;
      readUpTo.current = latest;
      mutate({ id, upTo: latest });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, isAtEnd, latest, mutate]);
}
