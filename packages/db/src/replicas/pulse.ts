import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Client, type QueryResultRow } from 'pg';
import { begunAfter } from './begun-after.ts';

const CONNECT_MS = 3000;

interface PulseOptions<Row> {
  url: string;
  statement: string;
  everyMs: number;
  /** after so long without an answer it counts as silent */
  silenceMs: number;
  /** @param askedAt what the answer says was true at this moment, or later */
  onAnswer(row: Row, askedAt: number): void;
  onSilence(error: unknown): void;
}

/** Asks a server the same short question again and again, on a connection of its own that it makes anew. */
export class Pulse<Row extends QueryResultRow> {
  readonly #options: PulseOptions<Row>;
  readonly #stopping = new AbortController();
  #client: Client | null = null;
  #running: Promise<void> | null = null;
  /** Asks at once, for what is there now. */
  readonly ask = begunAfter(() => this.#ask());

  constructor(options: PulseOptions<Row>) {
    this.#options = options;
  }

  /** Begins, and resolves when the first answer has come or failed to. */
  async start(): Promise<void> {
    const first = this.ask().catch(() => {});
    this.#running = this.#run();
    await first;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#drop();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.ask().catch(() => {});
      await pause(this.#options.everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #ask(): Promise<Row> {
    const { statement, silenceMs, onAnswer, onSilence } = this.#options;
    try {
      const client = this.#client ?? (await this.#connect());
      const askedAt = performance.now();
      const { rows } = await inTime(client.query<Row>(statement), silenceMs);
      const [row] = rows;
      if (!row) throw new Error('an answer without a row');
      onAnswer(row, askedAt);
      return row;
    } catch (error) {
      this.#drop();
      if (!this.#stopping.signal.aborted) onSilence(error);
      throw error;
    }
  }

  async #connect(): Promise<Client> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'oche-pulse',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    client.on('error', () => {});
    await client.connect();
    if (this.#stopping.signal.aborted) {
      client.connection.stream.destroy();
      throw new Error('stopped');
    }
    this.#client = client;
    return client;
  }

  #drop(): void {
    this.#client?.connection.stream.destroy();
    this.#client = null;
  }
}

/** Our own process may have been busy for as long: then the answer is there, and only has to be read. */
async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => setImmediate(() => setImmediate(() => late.reject(new Error('no answer in time')))),
    limitMs,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
    late.promise.catch(() => {});
  }
}
