import { LRUCache } from 'lru-cache';
import type { EventBus } from '../../../../lib/events/event-bus.ts';

/** Only answers that take longer are kept, e.g. of a country with tens of thousands of lounges. */
const SLOW_MS = 20;
const MAX_AGE_MS = 30_000;
const MAX_ANSWERS = 200;

/**
 * Keeps slow answers of this process for some seconds, or until any lounge changes. If the same is
 * asked for meanwhile, it waits for the first answer.
 */
export class MapAnswers {
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, object>({ max: MAX_ANSWERS, ttl: MAX_AGE_MS });
  readonly #asked = new Map<string, Promise<unknown>>();

  /** @param now milliseconds since an arbitrary moment */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** @param question everything that the answer depends on */
  async get<T>(question: object, answer: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(question);
    const known = this.#kept.get(key) ?? this.#asked.get(key);
    return (known as T | Promise<T> | undefined) ?? this.#ask(key, answer);
  }

  clear(): void {
    this.#kept.clear();
    this.#asked.clear();
  }

  async #ask<T>(key: string, answer: () => Promise<T>): Promise<T> {
    const started = this.#now();
    const asked = answer();
    this.#asked.set(key, asked);
    try {
      const result = await asked;
      const isSlow = this.#now() - started > SLOW_MS;
      // an answer that a change has made stale meanwhile is not kept
      if (isSlow && result && this.#asked.get(key) === asked) this.#kept.set(key, result);
      return result;
    } finally {
      if (this.#asked.get(key) === asked) this.#asked.delete(key);
    }
  }
}

const answersOf = new WeakMap<EventBus, MapAnswers>();

/** The answers of this process. */
export function mapAnswersOf(events: EventBus): MapAnswers {
  const known = answersOf.get(events);
  if (known) return known;
  const answers = new MapAnswers();
  events.on('lounge.changed', () => answers.clear());
  events.onResync(() => answers.clear());
  answersOf.set(events, answers);
  return answers;
}
