import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { migrate } from '@oche/db';
import { besideDatabase, type Loading, loadInto, type TableShape } from '@oche/db/backup';
import { migrateJobs } from '../lib/jobs/job-worker.ts';
import type { FileStorage } from '../lib/storage/storage.ts';
import { readArchive } from './archive-reader.ts';
import { ArchiveError, type End, type Head } from './format.ts';

const QUEUE = 'graphile_worker.';

export interface RestoreOptions {
  /** the address of the database that is replaced */
  url: string;
  storage: FileStorage;
  /** the archive's file */
  path: string;
  onProgress: (text: string) => void;
}

export interface RestoreOutcome {
  createdAt: string;
  rows: number;
  files: number;
  /** the name under which the former database is kept; null where there was none */
  former: string | null;
}

/**
 * Puts the content of an archive in the place of the database, while Oche runs or not. All of it is made in a database
 * beside the one in use, so that whatever fails on the way, nothing has changed.
 * @throws ArchiveError when the archive is incomplete, damaged, or of a newer Oche
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreOutcome> {
  const { url, onProgress } = options;
  const archive = await checkArchive(options);
  const { head, end } = archive;
  return besideDatabase(url, async (beside) => {
    await fillDatabase(beside.url, archive, options);
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    onProgress('bringing the tables up to date');
    await migrate(beside.url);
    const files = await putFiles(options, end.files);
    onProgress('taking the place of the former database');
    return { createdAt: head.createdAt, rows, files, former: await beside.takePlace() };
  });
}

/** What an archive says of itself. */
export interface Archive {
  head: Head;
  end: End;
}

type Reading = Pick<RestoreOptions, 'path' | 'onProgress'>;

/** Gives an empty database the tables of an archive and their rows. */
export async function fillDatabase(
  url: string,
  { head, end }: Archive,
  options: Reading,
): Promise<void> {
  options.onProgress('making the tables');
  await migrateThrough(url, head);
  await migrateJobs(url);
  await loadInto(url, (loading) => load(options, head, end, loading));
}

/** Reads all of it once, before anything is made of it. */
export async function checkArchive({ path, onProgress }: Reading): Promise<Archive> {
  onProgress('reading the archive');
  let found: Head | undefined;
  const end = await readArchive(path, {
    head: (head) => {
      found = head;
    },
  });
  if (!found) throw new ArchiveError(`${path} is no archive of Oche.`);
  return { head: found, end };
}

/** @throws ArchiveError when this Oche doesn't have the archive's migrations */
async function migrateThrough(url: string, { migrations }: Head): Promise<void> {
  const last = migrations.at(-1)?.name ?? '';
  const applied = await migrate(url, { through: last, loadData: async () => {} });
  if (applied.length < migrations.length) {
    throw new ArchiveError(
      `The archive is of a newer Oche, as it has ${last}. Update this one first.`,
    );
  }
}

/** Rows of one table come in parts, which one statement takes. */
async function load(
  { path, onProgress }: Reading,
  { tables }: Head,
  end: End,
  loading: Loading,
): Promise<void> {
  const shapes = new Map(tables.map((table) => [table.name, table]));
  let open: { table: string; sink: Writable & { rowCount: number } } | undefined;
  const close = async () => {
    if (!open) return;
    const { table, sink } = open;
    open = undefined;
    if (sink.errored) throw sink.errored;
    await finished(sink.end());
    if (sink.rowCount !== end.rows[table]) {
      throw new ArchiveError(`${table} got ${sink.rowCount} of ${end.rows[table]} rows.`);
    }
  };
  await readArchive(path, {
    rows: async (table, content) => {
      const shape = shapeOf(shapes, table);
      // the queue's tables are not ours: another version of it may have others, and jobs can be done without
      if (table.startsWith(QUEUE) && !loading.has(shape))
        return content.resume() && finished(content);
      if (open?.table !== table) {
        await close();
        onProgress(`table ${table}`);
        const sink = loading.write(shape);
        // what fails between two parts is thrown with the next one
        sink.on('error', () => {});
        open = { table, sink };
      }
      if (open.sink.errored) throw open.sink.errored;
      await pipeline(content, open.sink, { end: false });
    },
  });
  await close();
  await loading.setSequences(end.sequences);
}

function shapeOf(shapes: Map<string, TableShape>, name: string): TableShape {
  const shape = shapes.get(name);
  if (!shape) throw new ArchiveError(`The archive has rows of ${name}, but not its columns.`);
  return shape;
}

/** By way of a file of this machine, as a bucket wants to know how long a file is before it comes. */
async function putFiles(
  { path, storage, onProgress }: RestoreOptions,
  expected: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'oche-restore-'));
  const draft = join(folder, 'file');
  let count = 0;
  try {
    await readArchive(path, {
      file: async (name, content) => {
        await pipeline(content, createWriteStream(draft));
        await storage.putFile(name, draft, typeOf(name));
        count++;
        onProgress(`${count} of ${expected} files`);
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return count;
}

const typeOf = (name: string) =>
  name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';
