import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.ts';

/** As long as browsers wait before they open a stream again. */
const RECONNECT_MS = 1000;

/** What a page follows, and how it reads that. */
export interface Subject {
  path: string;
  /** what the page has loaded: the event from which on it wants to be told */
  begin(): Promise<string>;
  /** what an event tells of, and whether so much happened that a page reads everything again */
  read(data: string): { told: readonly string[]; hasGap: boolean };
  /** what is there then */
  reread(): Promise<readonly string[]>;
}

/** Follows a stream as an open page does: when it ends it is opened again, from the last event on. */
export class Watcher {
  /** words of all that it was told of */
  readonly told = new Set<string>();
  opened = 0;
  /** when it was closed; null while it is open */
  closedSince: number | null = performance.now();
  longestClosedMs = 0;
  #lastEventId = '';
  readonly #client: Client;
  readonly #subject: Subject;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  private constructor(client: Client, subject: Subject, lastEventId: string) {
    this.#client = client;
    this.#subject = subject;
    this.#lastEventId = lastEventId;
    this.#running = this.#follow();
  }

  static async of(client: Client, subject: Subject): Promise<Watcher> {
    return new Watcher(client, subject, await subject.begin());
  }

  async #follow(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await this.#once();
      this.closedSince ??= performance.now();
      await sleep(RECONNECT_MS, undefined, { signal: this.#stop.signal }).catch(() => {});
    }
  }

  #once(): Promise<void> {
    const headers = { 'last-event-id': this.#lastEventId };
    return new Promise((resolve) => {
      const options = { headers, signal: this.#stop.signal };
      const sent = this.#client.open(this.#subject.path, options, (response) => {
        let rest = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          const events = (rest + text).split('\n\n');
          rest = events.pop() ?? '';
          for (const event of events) this.#take(event);
        });
        response.on('close', resolve).on('error', () => {});
      });
      sent.on('error', () => resolve()).end();
    });
  }

  #take(event: string): void {
    if (event.startsWith('event: connected')) {
      this.opened += 1;
      const closedMs = this.closedSince === null ? 0 : performance.now() - this.closedSince;
      if (this.opened > 1) this.longestClosedMs = Math.max(this.longestClosedMs, closedMs);
      this.closedSince = null;
    }
    if (!event.startsWith('data: ')) return;
    const [data = '', id = ''] = event.slice('data: '.length).split('\nid: ');
    if (id) this.#lastEventId = id;
    const { told, hasGap } = this.#subject.read(data);
    for (const words of told) this.told.add(words);
    if (hasGap) void this.#readAgain();
  }

  async #readAgain(): Promise<void> {
    for (const words of await this.#subject.reread().catch(() => [])) this.told.add(words);
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }
}
