import { type Placeholders, prepared } from '@oche/db';
import { type Expression, sql } from 'kysely';

/**
 * Every event of the product, by name. A module adds its own beside its services:
 * `declare module '../../lib/events.ts' { interface AppEvents { 'post.created': {…} } }`.
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

export const CHANNEL = 'oche_events';

/** Tells messages in their order, when the transaction commits. */
export const notify = prepared('events.notify', (db, p: Placeholders<{ messages: string[] }>) =>
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
