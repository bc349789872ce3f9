import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { type SqlBool, sql } from 'kysely';

/** More that wait nobody counts for a list. */
const COUNTED_MAX = 1000;

const hooks = (db: Executor) =>
  db
    .selectFrom('webhooks as hook')
    .innerJoin('webhook_states as state', 'state.hook_id', 'hook.id')
    .select([
      'hook.id',
      'hook.user_id as userId',
      'hook.name',
      'hook.url',
      'hook.subject_kind as subjectKind',
      'hook.subject_id as subjectId',
      'hook.is_team as isTeam',
      'hook.kinds',
      'hook.off_reason as offReason',
      'hook.off_at as offAt',
      'hook.created_at as createdAt',
      'hook.former_secret_until as formerSecretUntil',
      'state.failures',
      'state.failing_since as failingSince',
      'state.last_at as lastAttemptAt',
      'state.last_success_at as lastSuccessAt',
      sql<number>`(
        select count(*) from (
          select from webhook_messages message
          where message.hook_id = hook.id and message.state = 'waiting' limit ${sql.lit(COUNTED_MAX)}
        ) waiting
      )`.as('waiting'),
    ]);

export const getHook = prepared('webhooks.getHook', (db, p: Placeholders<{ id: number }>) =>
  hooks(db).where('hook.id', '=', p('id')),
);

interface Seen {
  userId: string;
  kinds: readonly string[];
  ids: readonly string[];
}

/** A member's own hooks, and those of teams over these things. */
export const listHooks = prepared('webhooks.listHooks', (db, p: Placeholders<Seen>) =>
  hooks(db)
    .where(
      sql<SqlBool>`(hook.user_id = ${p('userId')} or hook.is_team and (hook.subject_kind, hook.subject_id) in (
        select * from unnest(${p('kinds')}::text[], ${p('ids')}::text[])
      ))`,
    )
    .orderBy('hook.id'),
);

/** Behind this lock a member has as many hooks as were counted. */
export async function countHooksLocked(tx: Tx, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewHook {
  user_id: string;
  name: string;
  url: string;
  subject_kind: string;
  subject_id: string;
  is_team: boolean;
  kinds: string[] | null;
  created_at: string;
}

/** The secret is sealed with the id, so it comes right behind it. */
export async function insertHook(
  tx: Tx,
  hook: NewHook,
  sealed: (id: number) => string,
): Promise<number> {
  const { id } = await tx
    .insertInto('webhooks')
    .values({ ...hook, secret: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('webhooks')
    .set({ secret: sealed(id) })
    .where('id', '=', id)
    .execute();
  await tx.insertInto('webhook_states').values({ hook_id: id }).execute();
  return id;
}

export async function updateHook(
  tx: Tx,
  id: number,
  changed: Partial<Pick<NewHook, 'name' | 'url' | 'kinds' | 'user_id'>>,
): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await tx.updateTable('webhooks').set(changed).where('id', '=', id).execute();
}

export async function deleteHook(executor: Executor, id: number): Promise<void> {
  await executor.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** The current secret signs as the former one for a while. */
export async function replaceSecret(
  executor: Executor,
  { id, secret, until }: { id: number; secret: string; until: string },
): Promise<void> {
  await executor
    .updateTable('webhooks')
    .set((eb) => ({ secret, former_secret: eb.ref('secret'), former_secret_until: until }))
    .where('id', '=', id)
    .execute();
}

export const getSecret = prepared('webhooks.getSecret', (db, p: Placeholders<{ id: number }>) =>
  db.selectFrom('webhooks').select(['url', 'secret']).where('id', '=', p('id')),
);
