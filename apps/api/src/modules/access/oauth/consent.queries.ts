import type { Executor, Tx } from '@oche/db';
import { sql } from 'kysely';

/** @returns undefined when the member lets the app do nothing */
export async function getConsentScopes(
  executor: Executor,
  { userId, appId }: { userId: string; appId: string },
): Promise<string[] | undefined> {
  const row = await executor
    .selectFrom('app_consents')
    .select('scopes')
    .where('user_id', '=', userId)
    .where('app_id', '=', appId)
    .executeTakeFirst();
  return row?.scopes;
}

/** Lets the app do this, too. */
export async function widenConsent(
  tx: Tx,
  { userId, appId, scopes, now }: { userId: string; appId: string; scopes: string[]; now: Date },
): Promise<{ id: number; is_new: boolean }> {
  return (
    tx
      .insertInto('app_consents')
      .values({ user_id: userId, app_id: appId, scopes, created_at: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'app_id']).doUpdateSet({
          scopes: sql<string[]>`array(
          select distinct unnest(app_consents.scopes || excluded.scopes) as scope order by scope
        )`,
        }),
      )
      // a row that was there before has been locked by this statement
      .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
      .executeTakeFirstOrThrow()
  );
}

export async function noteUse(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('app_consents').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The apps that a member lets do something, the latest first. */
export async function listConsents(executor: Executor, userId: string) {
  return executor
    .selectFrom('app_consents')
    .innerJoin('apps', 'apps.id', 'app_consents.app_id')
    .innerJoin('users as owner', 'owner.id', 'apps.owner_id')
    .select([
      'apps.id',
      'apps.name',
      'apps.purpose',
      'apps.website',
      'app_consents.scopes',
      'app_consents.created_at',
      sql<boolean>`(apps.switched_off_at is not null or owner.status in ('banned', 'deleted'))`.as(
        'is_off',
      ),
      sql<string | null>`greatest(app_consents.last_used_at, (
        select max(token.last_used_at)
        from access_tokens token
        join app_grants on app_grants.id = token.grant_id
        where app_grants.consent_id = app_consents.id
      ))`.as('last_used_at'),
    ])
    .where('app_consents.user_id', '=', userId)
    .orderBy('app_consents.created_at', 'desc')
    .orderBy('app_consents.id', 'desc')
    .execute();
}

/**
 * All tokens of it go with it.
 * @returns the apps
 */
export async function deleteConsents(
  tx: Tx,
  { userId, appId }: { userId: string; appId?: string },
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('app_consents')
    .where('user_id', '=', userId)
    .$if(appId !== undefined, (query) => query.where('app_id', '=', appId ?? ''))
    .returning('app_id')
    .execute();
  return rows.map((row) => row.app_id);
}

/** Where a member is written to. */
export async function getMailbox(executor: Executor, userId: string) {
  return executor
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** What a mail says of an app; undefined when it is gone. */
export async function getAppName(executor: Executor, appId: string) {
  return executor
    .selectFrom('apps')
    .select(['name', 'website'])
    .where('id', '=', appId)
    .executeTakeFirst();
}
