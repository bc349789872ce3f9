import type { Executor, Tx } from '@oche/db';
import { sql } from 'kysely';

export interface AppRow {
  id: string;
  owner_id: string;
  name: string;
  purpose: string;
  website: string;
  redirect_uris: string[];
  secret_hash: string | null;
  created_at: string;
  switched_off_at: string | null;
  switched_off_reason: string | null;
}

const columns = [
  'id',
  'owner_id',
  'name',
  'purpose',
  'website',
  'redirect_uris',
  'secret_hash',
  'created_at',
  'switched_off_at',
  'switched_off_reason',
] as const satisfies readonly (keyof AppRow)[];

const counted = sql<number>`(select count(*)::int from app_consents where app_consents.app_id = apps.id)`;

/** Makes the member's apps come one after the other. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countAppsOf(executor: Executor, ownerId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('apps')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertApp(
  executor: Executor,
  app: Omit<AppRow, 'switched_off_at' | 'switched_off_reason' | 'created_at'> & {
    created_at: Date;
  },
): Promise<void> {
  await executor.insertInto('apps').values(app).execute();
}

export async function listAppsOf(executor: Executor, ownerId: string) {
  return executor
    .selectFrom('apps')
    .select([...columns, counted.as('members')])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @returns whether the member has such an app */
export async function updateApp(
  executor: Executor,
  {
    id,
    ownerId,
    ...values
  }: { id: string; ownerId: string } & Partial<
    Pick<AppRow, 'name' | 'purpose' | 'website' | 'redirect_uris' | 'secret_hash'>
  >,
): Promise<boolean> {
  const row = await executor
    .updateTable('apps')
    .set(values)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the member has such an app, and whether it has a secret */
export async function getOwnApp(executor: Executor, ownerId: string, id: string) {
  return executor
    .selectFrom('apps')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** @returns the app that had this secret */
export async function replaceSecret(
  tx: Tx,
  hash: string,
  next: string,
): Promise<{ owner_id: string; name: string } | undefined> {
  return tx
    .updateTable('apps')
    .set({ secret_hash: next })
    .where('secret_hash', '=', hash)
    .returning(['owner_id', 'name'])
    .executeTakeFirst();
}

/** Its consents, grants and tokens go with it. */
export async function deleteApp(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('apps').where('id', '=', id).execute();
}

export async function deleteAppsOf(executor: Executor, ownerId: string): Promise<void> {
  await executor.deleteFrom('apps').where('owner_id', '=', ownerId).execute();
}

/** An app as it may act: not one that is switched off, and none whose owner is shut out. */
export async function getLivingApp(executor: Executor, id: string): Promise<AppRow | undefined> {
  return executor
    .selectFrom('apps')
    .select(columns)
    .where('id', '=', id)
    .where('switched_off_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'apps.owner_id')
          .where('users.status', 'not in', ['banned', 'deleted']),
      ),
    )
    .executeTakeFirst();
}

/** @returns the app, undefined when there is none, or it is so already */
export async function switchApp(
  executor: Executor,
  { id, at, reason }: { id: string; at: Date | null; reason: string | null },
): Promise<{ owner_id: string; name: string } | undefined> {
  return executor
    .updateTable('apps')
    .set({ switched_off_at: at, switched_off_reason: reason })
    .where('id', '=', id)
    .where('switched_off_at', at ? 'is' : 'is not', null)
    .returning(['owner_id', 'name'])
    .executeTakeFirst();
}

/** All apps, the latest first. */
export async function listApps(
  executor: Executor,
  {
    before,
    off,
    search,
    limit,
  }: { before: [string, string] | undefined; off: boolean; search: string; limit: number },
) {
  return executor
    .selectFrom('apps')
    .select([...columns, counted.as('members')])
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before?.[0]}, ${before?.[1]})`),
    )
    .$if(off, (query) => query.where('switched_off_at', 'is not', null))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`strpos(lower(name), lower(${search})) > 0`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
