import { TYPING_SHOWN_MS } from '@oche/validators/conversations/limits';
import type { ConversationEvent } from '@oche/validators/conversations/schemas';
import { useSyncExternalStore } from 'react';

const NOBODY: readonly string[] = [];

/** Who is writing at this moment, by conversation. One stream tells of all, and list and conversation show it. */
const typists = new Map<number, readonly string[]>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function change(conversationId: number, userIds: readonly string[]): void {
  typists.set(conversationId, userIds);
  for (const listener of listeners) listener();
}

function end(conversationId: number, userId: string): void {
  const known = typists.get(conversationId);
  if (known?.includes(userId)) {
    change(
      conversationId,
      known.filter((id) => id !== userId),
    );
  }
}

/** Takes what the stream tells: who writes, and whose message is there now. */
export function noteTypists({ typing, messages }: ConversationEvent): void {
  for (const { conversationId, userId } of typing) {
    const key = `${conversationId} ${userId}`;
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => end(conversationId, userId), TYPING_SHOWN_MS),
    );
    const known = typists.get(conversationId) ?? NOBODY;
    if (!known.includes(userId)) change(conversationId, [...known, userId]);
  }
  for (const { conversationId, senderId } of messages) {
    if (senderId !== null) end(conversationId, senderId);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns ids of the members who are writing in it */
export const useTypists = (conversationId: number): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => typists.get(conversationId) ?? NOBODY,
    () => NOBODY,
  );
