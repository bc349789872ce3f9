import { rename, rm, stat } from 'node:fs/promises';
import { noteBackup, withSnapshot } from '@oche/db/backup';
import type { FileStorage } from '../lib/storage/storage.ts';
import { version } from '../lib/version.ts';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { type End, FILES, FORMAT, TABLES } from './format.ts';

export interface BackupOptions {
  /** the database's address */
  url: string;
  storage: FileStorage;
  /** the archive's file; one that exists is replaced when the new one is complete */
  path: string;
  /** shows what is being done */
  onProgress: (text: string) => void;
}

export interface BackupOutcome {
  /** of the archive */
  bytes: number;
  /** all tables together */
  rows: number;
  files: number;
  tables: number;
}

/**
 * Writes database and members' files into one archive, while Oche runs: the rows are those of one moment. The archive
 * is read again before it gets its name, so a file of that name is complete.
 */
export async function createBackup(options: BackupOptions): Promise<BackupOutcome> {
  const { url, path, onProgress } = options;
  const draft = `${path}.part`;
  try {
    const written = await write(draft, options);
    let read = 0;
    await readArchive(draft, {
      file: async (_, content) => {
        for await (const _chunk of content);
        read++;
        onProgress(`checking: ${read} of ${written.files} files`);
      },
    });
    const { size } = await stat(draft);
    await rename(draft, path);
    const rows = Object.values(written.rows).reduce((sum, count) => sum + count, 0);
    const tables = Object.keys(written.rows).length;
    const outcome = { bytes: size, rows, files: written.files, tables };
    await noteBackup(url, outcome);
    return outcome;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function write(
  draft: string,
  { url, storage, onProgress }: BackupOptions,
): Promise<Omit<End, 'digest'>> {
  const archive = new ArchiveWriter(draft);
  try {
    const rows: End['rows'] = {};
    const sequences = await withSnapshot(url, async (snapshot) => {
      const { migrations, tables } = snapshot;
      const createdAt = new Date().toISOString();
      await archive.head({ format: FORMAT, createdAt, version, migrations, tables });
      for (const table of tables) {
        onProgress(`table ${table.name}`);
        const content = snapshot.read(table);
        await archive.rows(TABLES + table.name, content);
        rows[table.name] = content.rowCount;
      }
      return snapshot.readSequences();
    });
    // after the rows, so that none of them lacks its file
    const files = await writeFiles(archive, storage, onProgress);
    const end = { sequences, rows, files };
    await archive.end(end);
    return end;
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

/** A file that is deleted meanwhile is left out: nothing has shown it for a day. */
async function writeFiles(
  archive: ArchiveWriter,
  storage: FileStorage,
  onProgress: (text: string) => void,
): Promise<number> {
  let count = 0;
  for await (const name of storage.list()) {
    const file = await storage.find(name);
    if (!file) continue;
    await archive.stream(FILES + name, file.bytes, await file.open());
    count++;
    onProgress(`${count} files`);
  }
  return count;
}
