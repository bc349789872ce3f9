import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '../env.ts';
import { dataDirOf } from './data-dir.ts';

/** Where files of members lie: below the data folder, or in a bucket. Names are ours, never theirs. */
export interface FileStorage {
  /** Overwrites. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** @returns undefined when there is no such file */
  find(name: string): Promise<StoredFile | undefined>;
  /** Removes everything below; what is not there, is removed already. */
  removeFolder(folder: string): Promise<void>;
}

interface StoredFile {
  /** its size */
  bytes: number;
  open(): Promise<Readable>;
}

/** The bucket with S3_BUCKET, else the folder `uploads` of the data folder. */
export async function openStorage(env: Env): Promise<FileStorage> {
  return storageOn(new Disk(env.S3_BUCKET ? await s3Driver(env) : localDriver(env)));
}

const localDriver = (env: Env) =>
  new FSDriver({ location: join(dataDirOf(env), 'uploads'), visibility: 'private' });

/** The client of S3 is large: it is loaded only where it is used. */
async function s3Driver(env: Env) {
  const { createS3Driver } = await import('./storage-s3.ts');
  return createS3Driver(env);
}

function storageOn(disk: Disk): FileStorage {
  return {
    put: (name, bytes, contentType) => disk.put(name, bytes, { contentType }),
    async find(name) {
      const facts = await disk.getMetaData(name).catch(noneOrThrow);
      return facts && { bytes: facts.contentLength, open: () => disk.getStream(name) };
    },
    // with the slash a bucket does not also count longer names
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
  };
}

/** Missing is ENOENT on a disk and a 404 of S3, both below an error of flydrive's. */
function noneOrThrow(error: { cause?: unknown }): undefined {
  const cause = error.cause as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (cause?.code === 'ENOENT' || cause?.$metadata?.httpStatusCode === 404) return undefined;
  throw error;
}
