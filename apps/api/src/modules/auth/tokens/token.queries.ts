import type { Executor } from '@oche/db';
import { sql } from 'kysely';

export type TokenPurpose =
  | 'verify-email'
  | 'reset-password'
  | 'change-email-old'
  | 'change-email-new'
  | 'link-oidc';

export async function insertToken(
  executor: Executor,
  token: {
    token_hash: string;
    user_id: string;
    purpose: TokenPurpose;
    payload: Record<string, unknown>;
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await executor.insertInto('account_tokens').values(token).execute();
}

/**
 * Marks a valid token as used; of several tries at the same time only one succeeds.
 * @returns undefined when it is unknown, expired, used, or for another purpose
 */
export async function markTokenUsed(
  executor: Executor,
  tokenHash: string,
  purposes: readonly TokenPurpose[],
  now: Date,
) {
  return executor
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'purpose', 'payload'])
    .executeTakeFirst();
}

/** @returns whose valid token this is; undefined as with `markTokenUsed` */
export async function getTokenOwner(
  executor: Executor,
  tokenHash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.user_id;
}

/** Whether the link of this purpose for this e-mail change has been opened. */
export async function isChangeConfirmed(
  executor: Executor,
  userId: string,
  purpose: TokenPurpose,
  changeId: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('account_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .where(sql`payload ->> 'changeId'`, '=', changeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTokens(
  executor: Executor,
  userId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await executor
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}

export async function deleteTokensExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor
    .deleteFrom('account_tokens')
    .where('expires_at', '<', moment.toISOString())
    .execute();
}
