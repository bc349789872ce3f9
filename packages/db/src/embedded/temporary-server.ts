import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBinaries, reachableBinaries } from './binaries.ts';
import {
  type Cluster,
  freePort,
  giveTo,
  initCluster,
  killPostmaster,
  newPassword,
  type Settings,
  serverUrl,
  startPostmaster,
} from './cluster.ts';
import { serverUser } from './system-user.ts';
import { FOLDER_PREFIX, removeTemporaryServer } from './temporary-cleanup.ts';
import { temporaryFolder } from './temporary-folder.ts';

const WATCHDOG = fileURLToPath(new URL('./temporary-watchdog.ts', import.meta.url));

/** None of these data have to survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 200,
  shared_buffers: '128MB',
  jit: 'off',
  // tests of plans vacuum themselves; a worker that analyzes beside them would keep rows from being visible to all
  autovacuum: 'off',
};

export interface TemporaryServer {
  url: string;
  folder: string;
  /** ends the server as a crash does; `start` brings it back at the same address */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** stops the server and removes its folder */
  stop(): Promise<void>;
}

export interface TemporaryOptions {
  settings?: Settings;
  /**
   * Makes the data of the server, instead of new and empty ones.
   * @returns the superuser's password
   */
  makeData?(cluster: Cluster): Promise<string>;
}

/**
 * Starts a PostgreSQL of its own in a temporary folder. It is stopped and removed even if this
 * process is killed.
 */
export async function startTemporaryServer({
  settings = {},
  makeData = makeEmpty,
}: TemporaryOptions = {}): Promise<TemporaryServer> {
  const user = serverUser();
  const parent = await mkdtemp(join(await temporaryFolder(), FOLDER_PREFIX));
  giveTo(user, parent);
  const watchdog = startWatchdog(parent);
  const stop = async () => {
    await dismiss(watchdog);
    // the watchdog has done this already, unless somebody killed it
    await removeTemporaryServer(parent);
  };
  try {
    await isWatching(watchdog);
    const binaries = await reachableBinaries(findBinaries(), user, parent);
    const cluster = { binaries, user, folder: join(parent, 'postgres') };
    const password = await makeData(cluster);
    const port = await freePort();
    const log = join(parent, 'postgres.log');
    let pid = 0;
    const start = async () => {
      pid = await startPostmaster(cluster, port, { ...SETTINGS, ...settings }, log);
    };
    await start();
    return {
      url: serverUrl(port, password, 'postgres'),
      folder: cluster.folder,
      start,
      kill: () => killPostmaster(cluster.folder, pid),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeEmpty(cluster: Cluster): Promise<string> {
  const password = newPassword();
  await initCluster(cluster, password, false);
  return password;
}

type Watchdog = ReturnType<typeof startWatchdog>;

/** Starts the process that cleans up when its input ends: because we closed it or were killed. */
function startWatchdog(parent: string) {
  return spawn(process.execPath, [WATCHDOG, parent], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

const isOver = ({ exitCode, signalCode }: Watchdog) => exitCode !== null || signalCode !== null;

/**
 * @throws Error when the watchdog ends at once, e.g. because this Node.js doesn't run TypeScript
 */
async function isWatching(watchdog: Watchdog): Promise<void> {
  await Promise.race([once(watchdog.stdout, 'data'), once(watchdog, 'exit')]);
  if (isOver(watchdog)) {
    throw new Error(
      `The watchdog of the temporary server ended at once (Node.js ${process.version})`,
    );
  }
  // from here on the watchdog waits for us, but doesn't keep our process alive
  watchdog.stdout.destroy();
  watchdog.unref();
}

async function dismiss(watchdog: Watchdog): Promise<void> {
  if (isOver(watchdog)) return;
  watchdog.ref();
  watchdog.stdin.end();
  await once(watchdog, 'exit');
}
