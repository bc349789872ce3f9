import type { Readable } from 'node:stream';
import type { DB, Executor, Tx } from '@oche/db';
import type { KeyOf } from '@oche/validators/domains';
import type { Consequence } from '@oche/validators/own-data/schemas';
import type { Compilable } from 'kysely';
import { isFinalRefusal } from '../jobs/final-refusals.ts';

/**
 * One list in a member's archive. Its rows come from the database some hundred at a time, so there may be any number
 * of them. Columns are named by their aliases; `created_at` becomes `createdAt`.
 */
export interface OwnList<Deps> {
  /** columns one by one: what the member has written or done; no hashes, no secrets, nothing that others keep private */
  rows(db: Executor, userId: string): Compilable<object>;
  /** makes a row readable, e.g. opens what is sealed in it */
  read?(deps: Deps, row: Record<string, unknown>): Record<string, unknown>;
}

/** Rows of a table that are a member's, along an index that begins with the column. */
export interface OwnCount {
  table: keyof DB;
  column: string;
  /** SQL about the row: which of them count */
  where?: string;
}

/** A file in a member's archive, e.g. a picture. */
export interface OwnFile {
  /** its path in the archive, e.g. `pictures/….webp` */
  name: string;
  /** @returns undefined when it is gone meanwhile */
  open(): Promise<Readable | undefined>;
}

/**
 * What a domain has of a member: what of it goes into the member's archive, what happens with it when they leave, and
 * what is left then. Declared in `<domain>.own-data.ts`, named in the manifest as `ownData` (ADR 32).
 */
export interface OwnData<Deps, MemberContext> {
  /** by the file's path in the archive without its ending, e.g. `forum/posts` */
  lists?: Readonly<Record<string, OwnList<Deps>>>;
  /** how much of it there is, for admins who judge or help */
  counts?: Readonly<Partial<Record<KeyOf<'counted'>, OwnCount>>>;
  files?(deps: Deps, userId: string): Promise<readonly OwnFile[]>;
  /** What leaving does to others, or to what others use. It is said before; at most some hundred. */
  consequences?(db: Executor, userId: string): Promise<readonly Consequence[]>;
  /**
   * Ends what is open with others and hands over what they still need, as the member would: by the domain's own
   * services, in transactions of their own, with a word to the other side. It runs again when it was interrupted,
   * and finds only what is still open then.
   */
  leave?(ctx: MemberContext): Promise<void>;
  /**
   * Takes every personal field away. What others need (posts, messages, games, results, deals) keeps the member's id,
   * which belongs to nobody then. Comes after everybody's `leave`; twice is no harm.
   */
  erase(deps: Deps, tx: Tx, userId: string): Promise<void>;
}

/** What all domains have of members, with the name of each, in the order of the list of modules. */
export type AllOwnData<Deps, MemberContext> = readonly (OwnData<Deps, MemberContext> & {
  domain: string;
})[];

/** @throws Error when two domains have a list of the same name */
export function ownDataOf<Deps, MemberContext>(
  modules: readonly { name: string; ownData?: OwnData<Deps, MemberContext> }[],
): AllOwnData<Deps, MemberContext> {
  const all = modules.flatMap(({ name, ownData }) => (ownData ? { ...ownData, domain: name } : []));
  const names = all.flatMap(({ lists = {} }) => Object.keys(lists));
  if (new Set(names).size < names.length) throw new Error('two domains have the same own list');
  return all;
}

/**
 * Does what can still be done for a leaving member, and passes over what has been refused for good; what is only busy
 * or away is tried again.
 */
export async function evenIfOver(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
  }
}
