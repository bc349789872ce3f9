import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { ArchiveError, END, type End, FILES, FORMAT, HEAD, type Head, TABLES } from './format.ts';

export interface ArchiveVisitor {
  /** comes first */
  head?: (head: Head) => Promise<void> | void;
  /** a part of a table's rows; the parts of one table come one after the other */
  rows?: (table: string, content: Readable) => Promise<void>;
  file?: (name: string, content: Readable) => Promise<void>;
}

/**
 * Reads an archive from its beginning to its end, and checks it on the way.
 * @returns its end
 * @throws ArchiveError when it is incomplete, damaged, or none at all
 */
export async function readArchive(path: string, visitor: ArchiveVisitor): Promise<End> {
  const tar = extract();
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  gunzip.on('error', (error) => tar.destroy(error));
  file.pipe(gunzip).pipe(tar as never);
  const digest = createHash('sha256');
  let head: Head | undefined;
  let end: End | undefined;
  try {
    for await (const entry of tar) {
      const { name } = entry.header;
      if (name === END) {
        end = JSON.parse((await buffer(entry)).toString()) as End;
        continue;
      }
      digest.update(`${name}\n`);
      const content = Readable.from(hashed(entry as AsyncIterable<Buffer>, digest), {
        objectMode: false,
      });
      if (name === HEAD) {
        head = headOf((await buffer(content)).toString());
        await visitor.head?.(head);
      } else if (!head) throw new ArchiveError(`${path} is no archive of Oche.`);
      else if (name.startsWith(TABLES) && visitor.rows) {
        await visitor.rows(name.slice(TABLES.length, name.lastIndexOf('/')), content);
      } else if (name.startsWith(FILES) && visitor.file) {
        await visitor.file(name.slice(FILES.length), content);
      } else for await (const _ of content);
    }
  } catch (error) {
    throw readable(path, error);
  } finally {
    file.destroy();
  }
  if (!head) throw new ArchiveError(`${path} is no archive of Oche.`);
  if (!end) throw new ArchiveError(`${path} is incomplete: its end is missing.`);
  if (end.digest !== digest.digest('hex')) {
    throw new ArchiveError(`${path} is damaged: its content is not what was written.`);
  }
  return end;
}

async function* hashed(entry: AsyncIterable<Buffer>, digest: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    digest.update(chunk);
    yield chunk;
  }
}

function headOf(text: string): Head {
  const head = JSON.parse(text) as Head;
  if (head.format !== FORMAT) {
    throw new ArchiveError(`The archive has format ${head.format}; this Oche reads ${FORMAT}.`);
  }
  return head;
}

/** Errors of gzip and tar say little to whoever runs the command. */
function readable(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const text = error instanceof Error ? error.message : '';
  if (code === 'Z_BUF_ERROR' || text === 'Unexpected end of data') {
    return new ArchiveError(`${path} is incomplete: it ends in the middle.`);
  }
  // damage can also show in the texts, before the checksum at the end is reached
  const isGarbled = error instanceof SyntaxError;
  if (code.startsWith('Z_') || text.startsWith('Invalid tar') || isGarbled) {
    return new ArchiveError(`${path} is damaged, or no archive of Oche: ${text}.`);
  }
  return error;
}
