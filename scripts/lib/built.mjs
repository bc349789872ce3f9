// Builds what differs from what was built.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { hasBuildTools, root, run } from './bootstrap.mjs';
import { dropFetched, install } from './installing.mjs';

/** Of what pages are made that stand in `docs/` (ADR 77). */
const GUIDES = ['docs/de', 'docs/developers', 'docs/*.md'];

const BUILDS = [
  {
    folder: 'apps/web',
    part: '@oche/web...',
    sources: ['apps/web', 'packages/bridge', 'packages/darts', 'packages/validators', ...GUIDES],
    mark: 'apps/web/dist/.built',
  },
  {
    folder: 'packages/bridge',
    part: 'oche-bridge...',
    sources: ['packages/bridge', 'packages/darts'],
    mark: 'packages/bridge/dist/.built',
  },
  {
    folder: 'apps/api',
    sources: ['apps/api', 'packages'],
    mark: 'node_modules/.cache/oche-server/.built',
  },
];

/** What the packages that are built need around them. */
const COPIED = [
  ...['apps', 'packages', 'e2e', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  ...['.pnpmfile.cjs', 'tsconfig.base.json', 'docs'],
];

/** What stands beside sources and is none. */
const OTHERS = ['node_modules', 'dist', 'dist-types'];

/** @returns 0, or the exit code of a build that failed */
export async function ensureBuilt() {
  const wanted = BUILDS.map((each) => ({ ...each, hash: hashOf(each.sources) })).filter(
    ({ mark, hash }) =>
      !(existsSync(join(root, mark)) && readFileSync(join(root, mark), 'utf8') === hash),
  );
  const here = hasBuildTools() ? wanted : wanted.filter(({ part }) => !part);
  const apart = wanted.filter((each) => !here.includes(each));
  const codes = await Promise.all([...here.map(build), apart.length > 0 ? buildApart(apart) : 0]);
  dropFetched(root);
  return codes.find((code) => code !== 0) ?? 0;
}

async function build({ folder, mark, hash }) {
  const file = join(root, mark);
  rmSync(file, { force: true });
  const code = await run('node', ['--run', 'build'], { cwd: join(root, folder), quiet: true });
  if (code === 0) keepMark(file, hash);
  return code;
}

/**
 * In an installation that has only what running takes, pages are built in a copy of the sources with packages of its
 * own. Both go when that is done: what builds pages is half as large again as what runs, and is never run.
 */
async function buildApart(builds) {
  const copy = join(root, '.building');
  rmSync(copy, { recursive: true, force: true });
  try {
    for (const name of COPIED)
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
    const installed = await install({ root, folder: copy, parts: builds.map(({ part }) => part) });
    if (installed !== 0) return installed;
    const codes = await Promise.all(
      builds.map(async ({ folder, mark, hash }) => {
        const code = await run('node', ['--run', 'build'], {
          cwd: join(copy, folder),
          quiet: true,
        });
        if (code !== 0) return code;
        rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
        renameSync(join(copy, folder, 'dist'), join(root, folder, 'dist'));
        keepMark(join(root, mark), hash);
        return 0;
      }),
    );
    return codes.find((code) => code !== 0) ?? 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const isSource = (path) => !OTHERS.includes(basename(path)) || relative(root, path) === '';

function keepMark(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

function hashOf(folders) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', ...folders.flatMap(filesIn)])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const filesIn = (folder) =>
  folder.endsWith('/*.md') ? textsIn(dirname(folder)) : sourcesIn(folder);

const textsIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort();

const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !OTHERS.includes(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourcesIn(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(path) ? [path] : [];
    })
    .sort();
