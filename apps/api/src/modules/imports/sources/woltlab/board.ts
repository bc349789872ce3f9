import type { SourceDatabase } from '../database.ts';

/** What differs from one version of WoltLab to the next, and from one installation to another. */
export interface Woltlab {
  db: SourceDatabase;
  /** numbers of kinds of things by their names */
  types: ReadonlyMap<string, number>;
  userColumns: ReadonlySet<string>;
  attachmentColumns: ReadonlySet<string>;
}
