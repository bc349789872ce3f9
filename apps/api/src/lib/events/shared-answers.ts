import type { Db } from '@oche/db';
import { LRUCache } from 'lru-cache';

interface Limits {
  /** how many answers a process keeps */
  max: number;
  /** What changes without a revision may be this old. Milliseconds. */
  keptMs: number;
}

/**
 * Answers that many ask for at the same moment, and that are the same for all of them, e.g. after a result: each is
 * made once.
 */
export class SharedAnswers<Answer> {
  readonly #limits: Limits;
  /** Tests have several databases in one process. */
  readonly #keptOf = new WeakMap<Db, LRUCache<string, Promise<Answer>>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * @param key what it is an answer about, with the revision that the caller has just read
   * @throws what `make` throws; whoever asks next makes it again
   */
  get(db: Db, key: string, now: Date, make: () => Promise<Answer>): Promise<Answer> {
    const { max, keptMs } = this.#limits;
    const kept = this.#keptOf.get(db) ?? new LRUCache<string, Promise<Answer>>({ max });
    this.#keptOf.set(db, kept);
    const dated = `${key} ${Math.floor(now.getTime() / keptMs)}`;
    const known = kept.get(dated);
    if (known) return known;
    const made = make();
    kept.set(dated, made);
    made.catch(() => kept.delete(dated));
    return made;
  }
}
