import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Gives a message its number among those of its thing, once and for all attempts. */
export const giveSequence = prepared(
  'webhooks.giveSequence',
  (db, p: Placeholders<{ hookId: number; thing: string; id: string }>) =>
    db
      .with('counted', (cte) =>
        cte
          .updateTable('webhook_things')
          .set({ last_sequence: sql`last_sequence + 1` })
          .where('hook_id', '=', p('hookId'))
          .where('thing', '=', p('thing'))
          .returning('last_sequence'),
      )
      .updateTable('webhook_messages')
      .from('counted')
      .set({ sequence: sql`counted.last_sequence` })
      .where('webhook_messages.id', '=', sql<string>`${p('id')}::uuid`)
      .returning('webhook_messages.sequence'),
);

interface Settled {
  id: string;
  state: string;
  attempts: number;
  firstTriedAt: string;
  nextAt: string | null;
  triedAt: string;
  status: number | null;
  failure: string | null;
  answer: string | null;
  durationMs: number;
}

/** Notes how an attempt went, and when its thing comes next: with this message again, or with the one behind it. */
export const settleMessage = prepared(
  'webhooks.settleMessage',
  (db, p: Placeholders<Settled & { hookId: number; thing: string }>) =>
    db
      .with('settled', (cte) =>
        cte
          .updateTable('webhook_messages')
          .set({
            state: sql`${p('state')}::text`,
            attempts: sql`${p('attempts')}::int`,
            first_tried_at: sql`${p('firstTriedAt')}::timestamptz`,
            next_at: sql`${p('nextAt')}::timestamptz`,
            tried_at: sql`${p('triedAt')}::timestamptz`,
            status: sql`${p('status')}::int`,
            failure: sql`${p('failure')}::text`,
            answer: sql`${p('answer')}::text`,
            duration_ms: sql`${p('durationMs')}::int`,
          })
          .where('id', '=', sql<string>`${p('id')}::uuid`)
          // it may have been given back by hand, or withheld, meanwhile
          .where('state', '=', 'waiting')
          .returning('id'),
      )
      .updateTable('webhook_things')
      .set({
        due_at: sql`coalesce(${p('nextAt')}::timestamptz, (
          select ${p('triedAt')}::timestamptz from webhook_messages message
          where message.hook_id = webhook_things.hook_id and message.thing = webhook_things.thing
            and message.state = 'waiting' and message.id <> ${p('id')}::uuid
          limit 1
        ))`,
      })
      .where('hook_id', '=', p('hookId'))
      .where('thing', '=', p('thing')),
);

/** A message that waits for its server; it is no attempt. */
export const noteBusy = prepared(
  'webhooks.noteBusy',
  (db, p: Placeholders<{ hookId: number; id: string; thing: string; until: string }>) =>
    db
      .with('noted', (cte) =>
        cte
          .updateTable('webhook_messages')
          .set({
            next_at: sql`${p('until')}::timestamptz`,
            status: null,
            failure: 'busy',
            answer: null,
            duration_ms: null,
          })
          .where('id', '=', sql<string>`${p('id')}::uuid`)
          .where('state', '=', 'waiting')
          .returning('id'),
      )
      .updateTable('webhook_things')
      .set({ due_at: sql`${p('until')}::timestamptz` })
      .where('hook_id', '=', p('hookId'))
      .where('thing', '=', p('thing')),
);

interface StateAfter {
  hookId: number;
  failures: number;
  failingSince: string | null;
  isSlow: boolean;
  pausedUntil: string | null;
  at: string;
  isSuccess: boolean;
}

export const updateState = prepared('webhooks.updateState', (db, p: Placeholders<StateAfter>) =>
  db
    .updateTable('webhook_states')
    .set({
      failures: sql`${p('failures')}::int`,
      failing_since: sql`${p('failingSince')}::timestamptz`,
      is_slow: sql`${p('isSlow')}::boolean`,
      paused_until: sql`${p('pausedUntil')}::timestamptz`,
      last_at: sql`${p('at')}::timestamptz`,
      last_success_at: sql`case when ${p('isSuccess')}::boolean then ${p('at')}::timestamptz else last_success_at end`,
    })
    .where('hook_id', '=', p('hookId')),
);

/** The receiver is back: what waits for another try goes now. */
export const wakeThings = prepared(
  'webhooks.wakeThings',
  (db, p: Placeholders<{ hookId: number; now: string }>) =>
    db
      .updateTable('webhook_things')
      .set({ due_at: sql`${p('now')}::timestamptz` })
      .where('hook_id', '=', p('hookId'))
      .where('due_at', '>', sql<string>`${p('now')}::timestamptz`),
);

/** A message that is not sent; its thing goes on with the one behind it. */
export const withholdMessage = prepared(
  'webhooks.withholdMessage',
  (db, p: Placeholders<{ hookId: number; id: string; thing: string; now: string }>) =>
    db
      .with('withheld', (cte) =>
        cte
          .updateTable('webhook_messages')
          .set({ state: 'withheld', next_at: null })
          .where('id', '=', sql<string>`${p('id')}::uuid`)
          .where('state', '=', 'waiting')
          .returning('id'),
      )
      .updateTable('webhook_things')
      .set({
        due_at: sql`(
          select ${p('now')}::timestamptz from webhook_messages message
          where message.hook_id = webhook_things.hook_id and message.thing = webhook_things.thing
            and message.state = 'waiting' and message.id <> ${p('id')}::uuid
          limit 1
        )`,
      })
      .where('hook_id', '=', p('hookId'))
      .where('thing', '=', p('thing')),
);
