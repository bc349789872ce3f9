import { hash, randomUUID } from 'node:crypto';
import type { Db } from '@oche/db';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { EventBus } from '../events/event-bus.ts';
import { signals } from '../events/events.ts';

declare module '../events/events.ts' {
  interface Signals {
    /** Uses of limits that a process has counted since it told of them last; `round` makes each the only one of its kind. */
    'limits.used': {
      from: string;
      round: number;
      used: readonly (readonly [limit: string, key: string, count: number])[];
    };
  }
}

/** How processes tell each other what they have counted. */
export interface CountExchange {
  tell(used: readonly Used[]): void;
  onHeard(handler: (used: readonly Used[]) => void): void;
}

type Used = readonly [limit: string, key: string, count: number];

/** of one signal, whose length PostgreSQL limits */
const KEYS = 100;

/** One process tells the others by signals, without a statement in any request. */
export function countExchange({
  db,
  events,
  log,
}: {
  db: Db;
  events: EventBus;
  log: Pick<FastifyBaseLogger, 'debug'>;
}): CountExchange {
  const from = randomUUID().slice(0, 8);
  let round = 0;
  return {
    tell(used) {
      round += 1;
      const parts = Array.from({ length: Math.ceil(used.length / KEYS) }, (_, part) => ({
        from,
        round,
        used: used.slice(part * KEYS, (part + 1) * KEYS),
      }));
      signals(db, 'limits.used', parts).catch((error) => {
        // without the others' counts each process counts for itself
        log.debug({ err: error }, 'counts of limits are not told');
      });
    },
    onHeard(handler) {
      events.on('limits.used', (heard) => {
        if (heard.from !== from) handler(heard.used);
      });
    },
  };
}

/** From this part of a limit on a key is told; so what many processes count without a word adds up to it at most. */
const TOLD_FROM = 1 / 16;
/** So much of a limit, counted since the last time, is told at once. */
const AT_ONCE = 1 / 50;
const ROUND_MS = 1000;
const AT_ONCE_MS = 100;
const MOST_KEYS = 100_000;

interface Count {
  /** what this process has counted in the time of the limit */
  own: number;
  /** how much of it the others know */
  told: number;
  /** another process has told of it, so this one does, too */
  isShared: boolean;
}

interface Counted {
  points: number;
  seconds: number;
}

/** Limits' keys can be addresses: they travel as a part of their hash. */
export const shortKey = (key: string): string => hash('sha256', key, 'base64url').slice(0, 12);

/**
 * What this process counts in its memory, told to the others: only keys that come near their limit, all of them together
 * once a second, and sooner where somebody is fast.
 */
export class SharedCounts {
  readonly #exchange: CountExchange;
  readonly #limits: Readonly<Record<string, Counted>>;
  readonly #counts: Readonly<Record<string, LRUCache<string, Count>>>;
  readonly #news = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #dueAt = Number.POSITIVE_INFINITY;

  /** @param onHeard what others have counted */
  constructor(
    exchange: CountExchange,
    limits: Readonly<Record<string, Counted>>,
    onHeard: (limit: string, key: string, count: number) => void,
  ) {
    this.#exchange = exchange;
    this.#limits = limits;
    this.#counts = Object.fromEntries(
      Object.entries(limits).map(([name, { seconds }]) => [
        name,
        // the time begins with the first use, as that of the limit
        new LRUCache<string, Count>({ max: MOST_KEYS, ttl: seconds * 1000, noUpdateTTL: true }),
      ]),
    );
    exchange.onHeard((used) => {
      for (const [limit, key, count] of used) {
        const counts = this.#counts[limit];
        if (!counts) continue;
        onHeard(limit, key, count);
        const mine = counts.get(key) ?? { own: 0, told: 0, isShared: false };
        if (mine.isShared) continue;
        mine.isShared = true;
        counts.set(key, mine);
        if (mine.own > mine.told) this.#note(limit, key, ROUND_MS);
      }
    });
  }

  /** @param key in the form of `shortKey` */
  count(limit: string, key: string, times: number): void {
    const counts = this.#counts[limit];
    const counted = this.#limits[limit];
    if (!counts || !counted) return;
    const mine = counts.get(key) ?? { own: 0, told: 0, isShared: false };
    mine.own += times;
    counts.set(key, mine);
    if (!mine.isShared && mine.own < counted.points * TOLD_FROM) return;
    const isFast = mine.own - mine.told >= counted.points * AT_ONCE;
    this.#note(limit, key, isFast ? AT_ONCE_MS : ROUND_MS);
  }

  #note(limit: string, key: string, inMs: number): void {
    this.#news.add(`${limit} ${key}`);
    const dueAt = performance.now() + inMs;
    if (dueAt >= this.#dueAt) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => this.#tell(), inMs).unref();
  }

  #tell(): void {
    this.#timer = null;
    this.#dueAt = Number.POSITIVE_INFINITY;
    const used: Used[] = [];
    for (const each of this.#news) {
      const [limit = '', key = ''] = each.split(' ');
      const mine = this.#counts[limit]?.get(key);
      if (!mine) continue;
      used.push([limit, key, mine.own - mine.told]);
      mine.told = mine.own;
    }
    this.#news.clear();
    if (used.length > 0) this.#exchange.tell(used);
  }
}
