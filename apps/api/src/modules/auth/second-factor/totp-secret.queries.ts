import type { Executor } from '@oche/db';
import { sql } from 'kysely';

/** Those that don't begin with what the current key's begin with. */
export async function listSecretsToSeal(executor: Executor, prefix: string) {
  return executor
    .selectFrom('users')
    .select(['id', 'totp_secret as secret'])
    .$narrowType<{ secret: string }>()
    .where('totp_secret', 'is not', null)
    .where(sql<boolean>`not starts_with(totp_secret, ${prefix})`)
    .execute();
}

/** Leaves alone what is no longer what it was. */
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
