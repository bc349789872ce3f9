import { type Expression, sql } from 'kysely';
import { CHANNEL } from '../jobs/outgoing.ts';

/**
 * Every event of the product, by name. A module adds its own beside its services:
 * `declare module '../../lib/events/events.ts' { interface AppEvents { 'post.created': {…} } }`.
 * Payloads carry ids and no contents, as PostgreSQL limits them to 8,000 bytes. A reaction may run
 * after the next deployment, so payloads may get new fields but never lose or change any.
 */
export interface AppEvents extends Signals {}

/**
 * The events that an SQL statement publishes itself (`publishing`). They only wake listeners; there
 * are no reactions to them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface Signals {}

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

/** The payload of a reaction's own job. */
export interface Happened {
  eventId: string;
  event: AppEvents[EventName];
}

/** What the job of a transaction's reactions is told of each event. */
export interface Concerning extends Happened {
  reactions: readonly ReactionName[];
}

declare module '../jobs/jobs.ts' {
  interface Jobs {
    [reaction: ReactionName]: Happened;
    'events.react': readonly Concerning[];
  }
}

/**
 * Publishes a signal from within the statement that makes the change, as one of its columns. That
 * saves a statement of its own. It is heard before those that the transaction publishes otherwise.
 * @param payload the event's fields, as expressions of that statement
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
