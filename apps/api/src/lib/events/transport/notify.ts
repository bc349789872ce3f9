import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { CHANNEL } from '../../jobs/outgoing.ts';
import { EventBus } from '../event-bus.ts';
import type { Reactors } from '../events.ts';
import type { Hearing, Transport } from './transport.ts';

const CONNECT_TIMEOUT_MS = 5000;
const RECONNECT_MS = 1000;
/**
 * How often the connection is checked. That also notices a connection that a firewall dropped
 * silently, and keeps it from going idle.
 */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5000;

/**
 * Signals by PostgreSQL's LISTEN and NOTIFY. They are a part of the transaction: heard when it commits, never when it
 * rolls back, and missed by a process that isn't connected at that moment. PostgreSQL lets transactions that notify
 * commit one after the other, each with its own wait for the disk.
 */
export class NotifyTransport implements Transport {
  readonly #connectionString: string;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #closed = false;

  /** @param connectionString PostgreSQL itself, or a pooler that gives a session to each connection */
  constructor(connectionString: string, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
    this.#connectionString = connectionString;
    this.#log = log;
  }

  async start(hearing: Hearing): Promise<void> {
    const client = await this.#connect(hearing);
    if (this.#closed) return client.end();
    // 'end' follows every 'error', so this is the only place that reconnects
    client.on('end', () => this.#reconnect(hearing));
    this.#heartbeat = setInterval(() => beat(client), HEARTBEAT_MS).unref();
    hearing.listening();
  }

  async stop(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    await this.#client?.end();
  }

  async #connect(hearing: Hearing): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'oche-events',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', (error) => {
      this.#log.warn({ err: error }, 'event connection failed');
      hearing.lost();
    });
    client.on('notification', ({ payload = '' }) => this.#deliver(payload, hearing));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      return client;
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
  }

  #deliver(payload: string, hearing: Hearing): void {
    try {
      const signals: unknown = JSON.parse(payload);
      if (!Array.isArray(signals)) throw new TypeError('no list');
      hearing.heard(signals);
    } catch (error) {
      this.#log.error({ err: error }, 'unreadable event');
    }
  }

  #reconnect(hearing: Hearing): void {
    hearing.lost();
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    if (this.#closed) return;
    this.#retry = setTimeout(async () => {
      try {
        await this.start(hearing);
      } catch {
        this.#reconnect(hearing);
      }
    }, RECONNECT_MS);
  }
}

/** A process's events, with its signals by NOTIFY. */
export const eventsOverNotify = (
  connectionString: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  reactors: Reactors,
): EventBus => new EventBus(new NotifyTransport(connectionString, log), log, reactors);

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
