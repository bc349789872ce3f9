import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { CAN_LISTEN } from '../core/hook.select.ts';

interface Leasing {
  sender: string;
  now: string;
  until: string;
  /** those whose receivers fail or are slow, which have a line of their own */
  isTroubled: boolean;
  limit: number;
}

/** Takes hooks that are due, those that wait longest first; nobody else sends for them until the lease is over. */
export const leaseDue = prepared('webhooks.leaseDue', (db, p: Placeholders<Leasing>) =>
  db
    .updateTable('webhook_states')
    .set({
      sender: sql`${p('sender')}::uuid`,
      leased_until: sql`${p('until')}::timestamptz`,
    })
    .where('hook_id', 'in', (eb) =>
      eb
        .selectFrom('webhook_states')
        .select('hook_id')
        .where('due_at', '<=', sql<string>`${p('now')}::timestamptz`)
        .where(sql<boolean>`coalesce(leased_until <= ${p('now')}::timestamptz, true)`)
        .where(sql<boolean>`coalesce(paused_until <= ${p('now')}::timestamptz, true)`)
        .where(sql<boolean>`(failures > 0 or is_slow) = ${p('isTroubled')}::boolean`)
        .orderBy('due_at')
        .limit(sql<number>`${p('limit')}::int`)
        .forUpdate()
        .skipLocked(),
    )
    .returning('hook_id as hookId'),
);

interface Mine {
  hookId: number;
  sender: string;
}

/** What a sender has to know of a hook; nothing when it is off, or somebody else sends for it meanwhile. */
export const getSending = prepared('webhooks.getSending', (db, p: Placeholders<Mine>) =>
  db
    .selectFrom('webhooks as hook')
    .innerJoin('webhook_states as state', 'state.hook_id', 'hook.id')
    .innerJoin('users as member', 'member.id', 'hook.user_id')
    .select([
      'hook.id',
      'hook.user_id as userId',
      'hook.url',
      'hook.secret',
      'hook.former_secret as formerSecret',
      'hook.former_secret_until as formerSecretUntil',
      'hook.subject_kind as subjectKind',
      'hook.subject_id as subjectId',
      'hook.is_team as isTeam',
      'state.failures',
      'state.minute_began_at as minuteBeganAt',
      'state.minute_count as minuteCount',
    ])
    .where('hook.id', '=', p('hookId'))
    .where('hook.off_reason', 'is', null)
    .where('state.sender', '=', sql<string>`${p('sender')}::uuid`)
    .where(CAN_LISTEN),
);

/** @returns how it went so far, if this sender still sends for the hook; its row is locked then */
export const lockMine = prepared('webhooks.lockMine', (db, p: Placeholders<Mine>) =>
  db
    .selectFrom('webhook_states')
    .select(['failures', 'failing_since as failingSince'])
    .where('hook_id', '=', p('hookId'))
    .where('sender', '=', sql<string>`${p('sender')}::uuid`)
    .forUpdate(),
);

/**
 * How far all events are written: no message of an event that stands behind `react` is sent yet, as another one before it
 * could still be written; nor one at `retried` or behind it. Null: nothing is open.
 */
export const getWritten = prepared('webhooks.getWritten', (db) =>
  db.selectNoFrom([
    sql<number | null>`(
      select min(job.id) from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'events.react' and job.attempts < job.max_attempts
    )`.as('react'),
    sql<number | null>`(
      select min((job.payload -> 'place' ->> 'job')::bigint) from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'webhooks.writeMessages on thing.published' and job.attempts < job.max_attempts
    )`.as('retried'),
  ]),
);

/** The first waiting message of each thing that is due, those that wait longest first. */
export const listHeads = prepared(
  'webhooks.listHeads',
  (db, p: Placeholders<{ hookId: number; now: string; limit: number }>) =>
    db
      .selectFrom('webhook_things as thing')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('webhook_messages as message')
            .select([
              'message.id',
              'message.kind',
              'message.ids',
              'message.job_id as jobId',
              'message.happened_at as happenedAt',
              'message.data',
              'message.sequence',
              'message.attempts',
              'message.first_tried_at as firstTriedAt',
            ])
            .whereRef('message.hook_id', '=', 'thing.hook_id')
            .whereRef('message.thing', '=', 'thing.thing')
            .where('message.state', '=', 'waiting')
            .orderBy('message.job_id')
            .orderBy('message.part')
            .orderBy('message.number')
            .limit(1)
            .as('head'),
        (join) => join.onTrue(),
      )
      .selectAll('head')
      .select('thing.thing')
      .where('thing.hook_id', '=', p('hookId'))
      .where('thing.due_at', '<=', sql<string>`${p('now')}::timestamptz`)
      .orderBy('thing.due_at')
      .orderBy('thing.thing')
      .limit(sql<number>`${p('limit')}::int`),
);

/** Puts a thing off whose first message can't be sent yet. */
export const postponeThing = prepared(
  'webhooks.postponeThing',
  (db, p: Placeholders<{ hookId: number; thing: string; until: string }>) =>
    db
      .updateTable('webhook_things')
      .set({ due_at: sql`${p('until')}::timestamptz` })
      .where('hook_id', '=', p('hookId'))
      .where('thing', '=', p('thing')),
);

/** Takes things out of the line of which nothing waits any more. */
export const clearThings = prepared(
  'webhooks.clearThings',
  (db, p: Placeholders<{ hookId: number; now: string }>) =>
    db
      .updateTable('webhook_things')
      .set({ due_at: null })
      .where('hook_id', '=', p('hookId'))
      .where('due_at', '<=', sql<string>`${p('now')}::timestamptz`)
      .where(
        sql<boolean>`not exists (
          select from webhook_messages message
          where message.hook_id = webhook_things.hook_id and message.thing = webhook_things.thing
            and message.state = 'waiting'
        )`,
      ),
);

interface Ended {
  hookId: number;
  sender: string;
  /** not before; null: at once */
  notBefore: string | null;
  minuteBeganAt: string | null;
  minuteCount: number;
}

/** Gives a hook back, with the time at which somebody should see to it again; nobody does to one that is off. */
export const endLease = prepared('webhooks.endLease', (db, p: Placeholders<Ended>) =>
  db
    .updateTable('webhook_states')
    .set({
      sender: null,
      leased_until: null,
      minute_began_at: sql`${p('minuteBeganAt')}::timestamptz`,
      minute_count: sql`${p('minuteCount')}::int`,
      due_at: sql`(
        select greatest(min(thing.due_at), ${p('notBefore')}::timestamptz, webhook_states.paused_until)
        from webhook_things thing
        where thing.hook_id = webhook_states.hook_id and thing.due_at is not null and not exists (
          select from webhooks hook where hook.id = webhook_states.hook_id and hook.off_reason is not null
        )
        having count(*) > 0
      )`,
    })
    .where('hook_id', '=', p('hookId'))
    .where('sender', '=', sql<string>`${p('sender')}::uuid`),
);

/** How much waits, up to a limit. */
export const countWaiting = prepared(
  'webhooks.countWaiting',
  (db, p: Placeholders<{ hookId: number; limit: number }>) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('webhook_messages')
          .select('id')
          .where('hook_id', '=', p('hookId'))
          .where('state', '=', 'waiting')
          .limit(sql<number>`${p('limit')}::int`)
          .as('waiting'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count')),
);

/** Gives back all hooks for which a process still sends. */
export const endLeases = prepared('webhooks.endLeases', (db, p: Placeholders<{ sender: string }>) =>
  db
    .updateTable('webhook_states')
    .set({ sender: null, leased_until: null })
    .where('sender', '=', sql<string>`${p('sender')}::uuid`),
);
