import type { Executor } from '@oche/db';

interface KeyRow {
  public_key: string;
  private_key: string;
}

/** Keeps a key unless there is one already, which another process may have made just now. */
export async function insertKey(executor: Executor, key: KeyRow): Promise<void> {
  await executor
    .insertInto('push_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function getKey(executor: Executor): Promise<KeyRow | undefined> {
  return executor.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
}

/** @param sealed the private key as it was read: if it was replaced meanwhile, that one stays */
export async function replaceKey(executor: Executor, sealed: string, key: KeyRow): Promise<void> {
  await executor.updateTable('push_keys').set(key).where('private_key', '=', sealed).execute();
}
