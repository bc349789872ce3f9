import type { Executor } from '@oche/db';
import type { WatchLevel } from '@oche/validators/watching/limits';

/** Something with a page, of which a member can want to hear more or less. */
export interface Place {
  kind: string;
  id: number;
}

/** A place as the list of what a member watches shows it. */
interface ShownPlace {
  id: number;
  title: string;
  /** what it belongs to, in words, e.g. the name of a thread's subforum */
  within: string | null;
  path: string;
}

/**
 * Places of one kind that can be watched, declared in their domain's folder (`<domain>.watching.ts`)
 * and named in its manifest. The module `watching` knows no domain.
 */
export interface Watchable {
  /** as in the table and as the key of its texts, e.g. `thread` */
  kind: string;
  /** those that say something there, in the order of a menu */
  levels: readonly WatchLevel[];
  /**
   * The place and those around it, from the inside out: where a place has no level of its own, that of the next one
   * counts. Empty for what is not there, and for what nobody can read.
   */
  placesAround(db: Executor, id: number): Promise<readonly Place[]>;
  /**
   * For kinds that can be tracked: how much in each place is newer than this number, up to NEWER_MAX.
   * @returns those in which there is something
   */
  countNewer?(
    db: Executor,
    places: readonly { id: number; after: number }[],
  ): Promise<{ id: number; count: number }[]>;
  /** @returns those of them that are there, in any order */
  read(db: Executor, ids: readonly number[]): Promise<ShownPlace[]>;
}

/** All that can be watched, by its kind. */
export type Watchables = ReadonlyMap<string, Watchable>;

/** @throws Error when two modules have the same kind */
export function watchablesOf(modules: readonly { watchable?: readonly Watchable[] }[]): Watchables {
  const all = modules.flatMap(({ watchable = [] }) => watchable);
  const byKind = new Map(all.map((each) => [each.kind, each]));
  if (byKind.size < all.length)
    throw new Error('two modules let places of the same kind be watched');
  return byKind;
}
