import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Release } from './releases.ts';

/**
 * What the country lives in: mounts, network and processes of its own. When the first of its processes ends, however
 * that happens, the kernel ends all others, and takes mounts and network away.
 */
const NAMESPACES = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** Who isn't root is that in there, and for the files of nobody else. */
const AS_ANYBODY = ['--user', '--map-root-user'];
const TOOLS = ['unshare', 'nsenter', 'mount', 'chroot'];

const isRoot = () => process.getuid?.() === 0;
const namespaces = () => (isRoot() ? NAMESPACES : [...AS_ANYBODY, ...NAMESPACES]);

/** @returns what is missing for a country on this machine, in a sentence */
export function missingForCountry(): string | null {
  if (process.platform !== 'linux') return 'A country needs Linux: its machines are namespaces.';
  const absent = TOOLS.filter((tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error);
  if (absent.length > 0) return `${absent.join(', ')} (util-linux, coreutils) must be installed.`;
  const { status, stderr } = spawnSync('unshare', [...namespaces(), 'true'], { encoding: 'utf8' });
  if (status === 0) return null;
  const hint = isRoot()
    ? 'in a container, it has to be allowed CAP_SYS_ADMIN'
    : 'start it as root, or allow user namespaces (sysctl user.max_user_namespaces, kernel.unprivileged_userns_clone, kernel.apparmor_restrict_unprivileged_userns)';
  return `The kernel gives no namespaces (${stderr.trim()}): ${hint}.`;
}

/** What the part that runs inside is told. */
export interface InsideOptions {
  folder: string;
  root: string;
  /** names of troubles; all when there is none */
  only: string[];
  /** from which an update is rehearsed */
  releases: Release[];
  clients: number;
  /** how long traffic runs before and after each trouble, in seconds */
  quiet: number;
  /** whether there are users other than root in there */
  hasUsers: boolean;
}

/**
 * Runs the country and waits for its end.
 * @returns its exit code
 */
export async function runInside(options: Omit<InsideOptions, 'hasUsers'>): Promise<number> {
  const inside = fileURLToPath(new URL('./inside.ts', import.meta.url));
  const told: InsideOptions = { ...options, hasUsers: isRoot() };
  // the shell is the first process there, and collects those whose parents were killed
  const shell = ['sh', '-c', '"$@"; exit $?', 'sh'];
  const child = spawn(
    'unshare',
    [...namespaces(), '--', ...shell, process.execPath, inside, JSON.stringify(told)],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  // Whoever ends us ends the country, too, by closing its input; it needs a moment for that.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.stdin?.end());
  }
  child.stdin?.on('error', () => {});
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
