import type {
  Conversation,
  ConversationEvent,
  ConversationMember,
  Message,
  MessagePage,
  ReadMark,
} from '@oche/validators/conversations/schemas';
import { useEffect, useRef, useState } from 'react';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { noteTypists } from '../typing/typists.ts';
import {
  type MessageWindow,
  windowOf,
  withChanges,
  withNewer,
  withOlder,
} from '../window/message-window.ts';

/** Later than every message. */
const LATEST = Number.MAX_SAFE_INTEGER;

export type Side = 'older' | 'newer';

interface Options {
  conversation: Conversation;
  memberId: string;
  /** the page with which it opens */
  start: MessagePage;
  outbox: Outbox;
  /** others have said something that was not there before */
  onNews: (messages: readonly Message[]) => void;
}

/** What is loaded of a conversation, kept current, and how to load more of it on either side. */
export function useTalk({ conversation, memberId, start, outbox, onNews }: Options) {
  const { id } = conversation;
  const utils = trpc.useUtils();
  const { conversations } = utils.client.social;
  const [window, setWindow] = useState(() => windowOf(start));
  const [reads, setReads] = useState<readonly ReadMark[] | null>(null);
  /** who has left, but said something */
  const [people, setPeople] = useState<readonly ConversationMember[]>(start.people);
  const known = useRef(window);
  const isLoading = useRef(false);
  const [busy, setBusy] = useState<Side | null>(null);
  const [failed, setFailed] = useState<Side | null>(null);

  const change = (next: MessageWindow) => {
    known.current = next;
    setWindow(next);
  };
  const meet = (met: readonly ConversationMember[]) => {
    if (met.length > 0) setPeople((before) => [...met, ...before]);
  };

  const { isLost } = useLive<{ id: string; data: ConversationEvent }>({
    of: id,
    open: (stream) =>
      conversations.events.subscribe(
        { conversationId: id, lastEventId: String(known.current.revision) },
        stream,
      ),
    onData: ({ id: revision, data: event }) => {
      const { messages } = event;
      const before = new Set(known.current.messages.map((message) => message.id));
      const last = known.current.messages.at(-1)?.id ?? 0;
      noteTypists(event);
      meet(event.people);
      if (event.reads) setReads(event.reads);
      if (!event.hasChanged) return;
      change(withChanges(known.current, messages, Number(revision)));
      for (const { key } of messages) if (key !== null) outbox.remove(key);
      const news = messages.filter(
        (message) => message.senderId !== memberId && message.id > last && !before.has(message.id),
      );
      if (news.length > 0) onNews(news);
      // who is in it, what it is called, and that what is said brings it back from the archive
      if (conversation.isArchived || messages.some(({ notice }) => notice !== null)) {
        void utils.social.conversations.get.invalidate({ id });
      }
      void utils.social.conversations.list.invalidate();
    },
    isEnd: (error) => hasErrorCode(error, 'UNAUTHENTICATED', 'CONVERSATION_NOT_FOUND'),
  });

  useEffect(
    () =>
      outbox.onSent((message) => {
        if (message.conversationId !== id) return;
        known.current = withChanges(known.current, [message], null);
        setWindow(known.current);
      }),
    [outbox, id],
  );

  const load = async (side: Side) => {
    const { messages, hasOlder, hasNewer } = known.current;
    if (isLoading.current || !(side === 'older' ? hasOlder : hasNewer)) return;
    isLoading.current = true;
    const from = side === 'older' ? { before: messages[0]?.id } : { after: messages.at(-1)?.id };
    const read = () => conversations.messages.query({ conversationId: id, ...from });
    setBusy(side);
    setFailed(null);
    try {
      let page = await read();
      // a change that was told meanwhile is newer than this page
      while (page.revision < known.current.revision) page = await read();
      const merge = side === 'older' ? withOlder : withNewer;
      meet(page.people);
      change(merge(known.current, page));
    } catch {
      setFailed(side);
    } finally {
      isLoading.current = false;
      setBusy(null);
    }
  };

  /** What lies between what is loaded and the end is left out. */
  const loadEnd = async () => {
    const page = await conversations.messages.query({ conversationId: id, before: LATEST });
    meet(page.people);
    change({ ...windowOf(page), hasNewer: false, firstUnreadId: known.current.firstUnreadId });
  };

  /** The same for a message that is not loaded: what comes after it is loaded when it is scrolled to. */
  const loadAround = async (messageId: number) => {
    const page = await conversations.messages.query({ conversationId: id, before: messageId + 1 });
    meet(page.people);
    change({ ...windowOf(page), firstUnreadId: known.current.firstUnreadId });
  };

  return {
    window,
    people: [...conversation.others, ...people],
    reads: reads ?? conversation.reads,
    load,
    loadEnd,
    loadAround,
    busy,
    failed,
    isLost,
  };
}
