import { realpath, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

/** A folder in memory that Linux has. */
const IN_MEMORY = '/dev/shm';
const TMPFS = 0x0102_1994;
/** What the databases of a run take at most, with as much again for everything else. In bytes. */
const ROOM = 4 * 2 ** 30;

/**
 * Where data may stand that nobody keeps: in memory if there is room. A test's database is a copy of some 1,500
 * files, which takes half the time there, and a tenth of it while the disk is busy.
 */
export async function temporaryFolder(): Promise<string> {
  const found = await statfs(IN_MEMORY).catch(() => null);
  const hasRoom = found?.type === TMPFS && found.bavail * found.bsize >= ROOM;
  return hasRoom && freemem() >= 2 * ROOM ? IN_MEMORY : await realpath(tmpdir());
}
