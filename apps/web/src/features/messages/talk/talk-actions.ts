import type { MessageReaction } from '@oche/validators/conversations/limits';
import type { Message } from '@oche/validators/conversations/schemas';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What is done with single messages; it stays the same as long as the conversation does. */
export interface TalkActions {
  /** whether the member can say something at all */
  canWrite: boolean;
  answer(message: Message): void;
  edit(message: Message): void;
  remove(message: Message): void;
  react(message: Message, reaction: MessageReaction | null): void;
  /** shows where a message stands */
  show(id: number): void;
}

/** What the field below is for at the moment: a new message, an answer, or a change. */
export type Writing = { kind: 'answer' | 'edit'; message: Message } | null;

interface Options {
  canWrite: boolean;
  onShow: (id: number) => void;
}

export function useTalkActions({ canWrite, onShow }: Options) {
  const { talk: texts } = useTexts('messages');
  const fail = useFailureToast();
  const [writing, setWriting] = useState<Writing>(null);
  const failed = { onError: (error: unknown) => fail(error, texts.changeFailed()) };
  const { mutate: react } = trpc.social.conversations.react.useMutation(failed);
  const { mutate: remove } = trpc.social.conversations.delete.useMutation(failed);
  const show = useRef(onShow);
  show.current = onShow;

  const actions = useMemo<TalkActions>(
    () => ({
      canWrite,
      answer: (message) => setWriting({ kind: 'answer', message }),
      edit: (message) => setWriting({ kind: 'edit', message }),
      remove: ({ id }) => remove({ messageId: id }),
      react: ({ id }, reaction) => react({ messageId: id, reaction }),
      show: (id) => show.current(id),
    }),
    [canWrite, react, remove],
  );
  return { actions, writing, setWriting };
}
