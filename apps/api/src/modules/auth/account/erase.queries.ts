import type { Tx } from '@oche/db';

/** Everything with which somebody signs in or proves something, and what retried requests had for answers. */
export async function eraseSignIns(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('legacy_passwords').where('user_id', '=', userId).execute();
  await tx.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('sign_ins').where('user_id', '=', userId).execute();
  await tx.deleteFrom('external_identities').where('user_id', '=', userId).execute();
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}
