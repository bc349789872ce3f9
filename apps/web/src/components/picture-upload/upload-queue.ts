import type { Picture } from '@oche/validators/uploads/schemas';
import { ApiError, hasErrorCode } from '../../lib/errors/errors.ts';
import { refusalOf } from './accept-file.ts';
import type { Sending } from './send-picture.ts';

/** A file that is waiting, being uploaded, or has failed. */
export interface PendingFile {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1 */
  progress: number;
  /** why it has failed */
  error: unknown;
  /** whether the same file could succeed another time */
  mayRetry: boolean;
}

interface Options {
  send(file: File, sending: Sending): Promise<Picture>;
  onStored(picture: Picture, file: File): void;
}

/** Whether sending the file again would give the same error. */
const isFinal = (error: unknown) =>
  hasErrorCode(error, 'UPLOAD_TOO_LARGE', 'UPLOAD_TOO_MANY_PIXELS', 'UPLOAD_WRONG_FORMAT');

/**
 * Uploads files one after the other, so that pictures keep the order in which they were chosen. A
 * file that fails stays in the list with its error, and doesn't hold up others. It is a store for
 * `useSyncExternalStore`.
 */
export class UploadQueue {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #pending: readonly PendingFile[] = [];
  #lastKey = 0;
  #current: { key: number; abort: AbortController } | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Files that the server would refuse fail at once. */
  add(files: readonly File[]): void {
    const added = files.map((file): PendingFile => {
      this.#lastKey += 1;
      const code = refusalOf(file);
      return {
        key: this.#lastKey,
        file,
        state: code ? 'failed' : 'waiting',
        progress: 0,
        error: code && new ApiError({ code, domain: 'uploads', httpStatus: 0, requestId: '' }),
        mayRetry: false,
      };
    });
    this.#set([...this.#pending, ...added]);
    void this.#sendNext();
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', progress: 0, error: null });
    void this.#sendNext();
  }

  /** Also cancels the upload, if it is under way. */
  remove(key: number): void {
    this.#set(this.#pending.filter((each) => each.key !== key));
    if (this.#current?.key === key) this.#current.abort.abort();
  }

  clear(): void {
    for (const { key } of this.#pending) this.remove(key);
  }

  snapshot = (): readonly PendingFile[] => this.#pending;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #sendNext(): Promise<void> {
    const next = this.#pending.find(({ state }) => state === 'waiting');
    if (this.#current || !next) return;
    const { key, file } = next;
    const abort = new AbortController();
    this.#current = { key, abort };
    this.#change(key, { state: 'sending' });
    try {
      const onProgress = (progress: number) => this.#change(key, { progress });
      const picture = await this.#options.send(file, { onProgress, signal: abort.signal });
      // the file may have been removed just now; then the picture is not wanted
      const isWanted = this.#pending.some((each) => each.key === key);
      this.#set(this.#pending.filter((each) => each.key !== key));
      if (isWanted) this.#options.onStored(picture, file);
    } catch (error) {
      this.#change(key, { state: 'failed', error, mayRetry: !isFinal(error) });
    }
    this.#current = null;
    void this.#sendNext();
  }

  #change(key: number, change: Partial<PendingFile>): void {
    this.#set(this.#pending.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  #set(pending: readonly PendingFile[]): void {
    this.#pending = pending;
    for (const notify of this.#listeners) notify();
  }
}
