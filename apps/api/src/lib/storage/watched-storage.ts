import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { AppError } from '../errors.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { inTime } from '../time/in-time.ts';
import type { FileStorage, StoredFile } from './storage.ts';

/** A load balancer asks every few seconds; files are tried no more often than this. */
const CHECK_EVERY_MS = 15_000;
const CHECK_LIMIT_MS = 1500;
/** seconds after which whoever got no file may ask again */
const RETRY_AFTER = 30;

/** A storage of which others want to know whether it works. */
export interface WatchedStorage extends FileStorage {
  /** Whether files can be stored now, as far as is known; never throws. */
  isWorking(): Promise<boolean>;
}

interface Watching {
  metrics: Registry;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * A folder that can't be written or a bucket that refuses is not the fault of whoever sends or asks for a file: they
 * get UNAVAILABLE instead of an unexpected error. It is logged once, until it works again, and counted each time.
 */
export function watchStorage(storage: FileStorage, { metrics, log }: Watching): WatchedStorage {
  let isFailing = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  const failures = new Counter({
    name: 'oche_storage_failures_total',
    help: "Failed accesses to members' files, by what was tried",
    labelNames: ['operation'],
    registers: [metrics],
  });

  const works = () => {
    if (isFailing) log.info('files can be stored and read again');
    isFailing = false;
  };
  const failed = (operation: string, error: unknown) => {
    failures.inc({ operation });
    if (!isFailing) log.error({ err: reasonOf(error), operation }, "members' files fail");
    isFailing = true;
    // whoever asks next tries again, as a single file can fail
    checkedAt = Number.NEGATIVE_INFINITY;
    return new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER, cause: reasonOf(error) });
  };
  const watched = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await inSpan(`files ${operation}`, { kind: 'client' }, work);
    } catch (error) {
      throw failed(operation, error);
    }
  };

  /** Only one tries at a time, and those who ask meanwhile wait for it. */
  const check = async () => {
    try {
      await inTime(storage.check(), CHECK_LIMIT_MS);
      works();
    } catch (error) {
      failed('check', error);
    }
    checkedAt = performance.now();
  };
  const isWorking = async () => {
    if (performance.now() - checkedAt > CHECK_EVERY_MS) {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      await checking;
    }
    return !isFailing;
  };

  new Gauge({
    name: 'oche_storage_failing',
    help: "1 while members' files can't be stored, else 0",
    registers: [metrics],
    async collect() {
      this.set((await isWorking()) ? 0 : 1);
    },
  });

  return {
    put: (...file) => watched('put', () => storage.put(...file)).then(works),
    putFile: (...file) => watched('put', () => storage.putFile(...file)).then(works),
    find: (name) =>
      watched('find', async () => {
        const file = await storage.find(name);
        return file && { ...file, open: () => watched('read', () => opened(file)) };
      }),
    list: () => storage.list(),
    removeFolder: (folder) => watched('remove', () => storage.removeFolder(folder)),
    check: () => storage.check(),
    isWorking,
  };
}

/** The stream, once it has something to read: what fails while it is opened is known before an answer begins. */
async function opened(file: StoredFile) {
  const stream = await file.open();
  await once(stream, 'readable');
  return stream;
}

/** What is behind the storage's own "cannot write file at location …". */
const reasonOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;
