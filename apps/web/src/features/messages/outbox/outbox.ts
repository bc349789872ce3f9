import type { AnsweredMessage, Message } from '@oche/validators/conversations/schemas';
import type { Picture } from '@oche/validators/uploads/schemas';
import { OUTBOX_PREFIX } from '../../../lib/storage/outbox-names.ts';

/** A message that is on its way. */
export interface Outgoing {
  /** of the attempt: however often it is sent, it is the same message */
  key: string;
  conversationId: number;
  content: string;
  pictures: readonly Picture[];
  /** the message to which it is the answer */
  answers?: AnsweredMessage | undefined;
  /** ISO time of this device */
  createdAt: string;
  /** `waiting` is sent again on its own, `failed` only when somebody wants it */
  state: 'waiting' | 'sending' | 'failed';
}

type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Options {
  memberId: string;
  storage: OutboxStorage;
  send(message: Outgoing): Promise<Message>;
  /** whether the same would be refused again */
  isFinal(error: unknown): boolean;
}

const RETRY_MS = 5000;
/** What is older was forgotten by its writer, too. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Sends messages one after the other, in their order, and keeps what could not be sent: through a lost connection and
 * through a reload. Each entry has its own place in the storage, so that tabs don't overwrite each other's. It is a
 * store for `useSyncExternalStore`.
 */
export class Outbox {
  readonly #options: Options;
  readonly #prefix: string;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(message: Message) => void>();
  readonly #errors = new Map<string, unknown>();
  #all: readonly Outgoing[];
  #isSending = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#prefix = `${OUTBOX_PREFIX}${options.memberId}:`;
    this.#all = this.#restored();
  }

  snapshot = (): readonly Outgoing[] => this.#all;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears of each message that was sent, as the server has it. */
  onSent(listener: (message: Message) => void): () => void {
    this.#sentListeners.add(listener);
    return () => this.#sentListeners.delete(listener);
  }

  add(message: Omit<Outgoing, 'state'>): void {
    this.#put({ ...message, state: 'waiting' });
    void this.flush();
  }

  again(key: string): void {
    this.#change(key, 'waiting');
    void this.flush();
  }

  /** It has arrived, or is not wanted any more. */
  remove(key: string): void {
    this.#options.storage.removeItem(this.#prefix + key);
    this.#errors.delete(key);
    this.#set(this.#all.filter((each) => each.key !== key));
  }

  /** Why a message has failed. */
  errorOf = (key: string): unknown => this.#errors.get(key);

  /** Sends what waits; what waits behind a message that can't be sent keeps its place. */
  async flush(): Promise<void> {
    clearTimeout(this.#retry);
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        if (!(await this.#send(next))) {
          this.#retry = setTimeout(() => void this.flush(), RETRY_MS);
          return;
        }
      }
    } finally {
      this.#isSending = false;
    }
  }

  #next = () => this.#all.find(({ state }) => state === 'waiting');

  /** @returns false if it has to wait */
  async #send(message: Outgoing): Promise<boolean> {
    const { key } = message;
    this.#change(key, 'sending');
    try {
      const sent = await this.#options.send(message);
      this.remove(key);
      for (const listener of this.#sentListeners) listener(sent);
      return true;
    } catch (error) {
      const isFinal = this.#options.isFinal(error);
      this.#errors.set(key, error);
      this.#change(key, isFinal ? 'failed' : 'waiting');
      return isFinal;
    }
  }

  #change(key: string, state: Outgoing['state']): void {
    const known = this.#all.find((each) => each.key === key);
    if (known) this.#put({ ...known, state });
  }

  #put(message: Outgoing): void {
    const isKnown = this.#all.some(({ key }) => key === message.key);
    try {
      this.#options.storage.setItem(this.#prefix + message.key, JSON.stringify(message));
    } catch {
      // the storage is full or forbidden; it is kept as long as the page
    }
    this.#set(
      isKnown
        ? this.#all.map((each) => (each.key === message.key ? message : each))
        : [...this.#all, message],
    );
  }

  #set(all: readonly Outgoing[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }

  /** What was under way when the page went away may have arrived: the server knows by its key. */
  #restored(): Outgoing[] {
    const { storage } = this.#options;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names
      .filter((name) => name.startsWith(this.#prefix))
      .flatMap((name) => parse(storage.getItem(name)))
      .filter(({ createdAt }) => Date.parse(createdAt) > Date.now() - KEPT_MS)
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
      .map((each) => ({ ...each, state: each.state === 'sending' ? 'waiting' : each.state }));
  }
}

function parse(json: string | null): Outgoing[] {
  try {
    const value = JSON.parse(json ?? 'null');
    return typeof value?.key === 'string' && typeof value.content === 'string' ? [value] : [];
  } catch {
    return [];
  }
}
