import { hasErrorCode, isExplained } from '../../../../lib/errors/errors.ts';

/**
 * Where the latest input is: with the server, on its way, on this device alone because the server is
 * out of reach, refused by the server, or held back because another device has written meanwhile.
 */
export type SaveState = 'saved' | 'saving' | 'kept' | 'refused' | 'elsewhere';

/** What the server calls a draft, and how often it was written there. */
export interface Version {
  id: number;
  revision: number;
}

interface Options<Values> {
  /** @param version null for a draft that the server doesn't know yet */
  send(values: Values, version: Version | null): Promise<Version>;
  /** this device's copy of what the server doesn't have yet */
  keep: { write(values: Values, version: Version | null): void; clear(): void };
}

/** Between two letters people pause for less than this. Milliseconds. */
const PAUSE_MS = 700;
const RETRY_MS = 5000;

/**
 * Saves a draft while it is written: at once on this device, and after a pause on the server, one call
 * after the other. It is a store for `useSyncExternalStore`.
 */
export class DraftSaver<Values> {
  readonly #options: Options<Values>;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = 'saved';
  #version: Version | null;
  #unsent: { values: Values } | null = null;
  /** what a new draft was sent with: after a lost answer the same once more makes no second one */
  #first: { values: Values } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<boolean> | null = null;
  #error: unknown = null;

  constructor(version: Version | null, options: Options<Values>) {
    this.#version = version;
    this.#options = options;
  }

  get version(): Version | null {
    return this.#version;
  }

  /** whether something has been written, here or before */
  get isBegun(): boolean {
    return this.#version !== null || this.#unsent !== null;
  }

  /** why the server has refused it */
  get error(): unknown {
    return this.#error;
  }

  change(values: Values): void {
    this.#unsent = { values };
    this.#options.keep.write(values, this.#version);
    if (this.#state === 'elsewhere') return;
    this.#set('saving');
    this.#sendIn(PAUSE_MS);
  }

  /** @returns whether the server has everything now */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#state === 'elsewhere') return Promise.resolve(false);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** What is here shall count, although the server has another version by now. */
  overwrite(version: Version): Promise<boolean> {
    this.#version = version;
    this.#set('saving');
    return this.flush();
  }

  /** Ends the attempts; what the server doesn't have yet stays on the device. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  snapshot = (): SaveState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #sendAll(): Promise<boolean> {
    while (this.#unsent) {
      if (!this.#version) this.#first ??= this.#unsent;
      const sent = this.#first ?? this.#unsent;
      this.#set('saving');
      try {
        this.#version = await this.#options.send(sent.values, this.#version);
      } catch (error) {
        this.#fail(error);
        return false;
      }
      this.#first = null;
      // more was typed meanwhile: the device keeps it with the version that it is based on
      if (this.#unsent === sent) this.#unsent = null;
      else this.#options.keep.write(this.#unsent.values, this.#version);
    }
    this.#options.keep.clear();
    this.#set('saved');
    return true;
  }

  #fail(error: unknown): void {
    this.#error = error;
    if (hasErrorCode(error, 'ITEM_CHANGED')) this.#set('elsewhere');
    else if (isExplained(error) && !hasErrorCode(error, 'RATE_LIMITED')) {
      this.#first = null;
      this.#set('refused');
    } else {
      this.#set('kept');
      this.#sendIn(RETRY_MS);
    }
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #set(state: SaveState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const notify of this.#listeners) notify();
  }
}
