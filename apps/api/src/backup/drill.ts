import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkIntegrity, createPool, migrate, type Pool } from '@oche/db';
import { besideDatabase } from '@oche/db/backup';
import { fileName } from '../lib/storage/picture-file.ts';
import { readArchive } from './archive-reader.ts';
import { ArchiveError } from './format.ts';
import { type Archive, checkArchive, fillDatabase } from './restore.ts';

export interface DrillOptions {
  /** on whose server a database is made for the drill; it is never touched itself */
  url: string;
  /** the archive's file */
  path: string;
  onProgress: (text: string) => void;
}

export interface DrillOutcome {
  createdAt: string;
  rows: number;
  tables: number;
  files: number;
  /** What isn't as it should be, each in a sentence. */
  problems: string[];
}

/**
 * Restores an archive into a database of its own, which is removed again, and looks at what is in it: rows against what
 * the archive says, references, counters, and whether each picture has its files.
 * @throws ArchiveError when it can't be restored at all
 */
export async function drillRestore(options: DrillOptions): Promise<DrillOutcome> {
  const { url, path, onProgress } = options;
  const archive = await checkArchive(options);
  const { head, end } = archive;
  return besideDatabase(
    url,
    async (beside) => {
      await fillDatabase(beside.url, archive, options);
      const pool = createPool(beside.url, { max: 1, statementTimeoutMs: 0 });
      try {
        onProgress('counting');
        const problems = await wrongCounts(pool, archive);
        onProgress('bringing the tables up to date');
        await migrate(beside.url);
        const broken = await checkIntegrity(pool, (name) => onProgress(`checking ${name}`));
        problems.push(...broken.map(({ name, count }) => `${name} is wrong ${count} times.`));
        onProgress('looking for files');
        const files = await filesIn(path);
        problems.push(...(await missingFiles(pool, files)));
        if (files.size !== end.files)
          problems.push(`${files.size} of ${end.files} files are there.`);
        const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
        const tables = Object.keys(end.rows).length;
        return { createdAt: head.createdAt, rows, tables, files: files.size, problems };
      } finally {
        await pool.end();
      }
    },
    'drill',
  );
}

/** Counts what is really there, table by table; the queue's own tables may be others than the archive's. */
async function wrongCounts(pool: Pool, { head, end }: Archive): Promise<string[]> {
  const problems: string[] = [];
  for (const { name } of head.tables) {
    if (name.startsWith('graphile_worker.')) continue;
    const { rows } = await pool.query<{ count: string }>(`select count(*) as count from ${name}`);
    const [count, wanted] = [Number(rows[0]?.count), end.rows[name] ?? 0];
    if (count !== wanted) problems.push(`${name} has ${count} of ${wanted} rows.`);
  }
  return problems;
}

async function filesIn(path: string): Promise<Set<string>> {
  const names = new Set<string>();
  await readArchive(path, {
    async file(name, content) {
      for await (const _ of content);
      names.add(name);
    },
  });
  return names;
}

/** A picture that came while the archive was written has its files, and one that went had them. */
async function missingFiles(pool: Pool, files: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; widths: number[] }>(
    'select id, widths from uploads',
  );
  const missing = rows.flatMap(({ id, widths }) =>
    widths.map((width) => fileName(id, width)).filter((name) => !files.has(name)),
  );
  const [first] = missing;
  return first === undefined
    ? []
    : [`${missing.length} files of pictures are missing, e.g. ${first}.`];
}

/**
 * The archive that is meant: the file itself, or the newest one in a folder.
 * @throws ArchiveError when the folder has none
 */
export async function newestArchive(path: string): Promise<string> {
  if (!(await stat(path)).isDirectory()) return path;
  const names = (await readdir(path)).filter((name) => /\.(tar\.gz|tgz)$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(path, name))).mtimeMs })),
  );
  const [newest] = dated.sort((a, b) => b.at - a.at);
  if (!newest) throw new ArchiveError(`${path} has no archive (*.tar.gz).`);
  return join(path, newest.name);
}
