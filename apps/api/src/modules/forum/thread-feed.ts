import type { Db } from '@oche/db';
import type { EventBus } from '../../lib/event-bus.ts';
import { readChanges, type ThreadChanges } from './thread-changes.ts';

/**
 * A thread that somebody watches in this process. It only says when to look and reads for all who
 * look from the same revision; each watcher keeps its own place, so a slow one holds nothing back.
 */
export class ThreadFeed {
  readonly #db: Db;
  readonly #threadId: number;
  readonly #reads = new Map<number, Promise<ThreadChanges | null>>();
  readonly #waiting = new Set<() => void>();
  #wakes = 0;

  constructor(db: Db, threadId: number) {
    this.#db = db;
    this.#threadId = threadId;
  }

  /** How often the thread has changed since somebody watches. */
  get wakes(): number {
    return this.#wakes;
  }

  wake(): void {
    this.#wakes += 1;
    // what is being read now may be from before the change
    this.#reads.clear();
    for (const resume of [...this.#waiting]) resume();
  }

  /**
   * Who asks for the same while it is being read gets the same read; nothing is kept longer.
   * @returns what changed after a revision; null when there is no such thread
   */
  changesAfter(revision: number): Promise<ThreadChanges | null> {
    const known = this.#reads.get(revision);
    if (known) return known;
    const read = readChanges(this.#db, this.#threadId, revision).finally(() => {
      if (this.#reads.get(revision) === read) this.#reads.delete(revision);
    });
    this.#reads.set(revision, read);
    return read;
  }

  /** Resolves when the thread was woken more often than `wakes`, or the watcher left. */
  wokenAfter(wakes: number, left: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const resume = () => {
      this.#waiting.delete(resume);
      left.removeEventListener('abort', resume);
      resolve();
    };
    this.#waiting.add(resume);
    left.addEventListener('abort', resume);
    if (this.#wakes > wakes || left.aborted) resume();
    return promise;
  }
}

/** All watched threads of one process, woken by its event bus. */
export class ThreadFeeds {
  readonly #feeds = new Map<number, { feed: ThreadFeed; watchers: number }>();

  constructor(events: EventBus) {
    events.on('thread.changed', ({ threadId }) => this.#feeds.get(threadId)?.feed.wake());
    // what was told meanwhile is lost, but stands in the tables
    events.onResync(() => {
      for (const { feed } of this.#feeds.values()) feed.wake();
    });
  }

  get size(): number {
    return this.#feeds.size;
  }

  /** To be closed by who opened it. */
  open(db: Db, threadId: number): ThreadFeed {
    const watched = this.#feeds.get(threadId) ?? {
      feed: new ThreadFeed(db, threadId),
      watchers: 0,
    };
    watched.watchers += 1;
    this.#feeds.set(threadId, watched);
    return watched.feed;
  }

  close(threadId: number): void {
    const watched = this.#feeds.get(threadId);
    if (!watched) return;
    watched.watchers -= 1;
    if (watched.watchers === 0) this.#feeds.delete(threadId);
  }
}

/** One a process; tests have several processes in one. */
const ofBus = new WeakMap<EventBus, ThreadFeeds>();

export function threadFeedsOf(events: EventBus): ThreadFeeds {
  const feeds = ofBus.get(events) ?? new ThreadFeeds(events);
  ofBus.set(events, feeds);
  return feeds;
}
