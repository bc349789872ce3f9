import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBinaries, reachableBinaries } from './embedded/binaries.ts';
import {
  freePort,
  giveTo,
  initCluster,
  newPassword,
  serverUrl,
  startPostmaster,
} from './embedded/cluster.ts';
import { serverUser } from './embedded/system-user.ts';

const WATCHDOG = fileURLToPath(new URL('./testing-watchdog.ts', import.meta.url));

/** Nothing here has to survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 200,
  shared_buffers: '128MB',
  jit: 'off',
};

export interface TestServer {
  url: string;
  /** stops the server and removes its folder */
  stop(): Promise<void>;
}

/** A PostgreSQL of its own in a temporary folder. It goes away also when this process is killed. */
export async function startTestServer(): Promise<TestServer> {
  const user = serverUser();
  const parent = await mkdtemp(join(await realpath(tmpdir()), 'oche-test-'));
  giveTo(user, parent);
  const stop = watch(parent);
  try {
    const binaries = await reachableBinaries(findBinaries(), user, parent);
    const cluster = { binaries, user, folder: join(parent, 'postgres') };
    const password = newPassword();
    await initCluster(cluster, password, false);
    const port = await freePort();
    await startPostmaster(cluster, port, SETTINGS, join(parent, 'postgres.log'));
    return { url: serverUrl(port, password, 'postgres'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the process that cleans up when its input ends: because we say so, or because we were
 * killed. So both ways are the same code.
 *
 * @returns ends the input and waits until all is clean
 */
function watch(parent: string): () => Promise<void> {
  const watchdog = spawn(process.execPath, [WATCHDOG, parent], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  watchdog.unref();
  return async () => {
    if (watchdog.exitCode !== null) return;
    watchdog.ref();
    watchdog.stdin.end();
    await once(watchdog, 'exit');
  };
}
