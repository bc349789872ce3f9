import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 180_000;
const POLL_MS = 30;
/** A lock file without a process id is still being written, unless it is older than this. */
const WRITING_MS = 5_000;

/**
 * Runs `work` while no other process holds this lock file. The lock of a process that has died is
 * taken over.
 *
 * @throws Error when another process holds it for minutes
 */
export async function withLockFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await tryAcquire(file))) {
    if (await isStale(file)) {
      // renamed first: of several processes that found it stale, only one can rename and remove it
      const away = `${file}.stale-${process.pid}`;
      await rename(file, away).catch(() => {});
      await rm(away, { force: true });
    } else if (Date.now() > deadline) {
      throw new Error(`Another process has been holding ${file} for minutes.`);
    } else {
      await sleep(POLL_MS);
    }
  }
}

async function tryAcquire(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(file: string): Promise<boolean> {
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner > 0) return !isAlive(owner);
  const written = await stat(file).catch(() => undefined);
  return written !== undefined && Date.now() - written.mtimeMs > WRITING_MS;
}

/** Whether there is a process with this id, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
