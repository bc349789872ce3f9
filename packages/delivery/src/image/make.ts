import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Entry, entriesBelow, foldersAbove } from './contents.ts';
import { writeLayer } from './layer.ts';
import { archive, writeImage } from './oci.ts';
import { isOfBase, type Part, partOf } from './what-runs.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../../..');
const HOME = '/srv/oche';
const DATA = '/var/lib/oche';
/** A number that no system gives to anybody, and which Kubernetes can tell from root by looking. */
const USER = 10001;
/** What the pinned Node and sharp are linked with, and whom to trust when others are called. */
const DEBIAN = ['libc6', 'libstdc++6', 'libgcc-s1', 'ca-certificates'];
const ARCHITECTURES: Partial<Record<string, 'amd64' | 'arm64'>> = { x64: 'amd64', arm64: 'arm64' };

export interface Made {
  file: string;
  digest: string;
  /** bytes that it takes on a disk, and on the way there */
  unpacked: number;
  packed: number;
}

/**
 * Makes the image of a commit: the base from Debian's packages, everything else as the lock file says.
 * @param folder for all that is needed on the way; packages of Debian stay there for the next time
 */
export async function makeImage(
  { commit, folder, file }: { commit: string; folder: string; file: string },
  say: (line: string) => void,
): Promise<Made> {
  const architecture = ARCHITECTURES[process.arch];
  if (!architecture) throw new Error(`There is no Node for ${process.arch} in the lock file.`);
  const git = async (...args: string[]) => (await run('git', ['-C', ROOT, ...args])).stdout.trim();
  const revision = await git('rev-parse', `${commit}^{commit}`);
  const time = new Date(Number(await git('show', '-s', '--format=%ct', revision)) * 1000);

  say(`reading ${revision.slice(0, 10)}`);
  const source = join(folder, 'source');
  await checkOut(revision, source, folder);
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  say('installing and building');
  await told(process.execPath, ['scripts/run.mjs', 'build'], source);
  say("unpacking Debian's packages");
  const base = await debian(join(folder, 'debian'));

  say('writing layers');
  const layout = join(folder, 'layout');
  const blobs = join(layout, 'blobs/sha256');
  await rm(layout, { recursive: true, force: true });
  await mkdir(blobs, { recursive: true });
  const parts = await partsOf(source);
  const layers = [];
  for (const entries of [await baseEntries(base), parts.node, parts.packages, parts.oche])
    layers.push(await writeLayer(entries, { blobs, time }));
  const digest = await writeImage(layout, {
    ...{ name: `oche:${version}`, architecture, time, layers },
    config: configOf({ version, revision, start: await startOf(source) }),
  });
  await mkdir(dirname(file), { recursive: true });
  await archive(layout, file, time);
  const unpacked = layers.reduce((sum, layer) => sum + layer.unpacked, 0);
  return { file, digest, unpacked, packed: (await stat(file)).size };
}

/** Only what was committed, so that two machines start from the same. */
async function checkOut(revision: string, source: string, folder: string): Promise<void> {
  await rm(source, { recursive: true, force: true });
  await mkdir(source, { recursive: true });
  const tarball = join(folder, 'source.tar');
  await run('git', ['-C', ROOT, 'archive', '--output', tarball, revision]);
  await run('tar', ['--extract', '--file', tarball, '--directory', source]);
  await rm(tarball);
}

async function debian(folder: string): Promise<string> {
  const command = join(ROOT, 'apps/api/bench/rehearsal/debian/root-command.ts');
  const { stdout } = await run(process.execPath, [command, '--folder', folder, ...DEBIAN]);
  return stdout.trim();
}

async function baseEntries(base: string): Promise<Entry[]> {
  const file = (path: string, text: string): Entry => {
    return { kind: 'file', path, mode: 0o644, from: Buffer.from(text) };
  };
  const own: Entry[] = [
    file(
      'etc/passwd',
      `root:x:0:0::/root:/sbin/nologin\noche:x:${USER}:${USER}::${DATA}:/sbin/nologin\n`,
    ),
    file('etc/group', `root:x:0:\noche:x:${USER}:\n`),
    ...foldersAbove(DATA.slice(1)),
    {
      kind: 'link',
      path: 'usr/local/bin/node',
      mode: 0o777,
      to: `${HOME}/node_modules/node-runtime/bin/node`,
    },
  ];
  const paths = new Set(own.map(({ path }) => path));
  const given = await entriesBelow({ folder: base, at: '', keep: isOfBase });
  return [...given.filter(({ path }) => !paths.has(path)), ...own]
    .map((entry) => owned(entry))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Members' files and what programs keep for a moment are all that may be written. */
const owned = (entry: Entry): Entry => {
  if (`/${entry.path}` === DATA) return { ...entry, mode: 0o750, owner: USER };
  return entry.path === 'tmp' ? { ...entry, mode: 0o1777 } : entry;
};

async function partsOf(source: string): Promise<Record<Part, Entry[]>> {
  const at = HOME.slice(1);
  const entries = await entriesBelow({
    folder: source,
    at,
    keep: (path) => partOf(path) !== undefined,
  });
  const parts: Record<Part, Entry[]> = { node: [], packages: [], oche: [] };
  for (const entry of entries) parts[partOf(entry.path.slice(at.length + 1)) ?? 'oche'].push(entry);
  return parts;
}

async function startOf(source: string): Promise<string[]> {
  const text = await readFile(join(source, 'apps/api/package.json'), 'utf8');
  return JSON.parse(text).scripts.start.split(' ').slice(1);
}

function configOf({
  version,
  revision,
  start,
}: {
  version: string;
  revision: string;
  start: string[];
}) {
  const node = '/usr/local/bin/node';
  return {
    User: `${USER}:${USER}`,
    WorkingDir: `${HOME}/apps/api`,
    Env: [
      'PATH=/usr/local/bin:/usr/bin:/bin',
      ...['NODE_ENV=production', 'HOST=0.0.0.0', 'PORT=3000', `OCHE_DATA_DIR=${DATA}`],
      // as scripts/start.mjs has it, which says why
      ...['MALLOC_MMAP_THRESHOLD_=262144', 'MALLOC_ARENA_MAX=2'],
    ],
    // no shell stands between, so that a signal reaches Node
    Cmd: [node, ...start],
    ExposedPorts: { '3000/tcp': {} },
    Volumes: { [DATA]: {} },
    StopSignal: 'SIGTERM',
    Healthcheck: {
      Test: ['CMD', node, `${HOME}/scripts/healthy.mjs`],
      ...{ Interval: 15e9, Timeout: 10e9, StartPeriod: 120e9, Retries: 3 },
    },
    Labels: {
      'org.opencontainers.image.title': 'Oche',
      'org.opencontainers.image.version': version,
      'org.opencontainers.image.revision': revision,
    },
  };
}

/** Runs a command that may say much, and tells it only when it fails. */
function told(command: string, args: string[], cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) return done();
      fail(new Error(`${args.join(' ')} failed:\n${Buffer.concat(output).toString()}`));
    });
  });
}
