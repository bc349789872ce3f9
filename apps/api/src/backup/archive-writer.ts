import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { END, type End, HEAD, type Head } from './format.ts';

/** Rows are collected up to this many bytes, as a tar file says how long an entry is before it comes. */
const PART_BYTES = 4 * 1024 * 1024;

/** Writes an archive entry by entry; nothing of it is kept in memory. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #digest = createHash('sha256');
  readonly #written: Promise<void>;

  /** @param path is replaced if it exists; readable by its owner only, as it holds members' data */
  constructor(path: string) {
    this.#written = pipeline(
      this.#pack,
      // pictures are compressed already, and rows are small: the fastest level is nearly as good
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(path, { mode: 0o600, flush: true }),
    );
    // whoever writes an entry gets the error there
    this.#written.catch(() => {});
  }

  async head(head: Head): Promise<void> {
    await this.#text(HEAD, head);
  }

  /** The rows of a table, in parts. */
  async rows(folder: string, rows: Readable): Promise<void> {
    let part: Buffer[] = [];
    let bytes = 0;
    let number = 0;
    const flush = async () => {
      number++;
      await this.bytes(`${folder}/${String(number).padStart(6, '0')}`, Buffer.concat(part, bytes));
      part = [];
      bytes = 0;
    };
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      part.push(chunk);
      bytes += chunk.length;
      if (bytes >= PART_BYTES) await flush();
    }
    if (bytes > 0) await flush();
  }

  async bytes(name: string, content: Buffer): Promise<void> {
    const entry = this.#entry(name, content.length);
    this.#digest.update(content);
    entry.end(content);
    await this.#finished(entry);
  }

  /** @param size must be that of the stream */
  async stream(name: string, size: number, content: Readable): Promise<void> {
    const entry = this.#entry(name, size);
    const digest = this.#digest;
    const hashed = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk);
        yield chunk;
      }
    };
    await Promise.all([pipeline(content, hashed, entry as never), this.#finished(entry)]);
  }

  async end(end: Omit<End, 'digest'>): Promise<void> {
    const digest = this.#digest.digest('hex');
    const text = Buffer.from(JSON.stringify({ ...end, digest } satisfies End));
    const entry = this.#pack.entry({ name: END, size: text.length });
    entry.end(text);
    await this.#finished(entry);
    this.#pack.finalize();
    await this.#written;
  }

  /** Gives up; the file is incomplete. */
  async abort(): Promise<void> {
    this.#pack.destroy(new Error('given up'));
    await this.#written.catch(() => {});
  }

  async #text(name: string, value: unknown): Promise<void> {
    await this.bytes(name, Buffer.from(JSON.stringify(value)));
  }

  #entry(name: string, size: number) {
    this.#digest.update(`${name}\n`);
    return this.#pack.entry({ name, size });
  }

  /** Also ends when the disk is full: the file's error comes instead. */
  async #finished(entry: NodeJS.EventEmitter): Promise<void> {
    await Promise.race([
      once(entry, 'finish'),
      this.#written.then(() => Promise.reject(new Error('the archive has ended'))),
    ]);
  }
}
