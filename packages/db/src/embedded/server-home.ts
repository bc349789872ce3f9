import { createHash } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { canReach, type SystemUser } from './system-user.ts';

const SHARED_HOMES = '/var/lib/oche';

interface Wishes {
  dataDir: string;
  mayRelocate?: boolean;
  onNotice?: (text: string) => void;
}

/**
 * Chooses the folder for the server's files: the data folder itself, unless the server runs as
 * another user who can't get there.
 *
 * @returns a real path that exists and that `user` can enter
 * @throws Error when there is no such folder
 */
export async function serverHome(user: SystemUser, wishes: Wishes): Promise<string> {
  await mkdir(wishes.dataDir, { recursive: true });
  const wished = await realpath(wishes.dataDir);
  if (canReach(user, wished)) return wished;
  const problem =
    `PostgreSQL runs as the user postgres, who can't enter ${wished} ` +
    '(one of its parents is closed to others).';
  if (!wishes.mayRelocate) {
    throw new Error(
      `${problem} Set OCHE_DATA_DIR to a folder that others may enter, e.g. ${SHARED_HOMES}.`,
    );
  }
  const home = await otherHome(wished);
  if (!canReach(user, home)) {
    throw new Error(`${problem} Nor can that user enter ${home}. Set OCHE_DATA_DIR.`);
  }
  wishes.onNotice?.(`${problem} The database is kept in ${home} instead.`);
  return home;
}

/** The same data folder always gets the same other one, so that the next start finds its data. */
async function otherHome(wished: string): Promise<string> {
  const hash = createHash('sha256').update(wished).digest('hex').slice(0, 8);
  const home = join(SHARED_HOMES, `${basename(dirname(wished))}-${hash}`);
  await mkdir(home, { recursive: true, mode: 0o755 });
  return home;
}
