import { BEHIND_AT_MOST_MS } from '@oche/db';
import { LRUCache } from 'lru-cache';
import type { StalePages } from '../lib/declared/stale-pages.ts';
import type { EventBus } from '../lib/events/event-bus.ts';
import type { AppEvents, EventName } from '../lib/events/events.ts';
import type { StoredPage } from './stored-page.ts';

const MAX_PAGES = 500;
const MAX_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 10_000;
const MAX_AGE_MS = 60_000;

/**
 * Keeps visitors' pages for a minute. After some seconds whoever asks for one still gets it at once, and it is rendered
 * again meanwhile. Requests for a page that isn't there wait for its rendering. An event drops a path at once, and any
 * rendering of it that is under way.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #renderings = new Map<string, Promise<StoredPage>>();
  /** which paths have been dropped lately, and when; the oldest first */
  readonly #dropped = new Map<string, number>();
  /** which other pages show the same as a path, as it was rendered last */
  readonly #shows = new LRUCache<string, readonly string[]>({ max: MAX_PAGES * 4 });
  #clearedAt = Number.NEGATIVE_INFINITY;
  /** how long a page has left when it isn't fresh any more */
  readonly #agedMs: number;

  constructor({ freshMs = FRESH_MS, maxAgeMs = MAX_AGE_MS } = {}) {
    this.#agedMs = maxAgeMs - freshMs;
    this.#pages = new LRUCache({
      max: MAX_PAGES,
      maxSize: MAX_BYTES,
      sizeCalculation: (page, key) => page.size + key.length,
      ttl: maxAgeMs,
    });
  }

  /**
   * @param path the path without query, by which `drop` finds the page
   * @param variant everything else that the page depends on
   * @param render gets whether the page has just become stale: a standby may not have seen why
   * @throws what `render` throws, when there is no page to answer with
   */
  get(
    path: string,
    variant: string,
    render: (isNews: boolean) => Promise<StoredPage>,
  ): StoredPage | Promise<StoredPage> {
    const key = keyOf(path, variant);
    const page = this.#pages.get(key);
    if (!page) return this.#renderings.get(key) ?? this.#render(key, path, render);
    const isAged = this.#pages.getRemainingTTL(key) <= this.#agedMs;
    // if it fails, whoever asks next tries again
    if (isAged && !this.#renderings.has(key)) this.#render(key, path, render).catch(() => {});
    return page;
  }

  /** Whether it is answered without rendering. */
  has(path: string, variant: string): boolean {
    return this.#pages.has(keyOf(path, variant));
  }

  drop(...paths: string[]): void {
    this.#noteDropped(paths);
    const prefixes = paths.map((path) => keyOf(path, ''));
    const isStale = (key: string) => prefixes.some((prefix) => key.startsWith(prefix));
    const dropped = new Set(paths);
    for (const [key, page] of [...this.#pages.entries()]) {
      if (isStale(key) || page.shows.some((path) => dropped.has(path))) this.#pages.delete(key);
    }
    for (const key of [...this.#renderings.keys()]) if (isStale(key)) this.#renderings.delete(key);
  }

  clear(): void {
    this.#clearedAt = performance.now();
    this.#pages.clear();
    this.#renderings.clear();
  }

  #noteDropped(paths: readonly string[]): void {
    const now = performance.now();
    for (const [path, at] of this.#dropped) {
      if (now - at < BEHIND_AT_MOST_MS) break;
      this.#dropped.delete(path);
    }
    for (const path of paths) {
      this.#dropped.delete(path);
      this.#dropped.set(path, now);
    }
  }

  #isNews(path: string): boolean {
    return (
      performance.now() - this.#droppedAt([path, ...(this.#shows.get(path) ?? [])]) <
      BEHIND_AT_MOST_MS
    );
  }

  #droppedAt(paths: readonly string[]): number {
    const times = paths.map((path) => this.#dropped.get(path) ?? Number.NEGATIVE_INFINITY);
    return Math.max(...times, this.#clearedAt);
  }

  /**
   * Whether nothing that it shows has changed since it was begun. Of the page's own path that is known by its rendering,
   * of the others only for a while.
   */
  #isStillTrue({ shows }: StoredPage, begunAt: number): boolean {
    if (shows.length === 0) return true;
    return performance.now() - begunAt < BEHIND_AT_MOST_MS && this.#droppedAt(shows) < begunAt;
  }

  async #render(
    key: string,
    path: string,
    render: (isNews: boolean) => Promise<StoredPage>,
  ): Promise<StoredPage> {
    const begunAt = performance.now();
    const rendering = render(this.#isNews(path));
    this.#renderings.set(key, rendering);
    try {
      const page = await rendering;
      if (page.shows.length > 0) this.#shows.set(path, page.shows);
      // keeps only successful pages, and none that an event has made stale meanwhile
      const isCurrent = this.#renderings.get(key) === rendering && this.#isStillTrue(page, begunAt);
      if (page.status === 200 && isCurrent) this.#pages.set(key, page);
      return page;
    } finally {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key);
    }
  }
}

/** The separator is a space, which no address in a request contains. */
const keyOf = (path: string, variant: string) => `${path} ${variant}`;

/**
 * The pages of this process, which events drop when they become stale.
 * @param modules for each module, which events make which of its pages stale
 */
export function visitorPages(events: EventBus, modules: readonly StalePages[]): PageCache {
  const pages = new PageCache();
  for (const stalePages of modules) {
    for (const name of Object.keys(stalePages) as EventName[]) dropOn(name, stalePages[name]);
  }
  events.onResync(() => pages.clear());
  return pages;

  function dropOn<Name extends EventName>(name: Name, pathsOf: StalePages[Name]): void {
    if (!pathsOf) return;
    events.on(name, (payload: AppEvents[Name]) => {
      const paths = pathsOf(payload);
      if (paths === 'all') pages.clear();
      else pages.drop(...paths);
    });
  }
}
