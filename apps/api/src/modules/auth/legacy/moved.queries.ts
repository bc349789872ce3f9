import type { DB, Tx } from '@oche/db';
import { type Insertable, sql } from 'kysely';

export const insertMovedAccounts = (tx: Tx, accounts: readonly Insertable<DB['users']>[]) =>
  tx
    .insertInto('users')
    .values(accounts)
    .onConflict((conflict) =>
      conflict.column('email').where('provisional_until', 'is', null).doNothing(),
    )
    .returning('id')
    .execute();

/** The accounts to which these addresses belong for sure. */
export const listOwners = (tx: Tx, emails: readonly string[]) =>
  tx
    .selectFrom('users')
    .select(['id', sql<string>`lower(email::text)`.as('email')])
    .where('email', '=', sql<string>`any(${emails}::citext[])`)
    .where('provisional_until', 'is', null)
    .where('email_verified_at', 'is not', null)
    .where('status', '<>', 'deleted')
    .execute();

export const insertLegacyPasswords = (
  tx: Tx,
  passwords: readonly Insertable<DB['legacy_passwords']>[],
) => tx.insertInto('legacy_passwords').values(passwords).execute();
