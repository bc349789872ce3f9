import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type { FastifyBaseLogger } from 'fastify';
import { specOf } from '../jobs/jobs.ts';
import { type Outgoing, send } from '../jobs/outgoing.ts';
import { type AppEvents, type EventName, REACTION_ATTEMPTS, type Reactors } from './events.ts';
import type { Transport } from './transport/transport.ts';

type Handler<Name extends EventName> = (payload: AppEvents[Name]) => void;

/** internal names beside the events of the product, which all have a dot in their name */
const RESYNC = 'resync';
const LOST = 'lost';

/**
 * Publishes events, in two ways; ADR 12 says how to choose between them.
 *
 * As a signal an event goes to all processes when the transaction commits, and never when it rolls back. How it gets
 * there is the transport's (ADR 65). A process that isn't connected misses it. When the connection is lost, the handlers
 * of `onLost` run; when it is back, those of `onResync` run, and read from the tables what happened meanwhile. Both run
 * one after the other when it turns out that signals are missing.
 *
 * For the reactions to all events of a transaction one job is written in it (`reactions.ts`), if they concern any.
 */
export class EventBus {
  readonly #handlers = new Map<string, Set<(payload: never) => void>>();
  readonly #transport: Transport;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #reactors: Reactors;
  #isListening = false;

  /** @param reactors the reactions to each event, for which a job is written if it concerns any */
  constructor(transport: Transport, log: Pick<FastifyBaseLogger, 'error'>, reactors: Reactors) {
    this.#transport = transport;
    this.#log = log;
    this.#reactors = reactors;
  }

  /** Whether this process currently hears what other processes publish. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /**
   * @throws when the database has to be reached for it, and can't. A connection that is lost later is restored
   *   automatically.
   */
  async start(): Promise<void> {
    let isStarting = true;
    const resync = () => this.#emit(RESYNC, undefined);
    await this.#transport.start({
      heard: (signals) => this.#hear(signals),
      listening: () => {
        this.#isListening = true;
        if (!isStarting) resync();
      },
      lost: () => this.#lose(),
      missed: () => {
        this.#emit(LOST, undefined);
        resync();
      },
      catchUp: resync,
    });
    isStarting = false;
  }

  async stop(): Promise<void> {
    this.#handlers.clear();
    await this.#transport.stop();
  }

  /**
   * Sends the event to all processes, including this one, and queues the job of its reactions, when the transaction
   * commits. By NOTIFY that fails if the payload is longer than PostgreSQL's limit.
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
        { signal: JSON.stringify([name, event]) },
        ...this.#reactionsTo(name, event),
      ]),
    );
  }

  /** Queues the job of its reactions, and nobody hears of it at once: for what wakes nothing. */
  async publishLater<Name extends EventName>(
    tx: Tx,
    name: Name,
    payload: AppEvents[Name],
  ): Promise<void> {
    await send(tx, this.#reactionsTo(name, payload));
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

  #hear(signals: readonly unknown[]): void {
    for (let at = 0; at + 1 < signals.length; at += 2)
      if (typeof signals[at] === 'string') this.#emit(String(signals[at]), signals[at + 1]);
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
}
