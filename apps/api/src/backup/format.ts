import type { AppliedMigration, SequenceState, TableShape } from '@oche/db/backup';

/**
 * An archive is a compressed tar file. Its entries in order: `oche.json` (Head), `tables/<table>/<part>` with rows in
 * COPY's text format, `files/<name>` with members' files, `end.json` (End). One without its end is incomplete.
 */
export const FORMAT = 1;

export const HEAD = 'oche.json';
export const END = 'end.json';
export const TABLES = 'tables/';
export const FILES = 'files/';

export interface Head {
  format: typeof FORMAT;
  /** ISO time of the moment that the archive holds */
  createdAt: string;
  /** Oche's version */
  version: string;
  migrations: AppliedMigration[];
  tables: TableShape[];
}

export interface End {
  sequences: SequenceState[];
  /** by table */
  rows: Record<string, number>;
  files: number;
  /** SHA-256 over names and bytes of all entries before this one, in hex */
  digest: string;
}

/** What can be told of an archive in a sentence. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  /** the command line shows the message alone */
  readonly code = 'ARCHIVE';
}
