// What pnpm is told. Like bootstrap.mjs it runs on any Node from 20.19 on, before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const isWindows = process.platform === 'win32';

const manifestOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** package.json names pnpm twice: one is for turbo, the other for what runs `pnpm`. */
function pnpmOf(root) {
  const manifest = manifestOf(root);
  if (manifest.packageManager !== `pnpm@${manifest.devDependencies.pnpm}`) {
    throw new Error('package.json names two versions of pnpm; turbo and this script need one.');
  }
  return manifest.packageManager;
}

/** What is installed runs on the Node that comes with it, whatever runs this script. */
const nodeOf = (root) => manifestOf(root).optionalDependencies['node-runtime'].split('@').at(-1);

/** Whether pnpm keeps a store for this user, in which all that is installed here is shared with other clones. */
function hasStore() {
  const { PNPM_HOME, XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  return [
    PNPM_HOME,
    XDG_DATA_HOME && join(XDG_DATA_HOME, 'pnpm'),
    LOCALAPPDATA && join(LOCALAPPDATA, 'pnpm'),
    join(homedir(), '.local/share/pnpm'),
    join(homedir(), 'Library/pnpm'),
  ].some((folder) => folder && existsSync(join(folder, 'store')));
}

/** Where there is no store, packages lie here until all that is wanted is installed, and nowhere else. */
const fetched = (root) => join(root, '.fetched');

export function dropFetched(root) {
  rmSync(fetched(root), { recursive: true, force: true });
}

/**
 * Installs what the lock file says, to the byte.
 *
 * @param folder where: the clone itself or a copy of it
 * @param parts packages of the workspace to install for; none: everything, with what only development takes
 * @returns pnpm's exit code
 */
export function install({ root, folder = root, parts = [] }) {
  const own = parts.length > 0 && !hasStore() ? fetched(root) : undefined;
  const args = [
    ...['--yes', pnpmOf(root), 'install', '--frozen-lockfile', '--reporter=append-only'],
    // how old packages are is asked when one comes into the lock file; to ask again for all, at each installation,
    // takes 250 MB of the registry's lists and a third of the time
    '--trust-lockfile',
    '--config.side-effects-cache=false',
    // else it warns of each package that is too new for the Node it runs on itself
    `--config.node-version=${nodeOf(root)}`,
    ...(own ? ['--store-dir', join(own, 'store')] : []),
    ...(parts.length > 0 ? ['--prod'] : []),
    ...parts.flatMap((part) => ['--filter-prod', part]),
  ];
  return new Promise((resolve) => {
    const child = spawn('npx', args, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
      env: own ? { ...process.env, npm_config_cache: join(own, 'npm') } : process.env,
    });
    child.on('error', (error) => {
      console.error(String(error));
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
