import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDb, createPool, type Pool } from '@oche/db';
import { seedDemo } from '@oche/db/seeds';
import { createTestDatabase, type TestDatabase } from '@oche/db/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { addJobs } from '../lib/jobs/jobs.ts';
import { openStorage } from '../lib/storage/storage.ts';
import { restoreBackup } from './restore.ts';

declare module '../lib/jobs/jobs.ts' {
  interface Jobs {
    'test.waiting': { text: string };
  }
}

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oche-backup-test-'));
  archive = join(folder, 'oche.tar.gz');
  source = await createTestDatabase();
  await seedDemo(source.db);
  await addJobs(source.db, [{ name: 'test.waiting', payload: { text: 'later' } }]);
  const storage = await storageOf('source');
  await storage.put('pictures/a/640.webp', Buffer.from('a picture'), 'image/webp');
  await storage.put('empty.bin', Buffer.alloc(0), 'application/octet-stream');
  // what another machine has: an installation of its own, in which nobody is
  target = await createTestDatabase();
});
afterAll(async () => {
  const { pathname } = new URL(target.url);
  const server = new URL(target.url);
  server.pathname = '/postgres';
  await source.drop();
  await target.drop();
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(`drop database if exists "${pathname.slice(1)}_before_restore" with (force)`);
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

const dataDir = (machine: 'source' | 'target') => join(folder, machine);

function storageOf(machine: 'source' | 'target') {
  return openStorage(parseEnv({ OCHE_DATA_DIR: dataDir(machine) }));
}

function command(
  name: 'backup' | 'restore',
  machine: 'source' | 'target',
  args: string[],
  url?: string,
) {
  const file = fileURLToPath(new URL(`./${name}-command.ts`, import.meta.url));
  const database = machine === 'source' ? source : target;
  return spawn(process.execPath, [file, ...args], {
    env: {
      PATH: '/usr/bin:/bin',
      DATABASE_URL: url ?? database.url,
      OCHE_DATA_DIR: dataDir(machine),
    },
  });
}

async function ended(child: ChildProcess) {
  const [, stdout, stderr] = await Promise.all([
    once(child, 'close'),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { code: child.exitCode, stdout, stderr };
}

/** How many rows each table has, and a digest of them. */
async function contentOf(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not in ('oche_migrations', 'backups') order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${name} t`,
    );
    content[name] = found.rows[0].digest;
  }
  return content;
}

describe('a backup', () => {
  it('that is killed in the middle leaves no file of its name, and the next one is whole', async () => {
    const blocker = await source.pool.connect();
    await blocker.query('begin; lock table users in access exclusive mode');
    const killed = command('backup', 'source', [archive]);
    while (!(await isWaitingForLock())) await sleep(20);
    killed.kill('SIGKILL');
    await ended(killed);
    await blocker.query('rollback');
    blocker.release();
    expect(await readdir(folder)).toEqual(['oche.tar.gz.part', 'source']);

    const { code, stdout, stderr } = await ended(command('backup', 'source', [archive]));
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stdout).toMatch(/oche\.tar\.gz: [\d.]+ MB, \d+ rows of \d+ tables, 2 files\.\n$/);
    expect((await readdir(folder)).sort()).toEqual(['oche.tar.gz', 'source']);
  }, 30_000);

  it('of a database without Oche says so in one sentence with the settings, and leaves no file', async () => {
    const empty = await createTestDatabase();
    await empty.pool.query('drop schema public cascade');
    const file = join(folder, 'none.tar.gz');
    const { code, stderr } = await ended(command('backup', 'source', [file], empty.url));
    await empty.drop();
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^The database "\w+" at \S+ holds no Oche: .*DATABASE_URL.*\n$/,
      ),
    });
    expect((await readdir(folder)).sort()).toEqual(['oche.tar.gz', 'source']);
  });

  const isWaitingForLock = async () => {
    const { rowCount } = await source.pool.query(
      "select from pg_stat_activity where application_name = 'oche-backup' and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  };
});

describe('a restore', () => {
  it('refuses an archive that is damaged, incomplete or something else, and changes nothing', async () => {
    const before = await contentOf(target.pool);
    const short = join(folder, 'short.tar.gz');
    await cp(archive, short);
    await truncate(short, 20_000);
    const bent = join(folder, 'bent.tar.gz');
    const bytes = await readFile(archive);
    bytes[10_000] = (bytes[10_000] ?? 0) ^ 0xff;
    await writeFile(bent, bytes);
    const other = join(folder, 'other.txt');
    await writeFile(other, 'something else');
    const storage = await storageOf('target');
    const restore = (path: string) =>
      restoreBackup({ url: target.url, storage, path, onProgress: () => {} });
    await expect(restore(short)).rejects.toThrow('is incomplete: it ends in the middle.');
    await expect(restore(bent)).rejects.toThrow('is damaged');
    await expect(restore(other)).rejects.toThrow('is damaged, or no archive of Oche');
    await expect(restore(join(folder, 'nothing'))).rejects.toThrow('no such file');
    const unasked = await ended(command('restore', 'target', [archive]));
    expect(unasked.stderr).toContain('Add --yes');
    expect(await contentOf(target.pool)).toEqual(before);
  }, 30_000);

  it('says what its user lacks, where that may not create databases', async () => {
    const role = `restorer_${process.pid}`;
    await target.pool.query(`create role ${role} login password 'secret'`);
    const url = new URL(target.url);
    url.username = role;
    url.password = 'secret';
    const { code, stderr } = await ended(
      command('restore', 'target', [archive, '--yes'], url.href),
    );
    await target.pool.query(`drop role ${role}`);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /which restorer_\d+ may not: alter role restorer_\d+ createdb;\n$/,
      ),
    });
  });

  it('that is killed in the middle changes nothing, and the next one brings everything back', async () => {
    const before = await contentOf(target.pool);
    const killed = command('restore', 'target', [archive, '--yes']);
    while (!(await isRestoring())) await sleep(5);
    killed.kill('SIGKILL');
    await ended(killed);
    expect(await contentOf(target.pool)).toEqual(before);

    // somebody uses the site meanwhile
    const site = createPool(target.url, { max: 2 });
    await site.query(`do $$ begin
      execute format('alter role %I in database %I set lock_timeout to 4321', current_user, current_database());
    end $$`);
    const { code, stdout, stderr } = await ended(command('restore', 'target', [archive, '--yes']));
    expect([code, stdout, stderr]).toEqual([
      0,
      expect.stringContaining('2 files'),
      expect.anything(),
    ]);
    const restored = createPool(target.url, { max: 2 });
    expect(await contentOf(restored)).toEqual(await contentOf(source.pool));
    const jobs = await restored.query('select task_identifier from graphile_worker.jobs');
    expect(jobs.rows).toContainEqual({ task_identifier: 'test.waiting' });

    const storage = await storageOf('target');
    const picture = await storage.find('pictures/a/640.webp');
    expect(await text((await picture?.open()) ?? Readable.from([]))).toBe('a picture');
    expect((await storage.find('empty.bin'))?.bytes).toBe(0);

    // its connection was cut, and the next query finds the restored database
    const users = 'select count(*)::int as count from users';
    await expect.poll(() => site.query(users).catch(() => undefined)).toBeDefined();
    expect((await site.query(users)).rows).toEqual((await source.pool.query(users)).rows);
    // what sessions of its role begin with is as before
    const setting = "select reset_val as value from pg_settings where name = 'lock_timeout'";
    expect((await site.query(setting)).rows).toEqual([{ value: '4321' }]);
    await site.end();
    await restored.end();
  }, 60_000);

  it('leaves a database that works: ids go on, references and triggers are there', async () => {
    const pool = createPool(target.url, { max: 2 });
    const db = createDb(pool);
    const { rows: keys } = await pool.query<{ count: number }>(
      "select count(*)::int as count from pg_constraint where contype = 'f' and conparentid = 0",
    );
    const { rows: sourceKeys } = await source.pool.query<{ count: number }>(
      "select count(*)::int as count from pg_constraint where contype = 'f' and conparentid = 0",
    );
    expect(keys).toEqual(sourceKeys);
    const last = await pool.query('select max(id) as id from forum_categories');
    const category = await db
      .insertInto('forum_categories')
      .values({ name: 'After the restore' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(category.id).toBeGreaterThan(last.rows[0].id);
    await pool.query(
      "insert into users (id, email, first_name, last_name) values ('after', 'after@oche.test', 'After', 'Restore')",
    );
    expect((await pool.query("select from profiles where user_id = 'after'")).rowCount).toBe(1);
    await pool.end();
  });

  it('makes the database where there is none, as on a new server', async () => {
    const missing = new URL(target.url);
    missing.pathname += '_missing';
    const { code, stdout } = await ended(
      command('restore', 'target', [archive, '--yes'], missing.href),
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.not.stringContaining('former') });
    const pool = createPool(missing.href, { max: 1 });
    expect(await contentOf(pool)).toEqual(await contentOf(source.pool));
    const form = await pool.query(
      'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
    );
    expect(form.rows).toEqual([{ encoding: 'UTF8' }]);
    await pool.end();
    await source.pool.query(`drop database "${missing.pathname.slice(1)}" with (force)`);
  }, 30_000);

  it('can be undone', async () => {
    const { code, stdout } = await ended(command('restore', 'target', ['--undo']));
    expect(code).toBe(0);
    expect(stdout).toContain('from before the restore');
    const pool = createPool(target.url, { max: 1 });
    expect((await pool.query('select from users')).rowCount).toBe(0);
    await pool.end();
  });

  const isRestoring = async () => {
    const { rowCount } = await source.pool.query(
      "select from pg_database where datname like '%\\_restoring'",
    );
    return rowCount === 1;
  };
});

it.each(['backup', 'restore'] as const)('pnpm %s explains itself', async (name) => {
  const { code, stdout } = await ended(command(name, 'source', ['--help']));
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^pnpm ${name} FILE`));
});
