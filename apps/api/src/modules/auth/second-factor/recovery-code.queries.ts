import type { Executor, Tx } from '@oche/db';

/** Deletes all former codes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  codeHashes: string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (codeHashes.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** @returns undefined when the member has none */
export async function anyRecoveryCodeHash(
  executor: Executor,
  userId: string,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row?.code_hash;
}

/** @returns whether the code was valid; of several tries at the same time only one succeeds */
export async function markRecoveryCodeUsed(
  executor: Executor,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
