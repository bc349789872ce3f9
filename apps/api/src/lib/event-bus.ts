import { EventEmitter } from 'node:events';
import type { Executor } from '@oche/db';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/**
 * Every event of the product, by name. A module adds its own beside its services:
 * `declare module '../../lib/event-bus.ts' { interface AppEvents { 'post.created': {…} } }`.
 * Payloads carry ids, not contents: PostgreSQL limits them to 8,000 bytes.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface AppEvents {}

type EventName = keyof AppEvents & string;
type Handler<Name extends EventName> = (payload: AppEvents[Name]) => void;

const CHANNEL = 'oche_events';
const RECONNECT_MS = 1000;

/**
 * Events between all API processes over LISTEN/NOTIFY. An event published inside a transaction
 * is delivered when that commits, and never when it rolls back. After a lost connection handlers
 * of `onResync` run: what happened meanwhile has to be read from the tables.
 */
export class EventBus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #connectionString: string;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(connectionString: string, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
    this.#connectionString = connectionString;
    this.#log = log;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'oche-events',
      keepAlive: true,
    });
    // 'end' follows every 'error', so reconnecting happens in one place
    client.on('error', (error) => this.#log.warn({ err: error }, 'event connection failed'));
    client.on('end', () => this.#reconnect());
    client.on('notification', (message) => this.#deliver(message.payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  async stop(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    this.#emitter.removeAllListeners();
    await this.#client?.end();
  }

  /** Tells all processes. Pass the transaction that makes the event true. */
  async publish<Name extends EventName>(
    executor: Executor,
    name: Name,
    payload: AppEvents[Name],
  ): Promise<void> {
    const message = JSON.stringify([name, payload]);
    await sql`select pg_notify(${CHANNEL}, ${message})`.execute(executor);
  }

  /** @returns a function that ends the subscription */
  on<Name extends EventName>(name: Name, handler: Handler<Name>): () => void {
    this.#emitter.on(name, handler);
    return () => this.#emitter.off(name, handler);
  }

  onResync(handler: () => void): () => void {
    this.#emitter.on('$resync', handler);
    return () => this.#emitter.off('$resync', handler);
  }

  #deliver(message: string): void {
    try {
      const [name, payload] = JSON.parse(message);
      this.#emitter.emit(name, payload);
    } catch (error) {
      this.#log.error({ err: error }, 'event handler failed');
    }
  }

  #reconnect(): void {
    if (this.#closed || this.#retry) return;
    this.#client = null;
    this.#retry = setTimeout(async () => {
      this.#retry = null;
      try {
        await this.start();
        this.#emitter.emit('$resync');
      } catch {
        this.#reconnect();
      }
    }, RECONNECT_MS);
  }
}
