import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import { bytesOf, type Entry, entriesBelow } from './contents.ts';
import type { Blob, Layer } from './layer.ts';

const OCI = 'application/vnd.oci.image';

export interface ImageOf {
  /** e.g. `oche:0.30.0` */
  name: string;
  architecture: 'amd64' | 'arm64';
  time: Date;
  layers: readonly Layer[];
  /** what a container begins with, in Docker's words; they are those of OCI, and the health check beside them */
  config: Record<string, unknown>;
}

/**
 * Completes a folder with layers to an image in OCI's layout, with the file beside it that older Dockers read.
 * @returns the digest by which registries know the image
 */
export async function writeImage(folder: string, image: ImageOf): Promise<string> {
  const { name, architecture, time, layers } = image;
  const config = await blob(folder, {
    architecture,
    os: 'linux',
    created: time.toISOString(),
    config: image.config,
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => `sha256:${diffId}`) },
    history: layers.map(() => ({ created: time.toISOString(), created_by: 'pnpm image' })),
  });
  const manifest = await blob(folder, {
    schemaVersion: 2,
    mediaType: `${OCI}.manifest.v1+json`,
    config: { mediaType: `${OCI}.config.v1+json`, ...named(config) },
    layers: layers.map((layer) => ({ mediaType: `${OCI}.layer.v1.tar+gzip`, ...named(layer) })),
  });
  const [, tag] = name.split(':');
  await json(folder, 'oci-layout', { imageLayoutVersion: '1.0.0' });
  await json(folder, 'index.json', {
    schemaVersion: 2,
    mediaType: `${OCI}.index.v1+json`,
    manifests: [
      {
        mediaType: `${OCI}.manifest.v1+json`,
        ...named(manifest),
        platform: { architecture, os: 'linux' },
        annotations: {
          'io.containerd.image.name': `docker.io/library/${name}`,
          'org.opencontainers.image.ref.name': tag,
        },
      },
    ],
  });
  await json(folder, 'manifest.json', [
    {
      Config: `blobs/sha256/${config.digest}`,
      RepoTags: [name],
      Layers: layers.map(({ digest }) => `blobs/sha256/${digest}`),
    },
  ]);
  return `sha256:${manifest.digest}`;
}

/** Puts the layout into one file, which `docker load` and `podman load` take. */
export async function archive(folder: string, file: string, time: Date): Promise<void> {
  const pack = tar.pack();
  const written = pipeline(pack, createWriteStream(file));
  const filled = (async () => {
    for (const entry of await entriesBelow({ folder, at: '' })) await add(pack, entry, time);
    pack.finalize();
  })();
  await Promise.all([written, filled]);
}

async function add(pack: tar.Pack, entry: Entry, time: Date): Promise<void> {
  if (entry.kind === 'link') return;
  const header = { name: entry.path, mode: entry.mode, mtime: time, uid: 0, gid: 0 };
  const bytes = entry.kind === 'file' ? await bytesOf(entry.from) : Buffer.alloc(0);
  const type = entry.kind === 'file' ? 'file' : 'directory';
  await new Promise<void>((resolve, reject) => {
    pack.entry({ ...header, type }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

const named = ({ digest, size }: Blob) => ({ digest: `sha256:${digest}`, size });

async function blob(folder: string, content: unknown): Promise<Blob> {
  const text = JSON.stringify(content);
  const digest = createHash('sha256').update(text).digest('hex');
  await writeFile(join(folder, 'blobs/sha256', digest), text);
  return { digest, size: Buffer.byteLength(text) };
}

const json = (folder: string, name: string, content: unknown) =>
  writeFile(join(folder, name), JSON.stringify(content));
