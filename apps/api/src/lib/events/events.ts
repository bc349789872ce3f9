import type { Executor } from '@oche/db';
import type { RawBuilder } from 'kysely';
import { send, sendWith } from '../jobs/outgoing.ts';

/**
 * Every event of the product, by name. A module adds its own beside its services:
 * `declare module '../../lib/events/events.ts' { interface AppEvents { 'post.created': {…} } }`.
 * Payloads carry ids and no contents, as PostgreSQL limits them to 8,000 bytes. A reaction may run
 * after the next deployment, so payloads may get new fields but never lose or change any.
 */
export interface AppEvents extends Signals {}

/**
 * The events that queries publish together with what they write (`signal`). They only wake listeners; there are no
 * reactions to them.
 */
export interface Signals {
  /** Jobs can be done now. */
  'jobs.queued': Record<string, never>;
}

export type EventName = keyof AppEvents & string;
/** The name of a reaction, and of the job in which it is tried again, e.g. `bookings.offerFreed on board.created`. */
export type ReactionName = `${string} on ${string}`;

/** With growing pauses these take about four days: enough to notice a bug, fix it and deploy. */
export const REACTION_ATTEMPTS = 25;

/** A reaction to an event, as far as `publish` knows it. */
interface Reactor {
  job: ReactionName;
  /** whether the event concerns it, judging by its payload */
  concerns: (event: never) => boolean;
}

/** The reactions to each event. */
export type Reactors = ReadonlyMap<EventName, readonly Reactor[]>;

/**
 * Where an event stands among all: by the number of the job that was written with it, and its place in that. Of events
 * about a thing that is locked while it changes the numbers grow with the changes, as each is given behind the lock.
 */
export interface EventPlace {
  /** a bigint */
  job: string;
  part: number;
}

/** The payload of a reaction's own job. */
export interface Happened {
  eventId: string;
  event: AppEvents[EventName];
  /** missing in jobs of a former version */
  place?: EventPlace;
}

/** What the job of a transaction's reactions is told of each event. */
export interface Concerning extends Omit<Happened, 'place'> {
  reactions: readonly ReactionName[];
}

declare module '../jobs/jobs.ts' {
  interface Jobs {
    [reaction: ReactionName]: Happened;
    'events.react': readonly Concerning[];
  }
}

/**
 * Publishes a signal that nothing reacts to, with all that the transaction says otherwise. Without a transaction it is sent
 * at once, so call it behind the statement that makes it true.
 */
export const signal = <Name extends keyof Signals & string>(
  executor: Executor,
  name: Name,
  payload: Signals[Name],
): Promise<void> => signals(executor, name, [payload]);

/** Several of one name, by one statement. */
export const signals = <Name extends keyof Signals & string>(
  executor: Executor,
  name: Name,
  payloads: readonly Signals[Name][],
): Promise<void> =>
  send(
    executor,
    payloads.map((payload) => ({ signal: JSON.stringify([name, payload]) })),
  );

/**
 * The same together with the statement that makes it true, which takes a column along. That saves a statement where the
 * transaction says nothing else.
 */
export const signalWith = <Name extends keyof Signals & string, T>(
  executor: Executor,
  name: Name,
  payload: Signals[Name],
  statement: (column: RawBuilder<unknown>) => Promise<T>,
): Promise<T> => sendWith(executor, JSON.stringify([name, payload]), statement);
