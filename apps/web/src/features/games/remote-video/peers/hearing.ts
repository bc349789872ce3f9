import type { RemoteEvent, RemoteRole } from '@oche/validators/remote/schemas';
import { isOver, type PictureLine, type Said } from './picture-line.ts';

const RETRY_MS = 3000;
const PEER_BYTES = 8;

const newPeer = (): string =>
  [...crypto.getRandomValues(new Uint8Array(PEER_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The word of one peer: said and heard one after the other, as the order carries the meaning. */
export class Hearing<Role extends RemoteRole> {
  readonly peer = newPeer();
  readonly #line: PictureLine;
  readonly #role: Role;
  readonly #hear: (event: RemoteEvent) => Promise<void> | void;
  #subscription: { unsubscribe(): void } | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #last: string | null = null;
  #hearing: Promise<unknown> = Promise.resolve();
  #saying: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(line: PictureLine, role: Role, hear: (event: RemoteEvent) => Promise<void> | void) {
    this.#line = line;
    this.#role = role;
    this.#hear = hear;
  }

  /** Unlike a page's other streams it stays open in the background: it also says when the picture has to end. */
  open(): void {
    if (this.#isOver) return;
    this.#subscription = this.#line.subscribe(
      { role: this.#role, peer: this.peer, lastEventId: this.#last },
      {
        onData: ({ id, data }) => {
          this.#last = id;
          this.#pass(data);
        },
        onError: (error) => {
          this.#subscription?.unsubscribe();
          if (isOver(error)) this.#pass({ kind: 'bye', reason: 'closed' });
          else this.#retry = setTimeout(() => this.open(), RETRY_MS);
        },
      },
    );
  }

  say(signal: Extract<Said, { role: Role }>['signal'], to?: string): void {
    const said = { role: this.#role, peer: this.peer, ...(to && { to }), signal } as Said;
    // what can't be said now is said again with the next attempt to connect
    this.#saying = this.#saying.then(() => this.#line.send(said)).catch(() => {});
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#retry);
    this.#subscription?.unsubscribe();
  }

  #pass(event: RemoteEvent): void {
    if (this.#isOver) return;
    if (event.kind === 'bye') this.close();
    // one that fails, e.g. as its connection was closed meanwhile, doesn't keep the next ones away
    this.#hearing = this.#hearing.then(() => this.#hear(event)).catch(() => {});
  }
}
