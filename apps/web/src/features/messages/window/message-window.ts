import type { Message, MessagePage } from '@oche/validators/conversations/schemas';

/** Of a long conversation no more than this stays on the page; the far side is left out and loaded again. */
const KEPT = 320;

/**
 * The part of a conversation that a reader has loaded, in the order of the ids. It has no gaps: every message between
 * its two ends is in it.
 */
export interface MessageWindow {
  messages: readonly Message[];
  hasOlder: boolean;
  hasNewer: boolean;
  /** of the conversation: everything up to it is in what is loaded */
  revision: number;
  /** above which one reads that the others are new */
  firstUnreadId: number | null;
}

export const windowOf = ({ items, ...page }: MessagePage): MessageWindow => ({
  ...page,
  messages: items,
});

export function withOlder(window: MessageWindow, page: MessagePage): MessageWindow {
  const messages = merged(window.messages, page.items);
  return {
    ...window,
    messages: messages.slice(0, KEPT),
    hasOlder: page.hasOlder,
    hasNewer: window.hasNewer || messages.length > KEPT,
  };
}

export function withNewer(window: MessageWindow, page: MessagePage): MessageWindow {
  const messages = merged(window.messages, page.items);
  return {
    ...window,
    messages: messages.slice(-KEPT),
    hasOlder: window.hasOlder || messages.length > KEPT,
    hasNewer: page.hasNewer,
  };
}

/**
 * What was said or has changed. What is outside of what is loaded is left out: it comes with its page.
 * @param revision everything up to it was told; null for a message of which that is not known
 */
export function withChanges(
  window: MessageWindow,
  changes: readonly Message[],
  revision: number | null,
): MessageWindow {
  const first = window.messages[0]?.id ?? 0;
  const last = window.messages.at(-1)?.id ?? 0;
  const isInside = ({ id }: Message) =>
    id > last ? !window.hasNewer : id >= first || !window.hasOlder;
  return {
    ...window,
    messages: merged(window.messages, changes.filter(isInside)),
    revision: Math.max(window.revision, revision ?? 0),
  };
}

/** Of two versions of a message the later one stays. */
function merged(known: readonly Message[], added: readonly Message[]): readonly Message[] {
  if (added.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of added) {
    if ((byId.get(message.id)?.revision ?? -1) < message.revision) byId.set(message.id, message);
  }
  return [...byId.values()].sort((one, other) => one.id - other.id);
}
