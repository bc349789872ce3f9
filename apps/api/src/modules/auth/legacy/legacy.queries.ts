import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { signal } from '../../../lib/events/events.ts';
import '../auth.events.ts';
import { sql } from 'kysely';

export const getLegacy = prepared('auth.getLegacy', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('legacy_passwords')
    .select(['user_id as userId', 'sealed', 'is_confirmed as isConfirmed'])
    .where('user_id', '=', p('userId')),
);

/** Whether there are any at all. */
export const hasLegacy = prepared('auth.hasLegacy', (db) =>
  db.selectFrom('legacy_passwords').select('user_id').limit(1),
);

interface FirstSignIn {
  userId: string;
  hash: string;
  isConfirmed: boolean;
  now: string;
}

/**
 * The account has a password of its own from now on.
 * @returns false when it has got one meanwhile
 */
export async function adoptPassword(tx: Tx, { userId, hash, isConfirmed, now }: FirstSignIn) {
  const row = await tx
    .updateTable('users')
    .set({
      password_hash: hash,
      updated_at: now,
      ...(isConfirmed && {
        email_verified_at: sql`coalesce(email_verified_at, ${now}::timestamptz)`,
      }),
    })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row) await signal(tx, 'account.changed', { userId });
  await tx.deleteFrom('legacy_passwords').where('user_id', '=', userId).execute();
  return row !== undefined;
}

/** Those that are too old, and those of accounts that have got another password. */
export async function deleteLegacy(executor: Executor, before: Date): Promise<void> {
  await executor
    .deleteFrom('legacy_passwords')
    .where((eb) =>
      eb.or([
        eb('imported_at', '<', before.toISOString()),
        eb.exists(
          eb
            .selectFrom('users')
            .select('id')
            .whereRef('users.id', '=', 'legacy_passwords.user_id')
            .where('password_hash', 'is not', null),
        ),
      ]),
    )
    .execute();
}
