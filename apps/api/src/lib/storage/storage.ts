import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '../../env.ts';
import { dataDirOf } from '../data-dir.ts';

/** Stores members' files, below the data folder or in a bucket. We choose their names. */
export interface FileStorage {
  /** Replaces a file of the same name. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The same with a file of this machine, of any size. */
  putFile(name: string, path: string, type: string): Promise<void>;
  /** @returns undefined when there is no such file */
  find(name: string): Promise<StoredFile | undefined>;
  /** All files there are, in no particular order. */
  list(): AsyncIterable<string>;
  /** Removes the folder with all its files. It is no error if there is none. */
  removeFolder(folder: string): Promise<void>;
  /**
   * Stores a small file and removes it.
   * @throws what keeps files from being stored
   */
  check(): Promise<void>;
}

export interface StoredFile {
  /** the size of the file */
  bytes: number;
  open(): Promise<Readable>;
}

/** Opens the bucket S3_BUCKET; without that variable the folder `uploads` in the data folder. */
export async function openStorage(env: Env): Promise<FileStorage> {
  return storageOn(new Disk(env.S3_BUCKET ? await s3Driver(env) : localDriver(env)));
}

const localDriver = (env: Env) =>
  new FSDriver({ location: join(dataDirOf(env), 'uploads'), visibility: 'private' });

/** The S3 client is large, so it is loaded only where it is used. */
async function s3Driver(env: Env) {
  const { createS3Driver } = await import('./storage-s3.ts');
  return createS3Driver(env);
}

function storageOn(disk: Disk): FileStorage {
  return {
    put: (name, bytes, contentType) => disk.put(name, bytes, { contentType }),
    putFile: (name, path, contentType) => disk.copyFromFs(path, name, { contentType }),
    async find(name) {
      const facts = await disk.getMetaData(name).catch(noneOrThrow);
      return facts && { bytes: facts.contentLength, open: () => disk.getStream(name) };
    },
    list: () => namesOn(disk),
    // without the slash a bucket would also remove files of longer names that begin like this one
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
    async check() {
      // of its own name, as several processes may try at the same time
      const name = `${PROBES}/${randomUUID()}`;
      await disk.put(name, '');
      await disk.delete(name);
    },
  };
}

/** No id of a picture has this form. */
const PROBES = 'probe';

async function* namesOn(disk: Disk): AsyncGenerator<string> {
  let page: string | undefined;
  do {
    const found = await disk.listAll('/', {
      recursive: true,
      ...(page && { paginationToken: page }),
    });
    for (const object of found.objects)
      if (object.isFile && !object.key.startsWith(`${PROBES}/`)) yield object.key;
    page = found.paginationToken;
  } while (page);
}

/**
 * A missing file is ENOENT on a disk and 404 from S3; flydrive wraps both in an error of its own.
 */
function noneOrThrow(error: { cause?: unknown }): undefined {
  const cause = error.cause as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (cause?.code === 'ENOENT' || cause?.$metadata?.httpStatusCode === 404) return undefined;
  throw error;
}
