import type { Db } from '@oche/db';
import type { EventBus } from './event-bus.ts';

/** Reads the changes of a thing after one of its revisions. */
type ReadChanges<Changes, Id> = (db: Db, id: Id, after: number) => Promise<Changes>;

/**
 * A thing that clients of this process watch. The feed wakes them after a change, and one read
 * serves all that ask for changes after the same revision. Each watcher keeps its own revision, so
 * a slow one doesn't delay the others.
 */
export class Feed<Changes> {
  readonly #read: (after: number) => Promise<Changes>;
  readonly #reads = new Map<number, Promise<Changes>>();
  readonly #waiting = new Set<() => void>();
  #wakes = 0;

  constructor(read: (after: number) => Promise<Changes>) {
    this.#read = read;
  }

  /** How many changes there have been since the feed was opened. */
  get wakes(): number {
    return this.#wakes;
  }

  wake(): void {
    this.#wakes += 1;
    // a read that is still running may have begun before the change, so nobody joins it any more
    this.#reads.clear();
    for (const resume of [...this.#waiting]) resume();
  }

  /**
   * Callers who ask for the same revision while it is being read share that read. Nothing is kept
   * after it.
   * @returns what changed after the revision
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

  /** Resolves when the feed was woken more than `wakes` times, or the watcher has left. */
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

/** All feeds of one kind in this process, woken by the events of its bus. */
export class Feeds<Changes, Id extends number | string = number> {
  readonly #feeds = new Map<Id, { feed: Feed<Changes>; watchers: number }>();
  readonly #read: ReadChanges<Changes, Id>;

  constructor(events: EventBus, read: ReadChanges<Changes, Id>) {
    this.#read = read;
    // signals that were sent meanwhile are lost, but the tables have the changes
    events.onResync(() => this.wakeAll());
  }

  get size(): number {
    return this.#feeds.size;
  }

  wake(id: Id): void {
    this.#feeds.get(id)?.feed.wake();
  }

  wakeAll(): void {
    for (const { feed } of this.#feeds.values()) feed.wake();
  }

  /** Every call of `open` needs a call of `close` when the watcher leaves. */
  open(db: Db, id: Id): Feed<Changes> {
    const watched = this.#feeds.get(id) ?? {
      feed: new Feed((after) => this.#read(db, id, after)),
      watchers: 0,
    };
    watched.watchers += 1;
    this.#feeds.set(id, watched);
    return watched.feed;
  }

  close(id: Id): void {
    const watched = this.#feeds.get(id);
    if (!watched) return;
    watched.watchers -= 1;
    if (watched.watchers === 0) this.#feeds.delete(id);
  }
}

/**
 * Makes one set of feeds for each event bus. A process has one bus; tests simulate several
 * processes in one.
 * @param make makes the feeds and subscribes to the events that wake them
 */
export function feedsPerBus<Changes, Id extends number | string = number>(
  make: (events: EventBus) => Feeds<Changes, Id>,
): (events: EventBus) => Feeds<Changes, Id> {
  const ofBus = new WeakMap<EventBus, Feeds<Changes, Id>>();
  return (events) => {
    const feeds = ofBus.get(events) ?? make(events);
    ofBus.set(events, feeds);
    return feeds;
  };
}

/** What readers of a thing follow: whenever its revision is later than the last one they have seen. */
interface Following<Changes, Id, Event> {
  id: Id;
  /** what the reader has seen; null or undefined: nothing yet */
  lastEventId: string | null | undefined;
  /** aborts when the reader goes away */
  left: AbortSignal;
  /**
   * What the reader is told now.
   * @param shared one read for all who follow the thing and have seen the same
   * @param seen the last revision that the reader knows; -1: none
   * @throws when the reader may not see it any more
   */
  read(shared: () => Promise<Changes>, seen: number): Promise<Event>;
}

/** Tells a reader of a thing what is new in it, first what it is now. */
export async function* followRevision<
  Changes,
  Id extends number | string,
  Event extends { revision: number },
>(
  feeds: Feeds<Changes, Id>,
  db: Db,
  { id, lastEventId, left, read }: Following<Changes, Id, Event>,
): AsyncGenerator<Event, void> {
  const feed = feeds.open(db, id);
  try {
    let seen = lastEventId == null ? -1 : Number(lastEventId);
    while (!left.aborted) {
      const { wakes } = feed;
      const after = seen;
      const event = await read(() => feed.changesAfter(after), after);
      if (event.revision > seen) yield event;
      seen = Math.max(seen, event.revision);
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(id);
  }
}
