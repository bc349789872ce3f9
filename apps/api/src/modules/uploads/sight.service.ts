import { LRUCache } from 'lru-cache';
import type { Actor } from '../../lib/actor.ts';
import type { PictureSight } from '../../lib/declared/guarded-pictures.ts';
import type { Deps } from '../../lib/deps.ts';
import { findUse } from './upload.queries.ts';

/**
 * Some 100 bytes each; what has become everybody's is seldom taken back, and then is gone from here soon. As a size,
 * since places for a `max` are all made at once.
 */
const KEPT = { maxSize: 50_000, sizeCalculation: () => 1, ttl: 300_000 };

/** Who may see which picture, of one process. */
export class PictureSights {
  readonly #deps: Pick<Deps, 'db' | 'pictureGuards'>;
  readonly #everybodys = new LRUCache<string, true>(KEPT);

  constructor(deps: Pick<Deps, 'db' | 'pictureGuards'>) {
    this.#deps = deps;
  }

  /**
   * Whether this reader may see the picture.
   * @param readReader asked for only where it matters who reads
   */
  async of(id: string, readReader: () => Promise<Actor | null>): Promise<PictureSight> {
    if (this.#everybodys.has(id)) return 'everybody';
    const sight = await this.#read(id, readReader);
    if (sight === 'everybody') this.#everybodys.set(id, true);
    return sight;
  }

  async #read(id: string, readReader: () => Promise<Actor | null>): Promise<PictureSight> {
    const { db, pictureGuards } = this.#deps;
    const use = await findUse.first(db, { id });
    if (!use) return 'nobody';
    if (use.usedBy === null) return (await readReader())?.id === use.ownerId ? 'reader' : 'nobody';
    const [kind = '', thing = ''] = use.usedBy.split(':', 2);
    const guard = pictureGuards.get(kind);
    return guard ? guard.seenBy(db, thing, await readReader()) : 'everybody';
  }
}
