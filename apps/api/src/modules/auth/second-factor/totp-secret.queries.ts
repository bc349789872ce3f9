import type { Executor } from '@oche/db';
import { sql } from 'kysely';

/**
 * Lists secrets that are in clear or sealed with a former key.
 * @param prefix what everything begins with that is sealed with the current key
 */
export async function listSecretsToSeal(executor: Executor, prefix: string) {
  return executor
    .selectFrom('users')
    .select(['id', 'totp_secret as secret'])
    .$narrowType<{ secret: string }>()
    .where('totp_secret', 'is not', null)
    .where(sql<boolean>`not starts_with(totp_secret, ${prefix})`)
    .execute();
}

/** Replaces each secret, unless it has changed meanwhile. */
export async function replaceSecrets(
  executor: Executor,
  changes: { id: string; from: string; to: string }[],
): Promise<void> {
  await sql`
    update users set totp_secret = change."to"
    from json_to_recordset(${JSON.stringify(changes)}) as change(id text, "from" text, "to" text)
    where users.id = change.id and users.totp_secret = change."from"
  `.execute(executor);
}
