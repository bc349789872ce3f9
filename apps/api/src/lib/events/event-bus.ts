import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { specOf } from '../jobs/jobs.ts';
import { CHANNEL, type Outgoing, send } from '../jobs/outgoing.ts';
import { type AppEvents, type EventName, REACTION_ATTEMPTS, type Reactors } from './events.ts';

type Handler<Name extends EventName> = (payload: AppEvents[Name]) => void;

const CONNECT_TIMEOUT_MS = 5000;
const RECONNECT_MS = 1000;
/**
 * How often the connection is checked. That also notices a connection that a firewall dropped
 * silently, and keeps it from going idle.
 */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5000;
/** internal names beside the events of the product, which all have a dot in their name */
const RESYNC = 'resync';
const LOST = 'lost';

/**
 * Publishes events, in two ways; ADR 12 says how to choose between them.
 *
 * As a signal an event is sent to all API processes over LISTEN/NOTIFY when the transaction
 * commits, and never when it rolls back. A process that isn't connected misses it. When the
 * connection is lost, the handlers of `onLost` run; when it is back, those of `onResync` run, and
 * read from the tables what happened meanwhile.
 *
 * For the reactions to all events of a transaction one job is written in it (`reactions.ts`), if they concern any.
 */
export class EventBus {
  readonly #handlers = new Map<string, Set<(payload: never) => void>>();
  readonly #connectionString: string;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly #reactors: Reactors;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #isListening = false;
  #closed = false;

  /** @param reactors the reactions to each event, for which a job is written if it concerns any */
  constructor(
    connectionString: string,
    log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    reactors: Reactors,
  ) {
    this.#connectionString = connectionString;
    this.#log = log;
    this.#reactors = reactors;
  }

  /** Whether this process currently hears what other processes publish. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /**
   * @throws when the database can't be reached. A connection that is lost later is restored
   *   automatically.
   */
  async start(): Promise<void> {
    const client = await this.#connect();
    if (this.#closed) return client.end();
    this.#isListening = true;
    // 'end' follows every 'error', so this is the only place that reconnects
    client.on('end', () => this.#reconnect());
    this.#heartbeat = setInterval(() => beat(client), HEARTBEAT_MS).unref();
  }

  async stop(): Promise<void> {
    this.#closed = true;
    this.#handlers.clear();
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    await this.#client?.end();
  }

  /**
   * Sends the event to all processes, including this one, and queues the job of its reactions, when the transaction
   * commits. That fails if the payload is longer than PostgreSQL's limit.
   * @param tx the transaction that makes the event true
   */
  async publish<Name extends EventName>(
    tx: Tx,
    name: Name,
    payload: AppEvents[Name],
  ): Promise<void> {
    await this.publishAll(tx, [[name, payload]]);
  }

  /** Publishes several events in their order. */
  async publishAll<Name extends EventName>(
    tx: Tx,
    events: readonly (readonly [name: Name, payload: AppEvents[Name]])[],
  ): Promise<void> {
    await send(
      tx,
      events.flatMap(([name, event]) => [
        { message: JSON.stringify([name, event]) },
        ...this.#reactionsTo(name, event),
      ]),
    );
  }

  #reactionsTo<Name extends EventName>(name: Name, event: AppEvents[Name]): Outgoing[] {
    const reactions = (this.#reactors.get(name) ?? [])
      .filter(({ concerns }) => concerns(event as never))
      .map(({ job }) => job);
    if (reactions.length === 0) return [];
    const payload = { eventId: randomUUID(), event, reactions };
    const job = specOf({ name: 'events.react', payload, maxAttempts: REACTION_ATTEMPTS });
    return [{ job, joins: true }];
  }

  /** @returns a function that ends the subscription */
  on<Name extends EventName>(name: Name, handler: Handler<Name>): () => void {
    return this.#add(name, handler);
  }

  /** Handlers run when the connection is lost, and always before `isListening` is true again. */
  onLost(handler: () => void): () => void {
    return this.#add(LOST, handler);
  }

  onResync(handler: () => void): () => void {
    return this.#add(RESYNC, handler);
  }

  #add(name: string, handler: (payload: never) => void): () => void {
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'oche-events',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', (error) => {
      this.#log.warn({ err: error }, 'event connection failed');
      this.#lose();
    });
    client.on('notification', (message) => this.#deliver(message.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      return client;
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
  }

  #deliver(message: string): void {
    try {
      const [name, payload] = JSON.parse(message);
      this.#emit(name, payload);
    } catch (error) {
      this.#log.error({ err: error }, 'unreadable event');
    }
  }

  /** If a handler throws, the others still get the event. */
  #emit(name: string, payload: unknown): void {
    for (const handler of this.#handlers.get(name) ?? []) {
      try {
        handler(payload as never);
      } catch (error) {
        this.#log.error({ err: error, event: name }, 'event handler failed');
      }
    }
  }

  #lose(): void {
    if (!this.#isListening) return;
    this.#isListening = false;
    this.#emit(LOST, undefined);
  }

  #reconnect(): void {
    this.#lose();
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    if (this.#closed) return;
    this.#retry = setTimeout(async () => {
      try {
        await this.start();
        this.#emit(RESYNC, undefined);
      } catch {
        this.#reconnect();
      }
    }, RECONNECT_MS);
  }
}

/** Checks the connection. If the answer doesn't come in time, the connection counts as lost. */
async function beat(client: pg.Client): Promise<void> {
  const late = setTimeout(() => client.connection.stream.destroy(), HEARTBEAT_TIMEOUT_MS);
  try {
    await client.query('select 1');
  } catch {
    // the client emits 'end' on its own
  } finally {
    clearTimeout(late);
  }
}
