import { randomUUID } from 'node:crypto';
import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { FastifyBaseLogger } from 'fastify';
import { type Expression, sql } from 'kysely';
import pg from 'pg';
import { addJobs, type NewJob } from './jobs.ts';

/**
 * Every event of the product, by name. A module adds its own beside its services:
 * `declare module '../../lib/event-bus.ts' { interface AppEvents { 'post.created': {…} } }`.
 * Payloads carry ids, not contents: PostgreSQL limits them to 8,000 bytes. Reactions to it may run
 * after the next deployment, so a payload only ever gets more fields.
 */
export interface AppEvents extends Signals {}

/** Those of them that a statement publishes itself: they wake who listens, and nobody can react. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface Signals {}

export type EventName = keyof AppEvents & string;
/** The job that is one reaction: `bookings.offerFreed on board.created`. */
export type ReactionName = `${string} on ${string}`;

/** The jobs that an event becomes. */
export type Reactors = ReadonlyMap<EventName, readonly ReactionName[]>;

/** What a reaction is told. */
export interface Happened {
  eventId: string;
  event: AppEvents[EventName];
}

declare module './jobs.ts' {
  interface Jobs {
    [reaction: ReactionName]: Happened;
  }
}

type Handler<Name extends EventName> = (payload: AppEvents[Name]) => void;

const CHANNEL = 'oche_events';
/** With growing pauses some four days: time to notice, to mend and to deploy. */
const REACTION_ATTEMPTS = 25;
const CONNECT_TIMEOUT_MS = 5000;
const RECONNECT_MS = 1000;
/** A connection that a firewall dropped silently is noticed this soon, and kept from going idle. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5000;
/** beside the events of the product, which all have a dot in their name */
const RESYNC = 'resync';
const LOST = 'lost';

const notify = prepared('events.notify', (db, p: Placeholders<{ messages: string[] }>) =>
  db
    .selectFrom(
      sql<{ text: string }>`unnest(${p('messages')}::text[])`.as<'message'>(sql`message(text)`),
    )
    .select(sql`pg_notify(${sql.lit(CHANNEL)}, message.text)`.as('sent')),
);

/**
 * Publishes in a statement that writes what the event tells anyway, as one of its columns.
 * @param payload columns of that statement
 */
export const publishing = <Name extends keyof Signals & string>(
  name: Name,
  payload: { [Key in keyof Signals[Name] & string]: Expression<Signals[Name][Key]> },
) => {
  const parts = Object.entries<Expression<unknown>>(payload).map(
    ([key, value]) => sql`${sql.lit(key)}, ${value}`,
  );
  const message = sql`json_build_array(${sql.lit(name)}, json_build_object(${sql.join(parts)}))`;
  return sql`pg_notify(${sql.lit(CHANNEL)}, ${message}::text)`;
};

/**
 * What happened, for who wants to know: ADR 12 says who should take which of two ways.
 *
 * As a signal it is told to all API processes over LISTEN/NOTIFY, when the transaction commits and
 * never when it rolls back. Who isn't connected misses it: when the connection is lost handlers of
 * `onLost` run, and when it is back those of `onResync`: what happened meanwhile has to be read from
 * the tables.
 *
 * For each reaction to it there is a job, written in the same transaction (`reactions.ts`).
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

  /** @param reactors who reacts to what; jobs are written for them */
  constructor(
    connectionString: string,
    log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    reactors: Reactors,
  ) {
    this.#connectionString = connectionString;
    this.#log = log;
    this.#reactors = reactors;
  }

  /** Does this process hear what others publish? */
  get isListening(): boolean {
    return this.#isListening;
  }

  /** @throws when the database can't be reached; a connection lost later is made again by itself */
  async start(): Promise<void> {
    const client = await this.#connect();
    if (this.#closed) return client.end();
    this.#isListening = true;
    // 'end' follows every 'error', so reconnecting happens in one place
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
   * Tells all processes, this one too, and queues the reactions.
   * @param tx the transaction that makes the event true
   * @throws Error when the payload is longer than PostgreSQL takes
   */
  async publish<Name extends EventName>(
    tx: Tx,
    name: Name,
    payload: AppEvents[Name],
  ): Promise<void> {
    await this.publishAll(tx, [[name, payload]]);
  }

  /** The same for several at once, in one statement and in their order. */
  async publishAll<Name extends EventName>(
    tx: Tx,
    events: readonly (readonly [name: Name, payload: AppEvents[Name]])[],
  ): Promise<void> {
    if (events.length === 0) return;
    await notify(tx, { messages: events.map((event) => JSON.stringify(event)) });
    await addJobs(
      tx,
      events.flatMap(([name, event]) => this.#reactionsTo(name, event)),
    );
  }

  #reactionsTo<Name extends EventName>(name: Name, event: AppEvents[Name]): NewJob[] {
    const payload = { eventId: randomUUID(), event };
    const reactions = this.#reactors.get(name) ?? [];
    return reactions.map((job) => ({ name: job, payload, maxAttempts: REACTION_ATTEMPTS }));
  }

  /** @returns a function that ends the subscription */
  on<Name extends EventName>(name: Name, handler: Handler<Name>): () => void {
    return this.#add(name, handler);
  }

  /** Told before `isListening` is true again. */
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

  /** A handler that throws keeps no other from its event. */
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

/** The answer has to come in time, else the connection counts as lost. */
async function beat(client: pg.Client): Promise<void> {
  const late = setTimeout(() => client.connection.stream.destroy(), HEARTBEAT_TIMEOUT_MS);
  try {
    await client.query('select 1');
  } catch {
    // the client says 'end' by itself
  } finally {
    clearTimeout(late);
  }
}
