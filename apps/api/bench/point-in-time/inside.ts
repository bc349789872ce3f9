import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Of `debian/files.ts`: PostgreSQL refuses to be root. */
const SERVER_ID = 5432;

/** What is bound into the root from a folder of its own, so that the root stays as it was unpacked. */
const BOUND = [
  'var/lib/postgresql',
  'var/lib/pgbackrest',
  'etc/pgbackrest',
  'var/log/pgbackrest',
  'tmp',
];

export interface Place {
  /** the root with Debian's packages */
  root: string;
  /** what this run writes */
  folder: string;
  env: Record<string, string>;
}

/** @returns what is missing to run programs in a root of their own, in a sentence */
export function missingHere(): string | null {
  if (process.getuid?.() !== 0)
    return 'It takes root: programs get a root of their own, and PostgreSQL a user.';
  const programs = ['unshare', 'chroot', 'mount'].filter(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error,
  );
  return programs.length > 0 ? `${programs.join(' and ')} are not installed here.` : null;
}

/** Makes the folders that are bound into the root. */
export async function prepare({ root, folder }: Place): Promise<void> {
  for (const each of BOUND) {
    await mkdir(join(root, each), { recursive: true });
    const own = join(folder, each);
    await mkdir(own, { recursive: true });
    spawnSync('chown', ['-R', `${SERVER_ID}:${SERVER_ID}`, own]);
  }
}

/** Starts a program of the root as PostgreSQL's user, in a mount namespace that ends with it. */
export function start(
  { root, folder, env }: Place,
  command: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const mounts = [
    `mount --bind /dev '${root}/dev'`,
    `mount -t proc proc '${root}/proc'`,
    ...BOUND.map((each) => `mount --bind '${join(folder, each)}' '${join(root, each)}'`),
  ];
  const script = `${mounts.join(' && ')} && exec chroot --userspec=${SERVER_ID}:${SERVER_ID} '${root}' "$@"`;
  return spawn(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-c', script, 'sh', ...command],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
      env: {
        PATH: '/usr/lib/postgresql/17/bin:/usr/bin:/bin:/usr/sbin:/sbin',
        LC_ALL: 'C.UTF-8',
        ...env,
      },
    },
  );
}

/**
 * Runs a program of the root to its end.
 * @throws Error with what it has said
 */
export async function run(place: Place, command: readonly string[]): Promise<string> {
  const child = start(place, command);
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const [out, err, code] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    ended,
  ]);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${out}${err}`);
  return out;
}
