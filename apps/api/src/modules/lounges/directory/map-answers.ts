import { LRUCache } from 'lru-cache';
import type { EventBus } from '../../../lib/event-bus.ts';

/** Answers that take longer are kept, e.g. of a whole country with tens of thousands of lounges. */
const SLOW_MS = 20;
const MAX_AGE_MS = 30_000;
const MAX_ANSWERS = 200;

/**
 * Slow answers of one process for some seconds; any change of a lounge drops them. Who asks the
 * same meanwhile waits for the first one's answer.
 */
export class MapAnswers {
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, object>({ max: MAX_ANSWERS, ttl: MAX_AGE_MS });
  readonly #asked = new Map<string, Promise<unknown>>();

  /** @param now milliseconds since any moment */
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
      // what a change made stale meanwhile is not kept
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
