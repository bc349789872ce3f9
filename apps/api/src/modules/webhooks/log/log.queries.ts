import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import type { DeliveryFailure, DeliveryState } from '@oche/validators/webhooks/limits';
import { sql } from 'kysely';

const messages = (db: Executor) =>
  db
    .selectFrom('webhook_messages as message')
    .select([
      'message.id',
      'message.number',
      'message.kind as event',
      'message.thing',
      'message.sequence',
      sql<DeliveryState>`message.state`.as('state'),
      'message.happened_at as happenedAt',
      'message.attempts',
      'message.tried_at as triedAt',
      'message.status',
      sql<DeliveryFailure | null>`message.failure`.as('failure'),
      'message.duration_ms as durationMs',
      'message.next_at as nextAttemptAt',
    ]);

interface Listing {
  hookId: number;
  /** null: all */
  state: DeliveryState | null;
  /** the number behind which it goes on; null: from the latest on */
  before: number | null;
}

/** The latest first. */
export const listMessages = preparedList(
  'webhooks.listMessages',
  (db, p: Placeholders<Listing>, limit) =>
    messages(db)
      .where('message.hook_id', '=', p('hookId'))
      .where(sql<boolean>`(${p('state')}::text is null or message.state = ${p('state')}::text)`)
      .where(sql<boolean>`message.number < coalesce(${p('before')}::bigint, 9223372036854775807)`)
      .orderBy('message.number', 'desc')
      .limit(limit),
);

export const getMessage = prepared(
  'webhooks.getMessage',
  (db, p: Placeholders<{ hookId: number; id: string }>) =>
    messages(db)
      .select(['message.data', 'message.answer'])
      .where('message.id', '=', sql<string>`${p('id')}::uuid`)
      .where('message.hook_id', '=', p('hookId')),
);

interface Replaying {
  hookId: number;
  now: string;
}

const againOf = {
  state: 'waiting' as const,
  attempts: 0,
  first_tried_at: null,
  next_at: null,
};

/** @returns the message if it wasn't waiting anyway; its thing is due now */
export const replayOne = prepared(
  'webhooks.replayOne',
  (db, p: Placeholders<Replaying & { id: string }>) =>
    db
      .updateTable('webhook_messages')
      .set(againOf)
      .where('id', '=', sql<string>`${p('id')}::uuid`)
      .where('hook_id', '=', p('hookId'))
      .where('state', '<>', 'waiting')
      .where('data', 'is not', null)
      .returning(['id', 'thing']),
);

/** Those that were given up since then, the oldest first. */
export const replayFailed = prepared(
  'webhooks.replayFailed',
  (db, p: Placeholders<{ hookId: number; since: string; limit: number }>) =>
    db
      .updateTable('webhook_messages')
      .set(againOf)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('webhook_messages as failed')
          .select('failed.id')
          .where('failed.hook_id', '=', p('hookId'))
          .where('failed.state', '=', 'given_up')
          .where('failed.kind', '<>', 'webhook.ping')
          .where('failed.data', 'is not', null)
          .where('failed.happened_at', '>=', sql<string>`${p('since')}::timestamptz`)
          .orderBy('failed.number')
          .limit(sql<number>`${p('limit')}::int`),
      )
      .returning(['id', 'thing']),
);

/** Says that something waits of these things again. */
export const makeDue = prepared(
  'webhooks.makeDue',
  (db, p: Placeholders<Replaying & { things: readonly string[] }>) =>
    db
      .with('due', (cte) =>
        cte
          .updateTable('webhook_things')
          .set({ due_at: sql`${p('now')}::timestamptz` })
          .where('hook_id', '=', p('hookId'))
          .where('thing', '=', sql<string>`any(${p('things')}::text[])`)
          .returning('hook_id'),
      )
      .updateTable('webhook_states')
      .set({
        due_at: sql`least(coalesce(due_at, ${p('now')}::timestamptz), ${p('now')}::timestamptz)`,
      })
      .where('hook_id', 'in', (eb) => eb.selectFrom('due').select('hook_id')),
);

interface Ping {
  id: string;
  hookId: number;
  thing: string;
  data: string;
  now: string;
  status: number | null;
  failure: string | null;
  answer: string | null;
  durationMs: number;
  isTaken: boolean;
  sequence: number;
}

/** Notes a test message, which never waits. */
export const insertPing = prepared('webhooks.insertPing', (db, p: Placeholders<Ping>) =>
  db.insertInto('webhook_messages').values({
    id: sql`${p('id')}::uuid`,
    hook_id: p('hookId'),
    kind: 'webhook.ping',
    thing: p('thing'),
    ids: sql`'{}'::jsonb`,
    job_id: 0,
    part: 0,
    happened_at: p('now'),
    data: p('data'),
    sequence: p('sequence'),
    state: sql`case when ${p('isTaken')}::boolean then 'delivered' else 'given_up' end`,
    attempts: 1,
    first_tried_at: p('now'),
    tried_at: p('now'),
    status: sql`${p('status')}::int`,
    failure: sql`${p('failure')}::text`,
    answer: sql`${p('answer')}::text`,
    duration_ms: sql`${p('durationMs')}::int`,
  }),
);

/** The number of a test message among those of its hook. */
export const nextPing = prepared(
  'webhooks.nextPing',
  (db, p: Placeholders<{ hookId: number; thing: string }>) =>
    db
      .insertInto('webhook_things')
      .values({ hook_id: p('hookId'), thing: p('thing'), last_sequence: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['hook_id', 'thing'])
          .doUpdateSet({ last_sequence: sql`webhook_things.last_sequence + 1` }),
      )
      .returning('last_sequence as sequence'),
);

/** A slice of what is older than this. */
export const deleteOld = prepared(
  'webhooks.deleteOld',
  (db, p: Placeholders<{ until: string; limit: number }>) =>
    db
      .deleteFrom('webhook_messages')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('webhook_messages')
          .select('id')
          .where('happened_at', '<', sql<string>`${p('until')}::timestamptz`)
          .orderBy('happened_at')
          .limit(sql<number>`${p('limit')}::int`),
      )
      .returning('id'),
);
