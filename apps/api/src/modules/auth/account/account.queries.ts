import { type DB, type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import type { Insertable, Updateable } from 'kysely';
import { signal } from '../../../lib/events/events.ts';
import '../auth.events.ts';

export const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'email_verified_at',
  'provisional_until',
  'password_hash',
  'role',
  'status',
  'suspended_until',
  'status_reason',
  'moderates',
  'locale',
  'totp_secret',
  'totp_enabled_at',
] as const;

export type Account = NonNullable<Awaited<ReturnType<typeof getAccount>>>;

/** The account with its hashes and secrets, which must not leave the server. */
export async function getAccount(executor: Executor, id: string) {
  return executor
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * The account that an address belongs to. New accounts that wait for the same address are others
 * (`provisional.queries.ts`).
 * @param email in upper or lower case, as the column is citext
 */
export async function getAccountByEmail(
  executor: Executor,
  email: string,
): Promise<Account | undefined> {
  return executor
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .where('provisional_until', 'is', null)
    .executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<Account> {
  return tx
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The member's own view of the account. */
export const getOwnAccount = prepared('auth.getOwnAccount', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'profile_image_url',
      'role',
      'user_type',
      'zip_code',
      'country',
      'status',
      'suspended_until',
      'status_reason',
      'silenced_until',
      'silence_reason',
      'moderates',
      'created_at',
    ])
    .select((eb) => [
      eb('totp_enabled_at', 'is not', null).as('second_factor'),
      eb('password_hash', 'is not', null).as('has_password'),
      eb
        .selectFrom('departures')
        .select('due_at')
        .whereRef('user_id', '=', 'users.id')
        .as('leaves_at'),
    ])
    .where('id', '=', p('id')),
);

/** Does nothing when the address is an account's already, unless the new one is to wait for it. */
export async function insertAccount(
  executor: Executor,
  account: Insertable<DB['users']>,
): Promise<boolean> {
  const row = await executor
    .insertInto('users')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('email').where('provisional_until', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The event tells all processes, because they keep sessions with their members for some seconds.
 */
export async function updateAccount(
  executor: Executor,
  id: string,
  columns: Updateable<DB['users']>,
): Promise<void> {
  await executor.updateTable('users').set(columns).where('id', '=', id).execute();
  await signal(executor, 'account.changed', { userId: id });
}

/**
 * The address is the account's from now on.
 * @throws DatabaseError uniqueViolation when it is another account's already
 */
export async function confirmAddress(
  executor: Executor,
  id: string,
  now: Date,
  email?: string,
): Promise<void> {
  await updateAccount(executor, id, {
    email,
    email_verified_at: now,
    provisional_until: null,
    updated_at: now,
  });
}

/**
 * Stores a new hash of the same password, made with today's parameters. Does nothing if the
 * password was changed meanwhile.
 */
export async function replacePasswordHash(
  executor: Executor,
  id: string,
  from: string,
  to: string,
): Promise<void> {
  await executor
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute();
}

/** Where a member lives, locked until the transaction ends. */
export const getHome = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select(['country', 'zip_code as zipCode'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export async function isPostalCode(
  executor: Executor,
  country: string,
  code: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('postal_codes')
    .select('id')
    .where('country', '=', country)
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when a code of this or a later time step was accepted before */
export async function advanceTotpStep(
  executor: Executor,
  id: string,
  step: number,
): Promise<boolean> {
  const row = await executor
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever changes roles locks all admins, in one order. @returns their ids */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an admin other than this one can act, and doesn't leave. */
export async function hasOtherAdmin(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('email_verified_at', 'is not', null)
    .where('id', '<>', id)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('departures').whereRef('user_id', '=', 'users.id'))),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** In which language the member is written to. */
export async function getLocale(tx: Tx, id: string): Promise<'de' | 'en'> {
  const row = await tx
    .selectFrom('users')
    .select('locale')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.locale;
}
