import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';

const COLUMNS = [
  'id',
  'user_id as userId',
  'public_key as publicKey',
  'uses',
  'transports',
] as const;

/** A member's passkeys, the latest first. */
export const listPasskeys = prepared(
  'auth.listPasskeys',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', p('userId'))
      .orderBy('created_at', 'desc')
      .orderBy('id'),
);

interface NewPasskey {
  id: string;
  userId: string;
  publicKey: Uint8Array;
  uses: number;
  transports: string[];
  name: string;
  now: Date;
}

/** @returns false when there is a passkey with this id, whoever has it */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      public_key: Buffer.from(passkey.publicKey),
      uses: passkey.uses,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const findPasskey = (executor: Executor, id: string) =>
  executor.selectFrom('passkeys').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/**
 * Writes down a use. An authenticator that counts has to count up: else somebody has a copy of it
 * (WebAuthn 3, 6.1.1).
 * @returns false when it doesn't, or the passkey is gone
 */
export async function countUse(
  tx: Tx,
  { id, uses, now }: { id: string; uses: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('passkeys')
    .set({ uses, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('uses', '<', uses), eb.and([eb('uses', '=', 0), eb.lit(uses === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface Own {
  id: string;
  userId: string;
}

/** @returns false for a passkey that the member doesn't have */
export async function renamePasskey(
  executor: Executor,
  { id, userId, name }: Own & { name: string },
): Promise<boolean> {
  const row = await executor
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false for a passkey that the member doesn't have */
export async function deletePasskey(executor: Executor, { id, userId }: Own): Promise<boolean> {
  const row = await executor
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
