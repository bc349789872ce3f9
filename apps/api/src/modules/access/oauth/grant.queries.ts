import type { Executor, Tx } from '@oche/db';
import { sql } from 'kysely';

interface NewGrant {
  consent_id: number;
  scopes: string[];
  code_hash: string;
  code_until: Date;
  code_challenge: string;
  redirect_uri: string;
  created_at: Date;
  expires_at: Date;
}

export async function insertGrant(executor: Executor, grant: NewGrant): Promise<void> {
  await executor.insertInto('app_grants').values(grant).execute();
}

/** Keeps the latest ones: an app that asks anew each time, and throws away what it gets, piles them up. */
export async function deleteOldestGrants(tx: Tx, consentId: number, keep: number): Promise<void> {
  await tx
    .deleteFrom('app_grants')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('app_grants as older')
        .select('older.id')
        .where('older.consent_id', '=', consentId)
        .orderBy('older.id', 'desc')
        .offset(keep),
    )
    .execute();
}

const grantColumns = [
  'app_grants.id',
  'app_grants.consent_id',
  'app_grants.scopes',
  'app_grants.code_until',
  'app_grants.code_used_at',
  'app_grants.code_challenge',
  'app_grants.redirect_uri',
  'app_grants.created_at',
  'app_grants.expires_at',
  'app_consents.app_id',
  'app_consents.user_id',
] as const;

/** Locks it: of two requests with one code, or with one refresh token, the second sees what the first has made of it. */
export async function lockGrantOfCode(tx: Tx, codeHash: string) {
  return tx
    .selectFrom('app_grants')
    .innerJoin('app_consents', 'app_consents.id', 'app_grants.consent_id')
    .select(grantColumns)
    .where('app_grants.code_hash', '=', codeHash)
    .forUpdate('app_grants')
    .executeTakeFirst();
}

/** The same by a refresh token, which is read behind the lock. */
export async function lockGrantOfRefreshToken(tx: Tx, hash: string) {
  const grant = await tx
    .selectFrom('app_grants')
    .innerJoin('app_consents', 'app_consents.id', 'app_grants.consent_id')
    .select(grantColumns)
    .where('app_grants.id', 'in', (eb) =>
      eb.selectFrom('app_refresh_tokens').select('grant_id').where('hash', '=', hash),
    )
    .forUpdate('app_grants')
    .executeTakeFirst();
  if (!grant) return undefined;
  const token = await tx
    .selectFrom('app_refresh_tokens')
    .select([
      'used_at',
      sql<boolean>`exists (
        select from app_refresh_tokens later
        where later.grant_id = app_refresh_tokens.grant_id and later.used_at > app_refresh_tokens.used_at
      )`.as('is_followed'),
    ])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return token && { grant, token };
}

export async function markCodeUsed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('app_grants').set({ code_used_at: now }).where('id', '=', id).execute();
}

export async function insertRefreshToken(
  tx: Tx,
  token: { hash: string; grant_id: number; created_at: Date },
): Promise<void> {
  await tx.insertInto('app_refresh_tokens').values(token).execute();
}

/** From now on no refresh token of this grant is good but the next one. */
export async function useRefreshTokens(tx: Tx, grantId: number, now: Date): Promise<void> {
  await tx
    .updateTable('app_refresh_tokens')
    .set({ used_at: now })
    .where('grant_id', '=', grantId)
    .where('used_at', 'is', null)
    .execute();
}

export async function prolongGrant(tx: Tx, id: number, expiresAt: Date): Promise<void> {
  await tx.updateTable('app_grants').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Its tokens go with it. */
export async function deleteGrant(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('app_grants').where('id', '=', id).execute();
}

export async function isMemberShutOut(executor: Executor, userId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', 'not in', ['banned', 'deleted'])
    .executeTakeFirst();
  return row === undefined;
}

/**
 * Grants of which nothing is good any more, access tokens of the hours that have passed, and refresh tokens that nobody
 * tries to use again.
 */
export async function deleteStaleGrants(
  executor: Executor,
  { now, usedBefore }: { now: Date; usedBefore: Date },
): Promise<void> {
  const moment = now.toISOString();
  await executor.deleteFrom('app_grants').where('expires_at', '<', moment).execute();
  await executor
    .deleteFrom('access_tokens')
    .where('grant_id', 'is not', null)
    .where('expires_at', '<', moment)
    .execute();
  await executor
    .deleteFrom('app_refresh_tokens')
    .where('used_at', '<', usedBefore.toISOString())
    .execute();
}
