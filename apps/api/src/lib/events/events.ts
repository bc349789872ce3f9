import { type Placeholders, prepared } from '@oche/db';
import { type Expression, sql } from 'kysely';

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
/** The name of a reaction's job, e.g. `bookings.offerFreed on board.created`. */
export type ReactionName = `${string} on ${string}`;

/** The names of the jobs that `publish` writes for each event. */
export type Reactors = ReadonlyMap<EventName, readonly ReactionName[]>;

/** The payload of a reaction's job. */
export interface Happened {
  eventId: string;
  event: AppEvents[EventName];
}

declare module '../jobs/jobs.ts' {
  interface Jobs {
    [reaction: ReactionName]: Happened;
  }
}

export const CHANNEL = 'oche_events';

/** Sends messages to all processes, in this order, when the transaction commits. */
export const notify = prepared('events.notify', (db, p: Placeholders<{ messages: string[] }>) =>
  db
    .selectFrom(
      sql<{ text: string }>`unnest(${p('messages')}::text[])`.as<'message'>(sql`message(text)`),
    )
    .select(sql`pg_notify(${sql.lit(CHANNEL)}, message.text)`.as('sent')),
);

/**
 * Publishes a signal from within the statement that makes the change, as one of its columns. That
 * saves a statement of its own.
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
