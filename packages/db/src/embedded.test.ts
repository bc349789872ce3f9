import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPostmaster } from './embedded/postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const isRoot = process.getuid?.() === 0;

let dataDir: string;
let servers: EmbeddedPostgres[];
let owners: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(await realpath(tmpdir()), 'oche-embedded-'));
  // mkdtemp makes a folder that others can't enter, but root's server runs as another user
  await chmod(dataDir, 0o755);
  servers = [];
  owners = [];
});
afterEach(async () => {
  for (const owner of owners) await kill(owner);
  await Promise.all(servers.map((server) => server.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir });
  servers.push(server);
  return server;
}

/** Starts the server from another process, which then waits. @returns it and the server's pid */
async function startInOtherProcess(): Promise<{ owner: ChildProcess; pid: number }> {
  const module = new URL('./embedded.ts', import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGTERM', () => server.stop().then(() => process.exit()));
    console.log(server.pid);
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(owner);
  const [pid] = await once(owner.stdout, 'data');
  return { owner, pid: Number(pid) };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function query(server: EmbeddedPostgres, sql: string) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const isRunning = (pid: number) => isPostmaster(pid, join(dataDir, 'postgres'));

test('keeps data and port over a stop; the password is for our user alone', async () => {
  const first = await start();
  expect(first.wasRunning).toBe(false);
  await query(first, 'create table boards as select 501 as number');
  await first.stop();
  expect(await isRunning(first.pid)).toBe(false);
  const leftover = 'postgres.new.password-1f2e3d4c5b6a';
  await writeFile(join(dataDir, leftover), 'of an interrupted first start');

  const second = await start();
  expect(second.port).toBe(first.port);
  expect(await query(second, 'select number from boards')).toEqual([{ number: 501 }]);
  expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).not.toContain(leftover);
});

test('is UTF-8, in UTC, reachable from this machine only and not without the password', async () => {
  const server = await start();
  const [settings] = await query(
    server,
    `select current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
      current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
      (select concat(datlocprovider, ':', datlocale) from pg_database
        where datname = current_database()) as locale`,
  );
  expect(settings).toEqual({
    encoding: 'UTF8',
    zone: 'UTC',
    addresses: '127.0.0.1',
    fsync: 'on',
    locale: 'b:C.UTF-8',
  });
  const stranger = new pg.Client({ connectionString: server.url.replace(/:[^:@]+@/, ':guess@') });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
});

test('a server that outlived its killed owner is taken over, and stopped at the end', async () => {
  const { owner, pid } = await startInOtherProcess();
  await kill(owner);
  expect(await isRunning(pid)).toBe(true);
  const server = await start();
  expect(server).toMatchObject({ pid, wasRunning: true });
  await server.stop();
  expect(await isRunning(pid)).toBe(false);
});

test('after both were killed the next start recovers what was committed', async () => {
  const { owner, pid } = await startInOtherProcess();
  const guest = await start();
  await query(guest, 'create table boards as select 501 as number');
  await guest.stop();
  await kill(owner);
  process.kill(pid, 'SIGKILL');
  while (await isRunning(pid)) await sleep(10);

  const server = await start();
  expect(server.wasRunning).toBe(false);
  expect(server.pid).not.toBe(pid);
  expect(await query(server, 'select number from boards')).toEqual([{ number: 501 }]);
});

test('a stale lock that names a living process of another kind is no obstacle', async () => {
  const first = await start();
  await first.stop();
  const folder = join(dataDir, 'postgres');
  const lines = [process.pid, folder, 1_700_000_000, first.port, '', '127.0.0.1', '0 0', 'ready'];
  await writeFile(join(folder, 'postmaster.pid'), `${lines.join('\n')}\n`);
  const second = await start();
  expect(second.wasRunning).toBe(false);
  expect(await isRunning(second.pid)).toBe(true);
});

test('processes share one server, and the last to leave stops it', async () => {
  const { owner, pid } = await startInOtherProcess();
  const guest = await start();
  expect(guest).toMatchObject({ pid, wasRunning: true });
  await guest.stop();
  expect(await isRunning(pid)).toBe(true);

  const next = await start();
  await kill(owner, 'SIGTERM');
  expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
  expect(await isRunning(pid)).toBe(false);
});

test('first starts at the same moment make one server', async () => {
  const [here, { pid }, again] = await Promise.all([start(), startInOtherProcess(), start()]);
  expect(new Set([here.pid, pid, again.pid]).size).toBe(1);
});

test('a first start that was interrupted leaves nothing in the way', async () => {
  await mkdir(join(dataDir, 'postgres.new'));
  await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18');
  await writeFile(join(dataDir, 'postgres.new.password-1f2e3d4c5b6a'), 'secret');
  const server = await start();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(dataDir)).not.toContainEqual(expect.stringMatching('^postgres.new'));
});

test('a server that was killed is started again by one of those who use it, for all of them', async () => {
  const { owner, pid } = await startInOtherProcess();
  const notices: string[] = [];
  const onNotice = (text: string) => void notices.push(text);
  const server = await startEmbeddedPostgres({ dataDir, onNotice });
  servers.push(server);
  await query(server, 'create table boards as select 501 as number');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => server.pid, { timeout: 20_000 }).not.toBe(pid);
  expect(notices).toEqual([
    'PostgreSQL ended unexpectedly; starting it again …',
    'PostgreSQL runs again.',
  ]);
  await kill(owner, 'SIGTERM');
  expect(await query(server, 'select number from boards')).toEqual([{ number: 501 }]);
  await server.stop();
  expect(await isRunning(server.pid)).toBe(false);
});

test('a server that can’t be brought back is told of', async () => {
  const lost = Promise.withResolvers<Error>();
  const server = await startEmbeddedPostgres({ dataDir, onLost: lost.resolve });
  servers.push(server);
  process.kill(server.pid, 'SIGKILL');
  await rename(join(dataDir, 'postgres', 'global'), join(dataDir, 'postgres', 'elsewhere'));
  expect((await lost.promise).message).toMatch(/PostgreSQL did not start/);
});

test('a second stop does nothing, also when a new server runs by then', async () => {
  const first = await start();
  await first.stop();
  const second = await start();
  await first.stop();
  expect(await isRunning(second.pid)).toBe(true);
});

test('data of another major version are refused, not touched', async () => {
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('holds data of PostgreSQL 17, this Oche ships 18');
});

test('a lost password file is explained', async () => {
  await (await start()).stop();
  await rename(join(dataDir, 'postgres.json'), join(dataDir, 'elsewhere.json'));
  await expect(start()).rejects.toThrow('postgres.json with the database');
});

test.runIf(isRoot)('root is told when the server could not enter the folder', async () => {
  await chmod(dataDir, 0o700);
  const inside = join(dataDir, 'oche', '.data');
  await expect(startEmbeddedPostgres({ dataDir: inside })).rejects.toThrow(/Set OCHE_DATA_DIR/);
});
