import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { bytesOf, type Entry, withFolders } from './contents.ts';

/** A file below `blobs/sha256`, named after its contents. */
export interface Blob {
  digest: string;
  size: number;
}

export interface Layer extends Blob {
  /** of the tar before it was compressed */
  diffId: string;
  /** what it takes on a disk */
  unpacked: number;
}

/**
 * Writes a layer: the same entries and time give the same bytes, on any machine with the same zlib, which comes with
 * the pinned Node.
 */
export async function writeLayer(
  entries: readonly Entry[],
  { blobs, time }: { blobs: string; time: Date },
): Promise<Layer> {
  const pack = tar.pack();
  const [plain, packed] = [new Meter(), new Meter()];
  const part = join(blobs, 'part');
  const written = pipeline(pack, plain, createGzip({ level: 6 }), packed, createWriteStream(part));
  let unpacked = 0;
  // what fails while the pack is filled makes `written` fail
  const filled = (async () => {
    for (const entry of withFolders(entries)) {
      const { path: name, mode, owner = 0 } = entry;
      const header = { name, mode, mtime: time, uid: owner, gid: owner };
      if (entry.kind === 'file') {
        const bytes = await bytesOf(entry.from);
        unpacked += bytes.length;
        await put(pack, header, bytes);
      } else if (entry.kind === 'link') {
        await put(pack, { ...header, type: 'symlink', linkname: entry.to });
      } else {
        await put(pack, { ...header, type: 'directory' });
      }
    }
    pack.finalize();
  })();
  await Promise.all([written, filled]);
  const digest = packed.digest();
  await rename(part, join(blobs, digest));
  return { digest, size: packed.bytes, diffId: plain.digest(), unpacked };
}

const put = (
  pack: tar.Pack,
  header: Partial<tar.Header> & { name: string },
  bytes: Buffer = Buffer.alloc(0),
) =>
  new Promise<void>((resolve, reject) => {
    pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
  });

/** Passes on what comes, and knows how much it was and its hash. */
class Meter extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: () => void) {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    this.push(chunk);
    done();
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}
