import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { seedDemo } from '@oche/db/seeds';
import { createTestDatabase, type TestDatabase } from '@oche/db/testing';
import pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseEnv } from '../env.ts';
import { openStorage } from '../lib/storage/storage.ts';
import { commands } from '../oche/commands.ts';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { createBackup } from './backup.ts';
import { watchBackups } from './backup-metrics.ts';
import { newestArchive } from './drill.ts';
import { FILES, TABLES } from './format.ts';

let database: TestDatabase;
let folder: string;
let archive: string;
const onProgress = () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oche-drill-test-'));
  await mkdir(join(folder, 'archives'));
  archive = join(folder, 'archives', 'oche.tar.gz');
  database = await createTestDatabase();
  await seedDemo(database.db);
  await database.pool.query('delete from uploads');
  await picture('aaaaaaaaaaaaaaaaaaaaaaaaaa');
  await storage().then((to) =>
    to.put('aaaaaaaaaaaaaaaaaaaaaaaaaa/320.webp', Buffer.from('a picture'), 'image/webp'),
  );
  await backup();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const storage = () => openStorage(parseEnv({ OCHE_DATA_DIR: join(folder, 'data') }));
const backup = async (path = archive) =>
  createBackup({ url: database.url, storage: await storage(), path, onProgress });
const picture = (id: string) =>
  database.pool.query(
    `insert into uploads (id, owner_id, width, height, widths, bytes, colour)
     select $1, id, 320, 200, '{320}', 9, '#000000' from users limit 1`,
    [id],
  );

/** The command, as an operator calls it. */
const restore = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const file = fileURLToPath(new URL('./restore-command.ts', import.meta.url));
    const env = {
      PATH: '/usr/bin:/bin',
      DATABASE_URL: database.url,
      OCHE_DATA_DIR: join(folder, 'data'),
    };
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

async function agesOf(): Promise<Record<string, number>> {
  const metrics = new Registry();
  watchBackups(database.db, metrics);
  const text = await metrics.metrics();
  return Object.fromEntries(
    [...text.matchAll(/^(oche_\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );
}

const databases = async () => {
  const { rows } = await database.pool.query(
    "select datname from pg_database where datname like '%_drill'",
  );
  return rows;
};

it('restores the newest archive of a folder beside the site, says how old it is, and leaves nothing but a note', async () => {
  const older = join(folder, 'archives', 'older.tar.gz');
  await cp(archive, older);
  await utimes(older, new Date(0), new Date(0));
  expect(await newestArchive(join(folder, 'archives'))).toBe(archive);
  await database.pool.query(
    "update oche_migrations set applied_at = now() - interval '3 days'; update backups set finished_at = now() - interval '2 days'",
  );
  const before = await agesOf();
  expect(before.oche_backup_age_seconds).toBeGreaterThan(172_000);
  expect(before.oche_restore_drill_age_seconds).toBeGreaterThan(258_000);

  const drill = restore('--drill', join(folder, 'archives'));
  // somebody uses the site meanwhile
  await database.pool.query(
    "insert into users (id, email, first_name, last_name) values ('later', 'later@oche.test', 'L', 'L')",
  );
  const { code, stdout, stderr } = await drill;
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stdout).toMatch(
    /oche\.tar\.gz is of \S+Z, less than an hour ago: \d+ rows of \d+ tables, 1 files\.\nIt could be restored, and everything in it is right\.\n$/,
  );
  expect(await databases()).toEqual([]);
  expect((await database.pool.query("select from users where id = 'later'")).rowCount).toBe(1);
  const after = await agesOf();
  expect(after.oche_restore_drill_age_seconds).toBeLessThan(600);
  expect(after.oche_backup_age_seconds).toBeGreaterThan(172_000);
}, 60_000);

it('finds what is missing or wrong in an archive, and notes no success', async () => {
  await picture('bbbbbbbbbbbbbbbbbbbbbbbbbb');
  await database.pool.query('update forum_threads set post_count = post_count + 1');
  const path = join(folder, 'wrong.tar.gz');
  await backup(path);
  await database.pool.query('update forum_threads set post_count = post_count - 1');
  await database.pool.query('truncate backup_notes');
  const { code, stderr } = await restore('--drill', path);
  expect(code).toBe(1);
  expect(stderr).toMatch(/forum_threads\.post_count is wrong \d+ times\./);
  expect(stderr).toContain(
    '1 files of pictures are missing, e.g. bbbbbbbbbbbbbbbbbbbbbbbbbb/320.webp.',
  );
  expect((await database.pool.query('select from backup_notes')).rowCount).toBe(0);
  expect(await databases()).toEqual([]);
}, 60_000);

it('finds rows and files that an archive says it has, and has not', async () => {
  const path = join(folder, 'emptied.tar.gz');
  const twoDaysAgo = new Date(Date.now() - 50 * 3_600_000).toISOString();
  const writer = new ArchiveWriter(path);
  const end = await readArchive(archive, {
    head: (head) => writer.head({ ...head, createdAt: twoDaysAgo }),
    rows: async (table, content) => {
      const rows = await buffer(content);
      if (table !== 'forum_post_versions') await writer.bytes(`${TABLES}${table}/000001`, rows);
    },
    file: async (name, content) => {
      const bytes = await buffer(content);
      await writer.bytes(`${FILES}elsewhere/${name}`, bytes);
      await writer.bytes(`${FILES}twice/${name}`, bytes);
    },
  });
  await writer.end(end);
  const { code, stdout, stderr } = await restore('--drill', path);
  expect(code).toBe(1);
  expect(stdout).toContain(`is of ${twoDaysAgo}, 2 days ago: `);
  expect(stderr).toContain(`forum_post_versions has 0 of ${end.rows.forum_post_versions} rows.`);
  expect(stderr).toContain('2 of 1 files are there.');
}, 60_000);

it('says in a sentence what it lacks', async () => {
  const empty = join(folder, 'empty');
  await mkdir(empty);
  expect((await restore('--drill')).stderr).toContain('Say with which');
  expect(await restore('--drill', empty)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has no archive'),
  });
});

it('is refused while another one is under way', async () => {
  const other = new pg.Client(Object.assign(new URL(database.url), { pathname: '/postgres' }).href);
  await other.connect();
  await other.query('select pg_advisory_lock(7306204503)');
  const { code, stderr } = await restore('--drill', archive);
  await other.end();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining('Another drill is running.'),
  });
});

it('backups of other programs count when they are told of', async () => {
  vi.stubEnv('DATABASE_URL', database.url);
  await database.pool.query('truncate backup_notes');
  const lines: string[] = [];
  const note = (values: Record<string, boolean>) =>
    commands['note-backup']?.run({ positionals: [], values }, (line) => lines.push(line));
  await database.pool.query("update backups set finished_at = now() - interval '2 days'");
  await note({ drill: false });
  expect((await agesOf()).oche_backup_age_seconds).toBeLessThan(600);
  expect((await agesOf()).oche_restore_drill_age_seconds).toBeGreaterThan(258_000);
  await note({ drill: true });
  expect((await agesOf()).oche_restore_drill_age_seconds).toBeLessThan(600);
  expect(lines).toEqual(['A backup is noted.', 'A restored backup is noted.']);
  vi.unstubAllEnvs();
});
