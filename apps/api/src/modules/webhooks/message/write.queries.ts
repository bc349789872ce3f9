import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { CAN_LISTEN } from '../core/hook.select.ts';

interface AboutKind {
  kind: string;
}

const wants = (kind: string) =>
  sql<boolean>`(hook.kinds is null or ${kind}::text = any(hook.kinds))`;

/** Whether any hook could hear of this kind: all that an event costs of which nobody wants to know. */
export const isHeard = prepared(
  'webhooks.isHeard',
  (db, p: Placeholders<AboutKind & { narrows: readonly string[] }>) =>
    db
      .selectFrom('webhooks as hook')
      .select('hook.id')
      .where('hook.off_reason', 'is', null)
      .where('hook.subject_kind', '=', sql<string>`any(${p('narrows')}::text[])`)
      .where(wants(p('kind')))
      .limit(1),
);

/** The hooks that are narrowed to one of these things and want to hear of this kind. */
export const listListening = prepared(
  'webhooks.listListening',
  (
    db,
    p: Placeholders<AboutKind & { subjectKinds: readonly string[]; subjectIds: readonly string[] }>,
  ) =>
    db
      .selectFrom('webhooks as hook')
      .innerJoin('users as member', 'member.id', 'hook.user_id')
      .innerJoin(
        sql<{ kind: string; id: string }>`(
          select distinct * from unnest(${p('subjectKinds')}::text[], ${p('subjectIds')}::text[])
        )`.as<'around'>(sql`around (kind, id)`),
        (join) =>
          join
            .onRef('around.kind', '=', 'hook.subject_kind')
            .onRef('around.id', '=', 'hook.subject_id'),
      )
      .select([
        'hook.id',
        'hook.user_id as userId',
        'hook.subject_kind as subjectKind',
        'hook.subject_id as subjectId',
        'hook.is_team as isTeam',
      ])
      .where('hook.off_reason', 'is', null)
      .where(wants(p('kind')))
      .where(CAN_LISTEN)
      .orderBy('hook.id'),
);

export interface NewMessages {
  ids: readonly string[];
  hookIds: readonly number[];
  datas: readonly (string | null)[];
  kind: string;
  thing: string;
  eventIds: string;
  jobId: string;
  part: number;
  happenedAt: string;
  now: string;
}

/** Writes messages of one event, each once, and says that they wait. @returns those that are new */
export const insertMessages = prepared(
  'webhooks.insertMessages',
  (db, p: Placeholders<NewMessages>) =>
    db
      .with('added', (cte) =>
        cte
          .insertInto('webhook_messages')
          .columns([
            'id',
            'hook_id',
            'data',
            'kind',
            'thing',
            'ids',
            'job_id',
            'part',
            'happened_at',
          ])
          .expression(
            sql`select given.*, ${p('kind')}::text, ${p('thing')}::text, ${p('eventIds')}::jsonb,
              ${p('jobId')}::bigint, ${p('part')}::smallint, ${p('happenedAt')}::timestamptz
              from unnest(${p('ids')}::uuid[], ${p('hookIds')}::bigint[], ${p('datas')}::text[]) as given`,
          )
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning(['id', 'hook_id']),
      )
      .with('waiting', (cte) =>
        cte
          .insertInto('webhook_things')
          .columns(['hook_id', 'thing', 'due_at'])
          .expression(sql`select hook_id, ${p('thing')}::text, ${p('now')}::timestamptz from added`)
          .onConflict((conflict) =>
            conflict.columns(['hook_id', 'thing']).doUpdateSet({
              due_at: sql`coalesce(webhook_things.due_at, excluded.due_at)`,
            }),
          )
          .returning('hook_id'),
      )
      .with('due', (cte) =>
        cte
          .updateTable('webhook_states')
          .set({
            due_at: sql`least(coalesce(due_at, ${p('now')}::timestamptz), ${p('now')}::timestamptz)`,
          })
          .where('hook_id', 'in', (eb) => eb.selectFrom('waiting').select('hook_id'))
          .returning('hook_id'),
      )
      .selectFrom('added')
      .select(['id', 'hook_id as hookId']),
);

/** A message whose content could not be read when it was written. */
export const getUnbuilt = prepared('webhooks.getUnbuilt', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks as hook', 'hook.id', 'message.hook_id')
    .select([
      'hook.id',
      'hook.user_id as userId',
      'hook.subject_kind as subjectKind',
      'hook.subject_id as subjectId',
      'hook.is_team as isTeam',
      'message.kind',
      'message.ids',
    ])
    .where('message.id', '=', sql<string>`${p('id')}::uuid`)
    .where('message.data', 'is', null)
    .where('message.state', '=', 'waiting'),
);

export const setData = prepared(
  'webhooks.setData',
  (db, p: Placeholders<{ id: string; data: string | null }>) =>
    db
      .updateTable('webhook_messages')
      .set({
        data: p('data'),
        state: sql`case when ${p('data')}::text is null then 'withheld' else state end`,
      })
      .where('id', '=', sql<string>`${p('id')}::uuid`)
      .where('state', '=', 'waiting')
      .where('data', 'is', null),
);
