import type { EventBus } from '../../../lib/events/event-bus.ts';
import '../conversations.events.ts';

/** Somebody is writing just now. */
interface Typing {
  conversationId: number;
  userId: string;
}

interface News {
  /** whether something has changed in the tables */
  hasChanged: boolean;
  typing: Typing[];
}

/** A stream of a member, and what it has not been told yet. */
class Inbox {
  #news: News = { hasChanged: false, typing: [] };
  #resume: (() => void) | null = null;

  changed(): void {
    this.#news.hasChanged = true;
    this.#resume?.();
  }

  typed(typing: Typing): void {
    this.#news.typing.push(typing);
    this.#resume?.();
  }

  /** Waits until there is something, or the reader has left; each is told once. */
  async next(left: AbortSignal): Promise<News> {
    if (!this.#news.hasChanged && this.#news.typing.length === 0 && !left.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const resume = () => resolve();
      this.#resume = resume;
      left.addEventListener('abort', resume, { once: true });
      await promise;
      left.removeEventListener('abort', resume);
      this.#resume = null;
    }
    const news = this.#news;
    this.#news = { hasChanged: false, typing: [] };
    return news;
  }
}

/** The streams of this process, by member. */
class Inboxes {
  readonly #open = new Map<string, Set<Inbox>>();

  constructor(events: EventBus) {
    events.on('conversation.changed', ({ memberIds }) => {
      for (const inbox of this.#of(memberIds)) inbox.changed();
    });
    events.on('conversation.typing', ({ conversationId, userId, memberIds }) => {
      for (const inbox of this.#of(memberIds)) inbox.typed({ conversationId, userId });
    });
    // signals that were sent meanwhile are lost, but the tables have the changes
    events.onResync(() => {
      for (const inbox of this.#of([...this.#open.keys()])) inbox.changed();
    });
  }

  #of(memberIds: readonly string[]): Inbox[] {
    return memberIds.flatMap((id) => [...(this.#open.get(id) ?? [])]);
  }

  /** Every call of `open` needs a call of `close` when the reader leaves. */
  open(memberId: string): Inbox {
    const inbox = new Inbox();
    const all = this.#open.get(memberId) ?? new Set();
    this.#open.set(memberId, all.add(inbox));
    return inbox;
  }

  close(memberId: string, inbox: Inbox): void {
    const all = this.#open.get(memberId);
    all?.delete(inbox);
    if (all?.size === 0) this.#open.delete(memberId);
  }
}

const ofBus = new WeakMap<EventBus, Inboxes>();

/** A process has one bus; tests simulate several processes in one. */
export function inboxesOf(events: EventBus): Inboxes {
  const inboxes = ofBus.get(events) ?? new Inboxes(events);
  ofBus.set(events, inboxes);
  return inboxes;
}
