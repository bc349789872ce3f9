import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, POSTGRES_MAJOR, reachableBinaries } from './embedded/binaries.ts';
import {
  type Cluster,
  freePort,
  giveTo,
  initCluster,
  newPassword,
  type Settings,
  serverUrl,
  startPostmaster,
  stopPostmaster,
  waitForPostmaster,
} from './embedded/cluster.ts';
import { keepRunning } from './embedded/keep-running.ts';
import { withLockFile } from './embedded/lock.ts';
import { isPostmaster, pidFileOf } from './embedded/postmaster.ts';
import { serverHome } from './embedded/server-home.ts';
import { serverSettings } from './embedded/settings.ts';
import { readState, stateFileOf, writeState } from './embedded/state.ts';
import { serverUser } from './embedded/system-user.ts';
import { registerUse } from './embedded/users.ts';

const DATABASE = 'oche';
const LOG_MAX_BYTES = 5_000_000;
/** A killed server's processes finish their statement first, which takes ten seconds at most. */
const MAX_ATTEMPTS = 60;
const PAUSE_MS = 250;

export interface EmbeddedOptions {
  /** the folder of Oche's data; the server uses `postgres` and files named `postgres.*` in it */
  dataDir: string;
  /**
   * When root starts Oche from a folder that the user postgres can't reach (a home of mode 0700),
   * keep the server's data below /var/lib/oche instead of failing.
   */
  mayRelocate?: boolean;
  maxConnections?: number;
  /** gets messages for the operator, in English */
  onNotice?: (text: string) => void;
  /**
   * called when the server has died and can't be started again, so that whoever uses it has to stop
   */
  onLost?: (error: Error) => void;
}

export interface EmbeddedPostgres {
  /** address of the database `oche`, with its superuser */
  url: string;
  port: number;
  /** process id of the server; it changes when the server had to be started again */
  readonly pid: number;
  /** the folder that really contains the data */
  folder: string;
  /** whether this server was running already, for another process or left behind by a killed one */
  wasRunning: boolean;
  /** stops the server, unless another process still uses it; a second call does nothing */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder, or joins the server that runs on it: a server that a killed
 * process left behind is taken over, and several processes may share one (`pnpm db:migrate` beside
 * a running Oche). The last process to leave stops it. A server that dies is started again, at the
 * same address. The first start creates the data, which takes a second or two; later ones take a
 * fraction of that.
 *
 * @throws Error with advice when the folder can't be used or the server doesn't start
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = serverUser();
  const home = await serverHome(user, options);
  const binaries = await reachableBinaries(findBinaries(), user, home);
  const cluster: Cluster = { binaries, user, folder: join(home, 'postgres') };
  const lock = join(home, 'postgres.lock');
  const { maxConnections = 100, onNotice = () => {}, onLost = () => {} } = options;

  return withLockFile(lock, async () => {
    const password = await ensureCluster(cluster, home);
    const server = await ensureRunning(cluster, home, maxConnections);
    const url = await ensureDatabase(server.port, password);
    const leave = await registerUse(join(home, 'postgres.users'));
    const { port, wasRunning } = server;
    let { pid } = server;
    const leaveAlone = keepRunning({
      onLost,
      isRunning: () => isPostmaster(pid, cluster.folder),
      async start() {
        onNotice('PostgreSQL ended unexpectedly; starting it again …');
        const again = await withLockFile(lock, () => ensureRunning(cluster, home, maxConnections));
        if (again.port !== port)
          throw new Error(`PostgreSQL lost its port ${port} to another program`);
        pid = again.pid;
        onNotice('PostgreSQL runs again.');
      },
    });
    return {
      url,
      port,
      get pid() {
        return pid;
      },
      folder: cluster.folder,
      wasRunning,
      stop: once(async () => {
        await leaveAlone();
        await withLockFile(lock, async () => {
          if (await leave()) await stopRunning(cluster.folder);
        });
      }),
    };
  });
}

async function ensureRunning(cluster: Cluster, home: string, maxConnections: number) {
  const running = await waitForPostmaster(cluster.folder);
  const server = running ?? (await start(cluster, home, maxConnections));
  return { pid: server.pid, port: server.port, wasRunning: running !== undefined };
}

/** @returns the password of the superuser */
async function ensureCluster(cluster: Cluster, home: string): Promise<string> {
  await removeLeftovers(cluster, home);
  const state = await readState(home);
  const version = await readVersion(cluster.folder);
  if (version === undefined) return createCluster(cluster, home);
  if (version !== POSTGRES_MAJOR) {
    throw new Error(
      `${cluster.folder} holds data of PostgreSQL ${version}, this Oche ships ${POSTGRES_MAJOR}. ` +
        'Run the older Oche once more, export the data, and import them here.',
    );
  }
  if (!state) {
    throw new Error(
      `${stateFileOf(home)} with the database's password is missing. Restore it from a backup, ` +
        `or remove ${cluster.folder} to begin with an empty database.`,
    );
  }
  return state.password;
}

/** @returns undefined when the folder contains no data yet */
async function readVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(
      `${folder} can't be read: it was made by another user. Start Oche as that user, ` +
        'or set OCHE_DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Removes what an interrupted first start has left: an unfinished folder and a password file. */
async function removeLeftovers(cluster: Cluster, home: string): Promise<void> {
  const name = basename(newFolderOf(cluster));
  const leftovers = (await readdir(home)).filter(
    (file) => file === name || file.startsWith(`${name}.`),
  );
  for (const file of leftovers) await rm(join(home, file), { recursive: true, force: true });
}

const newFolderOf = (cluster: Cluster) => `${cluster.folder}.new`;

/**
 * Creates the data in another folder and then renames it, so that an interrupted first start leaves
 * nothing half done.
 */
async function createCluster(cluster: Cluster, home: string): Promise<string> {
  const password = newPassword();
  const folder = newFolderOf(cluster);
  await mkdir(folder, { mode: 0o700 });
  giveTo(cluster.user, folder);
  await initCluster({ ...cluster, folder }, password, true);
  await writeState(home, { password });
  await rename(folder, cluster.folder);
  return password;
}

async function start(cluster: Cluster, home: string, maxConnections: number) {
  // no server runs here, but PostgreSQL would only check that the file's process is alive
  await rm(pidFileOf(cluster.folder), { force: true });
  const logFile = join(home, 'postgres.log');
  await trimLog(logFile);
  const state = await readState(home);
  const settings = serverSettings(maxConnections);
  const server = await startOnFreePort(cluster, settings, logFile, state?.port);
  if (state && state.port !== server.port) await writeState(home, { ...state, port: server.port });
  return server;
}

async function trimLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_MAX_BYTES) await rename(logFile, `${logFile}.old`);
}

/**
 * Also waits while a killed server's last processes end, and changes the port when it has been
 * taken meanwhile.
 */
async function startOnFreePort(
  cluster: Cluster,
  settings: Settings,
  logFile: string,
  preferred?: number,
) {
  let port = await freePort(preferred);
  for (let attempt = 1; ; attempt++) {
    try {
      return { port, pid: await startPostmaster(cluster, port, settings, logFile) };
    } catch (error) {
      const isTaken = String(error).includes('Address already in use');
      const lingers = String(error).includes('shared memory block');
      if (!(isTaken || lingers) || attempt === MAX_ATTEMPTS) throw error;
      if (isTaken) port = await freePort();
      await sleep(PAUSE_MS);
    }
  }
}

/** @returns the address of the database */
async function ensureDatabase(port: number, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl(port, password, 'postgres') });
  await client.connect();
  try {
    const sql = 'select from pg_database where datname = $1';
    const { rowCount } = await client.query(sql, [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  return serverUrl(port, password, DATABASE);
}

async function stopRunning(folder: string): Promise<void> {
  const server = await waitForPostmaster(folder);
  if (server) await stopPostmaster(folder, server.pid);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
