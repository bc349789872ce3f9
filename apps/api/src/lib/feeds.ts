import type { Db } from '@oche/db';
import type { EventBus } from './event-bus.ts';

/** Reads what has changed of a thing after one of its revisions. */
type ReadChanges<Changes> = (db: Db, id: number, after: number) => Promise<Changes>;

/**
 * Something that somebody watches in this process. It only says when to look and reads for all who
 * look from the same revision; each watcher keeps its own place, so a slow one holds nothing back.
 */
export class Feed<Changes> {
  readonly #read: (after: number) => Promise<Changes>;
  readonly #reads = new Map<number, Promise<Changes>>();
  readonly #waiting = new Set<() => void>();
  #wakes = 0;

  constructor(read: (after: number) => Promise<Changes>) {
    this.#read = read;
  }

  /** How often it has changed since somebody watches. */
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
   * @returns what changed after a revision
   */
  changesAfter(revision: number): Promise<Changes> {
    const known = this.#reads.get(revision);
    if (known) return known;
    const read = this.#read(revision).finally(() => {
      if (this.#reads.get(revision) === read) this.#reads.delete(revision);
    });
    this.#reads.set(revision, read);
    return read;
  }

  /** Resolves when it was woken more often than `wakes`, or the watcher left. */
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

/** Everything of one kind that is watched in one process, woken by its event bus. */
export class Feeds<Changes> {
  readonly #feeds = new Map<number, { feed: Feed<Changes>; watchers: number }>();
  readonly #read: ReadChanges<Changes>;

  constructor(events: EventBus, read: ReadChanges<Changes>) {
    this.#read = read;
    // what was told meanwhile is lost, but stands in the tables
    events.onResync(() => {
      for (const { feed } of this.#feeds.values()) feed.wake();
    });
  }

  get size(): number {
    return this.#feeds.size;
  }

  wake(id: number): void {
    this.#feeds.get(id)?.feed.wake();
  }

  /** To be closed by who opened it. */
  open(db: Db, id: number): Feed<Changes> {
    const watched = this.#feeds.get(id) ?? {
      feed: new Feed((after) => this.#read(db, id, after)),
      watchers: 0,
    };
    watched.watchers += 1;
    this.#feeds.set(id, watched);
    return watched.feed;
  }

  close(id: number): void {
    const watched = this.#feeds.get(id);
    if (!watched) return;
    watched.watchers -= 1;
    if (watched.watchers === 0) this.#feeds.delete(id);
  }
}

/**
 * One set of feeds for each event bus, that is one a process; tests have several processes in one.
 * @param make also subscribes to the events that wake them
 */
export function feedsPerBus<Changes>(
  make: (events: EventBus) => Feeds<Changes>,
): (events: EventBus) => Feeds<Changes> {
  const ofBus = new WeakMap<EventBus, Feeds<Changes>>();
  return (events) => {
    const feeds = ofBus.get(events) ?? make(events);
    ofBus.set(events, feeds);
    return feeds;
  };
}
