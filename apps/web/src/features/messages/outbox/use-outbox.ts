import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { hasErrorCode, isExplained } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Outbox } from './outbox.ts';

/** One for each member, for as long as the page lives: what is sent goes on when the conversation is left. */
const boxes = new Map<string, Outbox>();

const NOTHING: readonly never[] = [];
/** On the server it is empty, as it is nobody's. */
const NO_STORAGE = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

/** The member's messages that are on their way. They are tried again when the connection is back. */
export function useOutbox(memberId: string): Outbox {
  const { client } = trpc.useUtils();
  const box = useMemo(() => {
    const known = boxes.get(memberId);
    if (known) return known;
    const made = new Outbox({
      memberId,
      storage: import.meta.env.SSR ? NO_STORAGE : localStorage,
      isFinal: (error) => isExplained(error) && !hasErrorCode(error, 'RATE_LIMITED'),
      send: ({ key, conversationId, content, pictures, answers }) =>
        client.social.conversations.send.mutate({
          conversationId,
          content,
          pictureIds: pictures.map(({ id }) => id),
          answersId: answers?.id,
          idempotencyKey: key,
        }),
    });
    // the server's are those of one page
    if (!import.meta.env.SSR) boxes.set(memberId, made);
    return made;
  }, [client, memberId]);

  useEffect(() => {
    const flush = () => void box.flush();
    flush();
    addEventListener('online', flush);
    return () => removeEventListener('online', flush);
  }, [box]);
  return box;
}

export const useOutgoing = (box: Outbox) =>
  useSyncExternalStore(box.subscribe, box.snapshot, () => NOTHING);
