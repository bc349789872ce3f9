// Builds what differs from what was built.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './bootstrap.mjs';

const BUILDS = [
  {
    folder: 'apps/web',
    sources: ['apps/web', 'packages/bridge', 'packages/darts', 'packages/validators'],
    mark: 'apps/web/dist/.built',
  },
  {
    folder: 'packages/bridge',
    sources: ['packages/bridge', 'packages/darts'],
    mark: 'packages/bridge/dist/.built',
  },
  {
    folder: 'apps/api',
    sources: ['apps/api', 'packages'],
    mark: 'node_modules/.cache/oche-server/.built',
  },
];

/** What stands beside sources and is none. */
const OTHERS = ['node_modules', 'dist', 'dist-types'];

/** @returns 0, or the exit code of a build that failed */
export async function ensureBuilt() {
  const codes = await Promise.all(BUILDS.map(build));
  return codes.find((code) => code !== 0) ?? 0;
}

async function build({ folder, sources, mark }) {
  const file = join(root, mark);
  const wanted = hashOf(sources);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return 0;
  rmSync(file, { force: true });
  const code = await run('node', ['--run', 'build'], { cwd: join(root, folder), quiet: true });
  if (code !== 0) return code;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
  return 0;
}

function hashOf(folders) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', ...folders.flatMap(filesIn)])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !OTHERS.includes(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(path) ? [path] : [];
    })
    .sort();
