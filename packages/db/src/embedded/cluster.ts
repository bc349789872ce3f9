import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, openSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { isPostmaster, type PostmasterPid, readPostmasterPid } from './postmaster.ts';
import type { SystemUser } from './system-user.ts';

/** The name of our servers' superuser. */
const SUPERUSER = 'oche';

/** The limit for a start; recovery after a power cut replays at most `max_wal_size`. */
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 20;

export interface Cluster {
  binaries: Binaries;
  user: SystemUser;
  /** the data folder, as a real path */
  folder: string;
}

/** Server settings, by their names in postgresql.conf. */
export type Settings = Record<string, string | number>;

/**
 * Creates a new data folder: UTF-8, with PostgreSQL's own C.UTF-8. That locale knows umlauts
 * (`lower`, full text, trigrams), compares fast, and sorts the same on every machine for ever,
 * while an index in the order of ICU or libc breaks when those are updated. Where people read a
 * list sorted by name, the query says `collate "de-x-icu"`.
 *
 * @param folder must not exist; its parent must be reachable for the cluster's user
 */
export async function initCluster(cluster: Cluster, password: string, sync: boolean) {
  const passwordFile = `${cluster.folder}.password-${randomBytes(6).toString('hex')}`;
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  try {
    giveTo(cluster.user, passwordFile);
    const args = [
      `--pgdata=${cluster.folder}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      ...(sync ? [] : ['--no-sync']),
    ];
    // our working directory may be one that the server's user is not allowed to enter
    await promisify(execFile)(cluster.binaries.initdb, args, { ...cluster.user, cwd: '/' });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

export function giveTo({ uid, gid }: SystemUser, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/**
 * Starts the server as an independent process: it doesn't get the Ctrl-C of our terminal and
 * doesn't die with us.
 *
 * @param logFile gets what the server writes
 * @returns the server's process id, when it accepts connections
 * @throws Error with the last lines of the log when it doesn't come up
 */
export async function startPostmaster(
  cluster: Cluster,
  port: number,
  settings: Settings,
  logFile: string,
): Promise<number> {
  const all: Settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder, ...flags], {
    ...cluster.user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  if (await becomesReady(child, cluster.folder)) return child.pid as number;
  const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-8);
  throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${lines.join('\n')}`);
}

async function becomesReady(child: ChildProcess, folder: string): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!failed && child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterPid(folder);
    if (file?.pid === child.pid && file?.isReady) return true;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      return false;
    }
    await sleep(POLL_MS);
  }
  return false;
}

/**
 * Finds the server that runs on a folder, and waits until it accepts connections. One that is
 * stopping is waited for, too.
 *
 * @returns undefined when none runs, whatever a file says
 */
export async function waitForPostmaster(folder: string): Promise<PostmasterPid | undefined> {
  for (
    const deadline = Date.now() + START_TIMEOUT_MS;
    Date.now() < deadline;
    await sleep(POLL_MS)
  ) {
    const file = await readPostmasterPid(folder);
    if (!file || !(await isPostmaster(file.pid, folder))) return undefined;
    if (file.isReady) return file;
  }
  throw new Error(`PostgreSQL over ${folder} neither gets ready nor stops.`);
}

/**
 * Stops a server and waits until it has ended: open transactions are rolled back, connections
 * closed, and everything is written.
 *
 * @param timeoutMs after this the server is stopped at once and recovers at its next start
 */
export async function stopPostmaster(folder: string, pid: number, timeoutMs = 30_000) {
  signal(pid, 'SIGINT');
  if (!(await isGone(folder, pid, timeoutMs))) await killPostmaster(folder, pid);
}

/** Ends a server at once; it recovers at its next start. */
export async function killPostmaster(folder: string, pid: number): Promise<void> {
  signal(pid, 'SIGQUIT');
  if (!(await isGone(folder, pid, 10_000))) throw new Error(`PostgreSQL (process ${pid}) stays`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // it has ended already
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function isGone(folder: string, pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(POLL_MS)) {
    if (!(await isPostmaster(pid, folder))) return true;
  }
  return false;
}

/** @returns a port of 127.0.0.1 that is free now: `preferred` if that one is */
export async function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (preferred === 0 ? reject(error) : resolve(freePort())));
    server.listen(preferred, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

export function serverUrl(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
