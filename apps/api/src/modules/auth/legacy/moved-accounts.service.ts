import type { Tx } from '@oche/db';
import type { Role } from '@oche/validators/auth/schemas';
import type { Deps } from '../../../lib/deps.ts';
import { sealLegacy } from './legacy.service.ts';
import * as queries from './moved.queries.ts';
import type { LegacyPassword } from './schemes.ts';

export interface MovedAccount {
  /** what the account will be called, unless its address has one */
  id: string;
  /** null: nobody can sign in with it */
  email: string | null;
  /** whether the other board has made sure that it is theirs */
  isConfirmed: boolean;
  firstName: string;
  lastName: string;
  locale: 'de' | 'en';
  role: Role;
  createdAt: Date;
  /** why the member may not come in */
  banReason: string | null;
  password: LegacyPassword | null;
}

/** Unique, and an address that can't be anybody's (RFC 2606). */
const nobodysAddress = (id: string) => `${id}@moved.invalid`;

/**
 * Accounts of members who come from another board, at most some hundred at once. They wait until their owners sign in
 * with what they signed in with there, or set a new password by mail; until then their addresses aren't confirmed, so
 * nothing is ever sent there. An address that a confirmed account has already stays that account's, and so does its
 * password; one that is taken in any other way is nobody's here.
 *
 * @returns for each the account that is the member's now
 */
export async function importAccounts(
  { vault, clock }: Pick<Deps, 'vault' | 'clock'>,
  tx: Tx,
  moved: readonly MovedAccount[],
): Promise<{ id: string; isNew: boolean; hasAddress: boolean }[]> {
  if (moved.length === 0) return [];
  const emails = moved.flatMap(({ email, isConfirmed }) => (email && isConfirmed ? [email] : []));
  const owners = new Map(
    (await queries.listOwners(tx, emails)).map(({ id, email }) => [email, id] as const),
  );
  const ownerOf = ({ email, isConfirmed }: MovedAccount) =>
    email && isConfirmed ? owners.get(email.toLowerCase()) : undefined;
  const fresh = moved.filter((account) => !ownerOf(account));
  const withAddress = await insert(
    tx,
    fresh.filter(({ email }) => email !== null),
  );
  const rest = fresh.filter(({ id }) => !withAddress.has(id));
  await insert(
    tx,
    rest.map((account) => ({ ...account, email: null })),
  );
  const passwords = fresh.flatMap(({ id, password, isConfirmed }) =>
    password && withAddress.has(id)
      ? [
          {
            user_id: id,
            sealed: sealLegacy(vault, id, password),
            is_confirmed: isConfirmed,
            imported_at: clock.now(),
          },
        ]
      : [],
  );
  if (passwords.length > 0) await queries.insertLegacyPasswords(tx, passwords);
  return moved.map((account) => {
    const owner = ownerOf(account);
    return owner
      ? { id: owner, isNew: false, hasAddress: true }
      : { id: account.id, isNew: true, hasAddress: withAddress.has(account.id) };
  });
}

async function insert(tx: Tx, accounts: readonly MovedAccount[]): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();
  const rows = await queries.insertMovedAccounts(
    tx,
    accounts.map((account) => ({
      id: account.id,
      email: account.email ?? nobodysAddress(account.id),
      first_name: account.firstName,
      last_name: account.lastName,
      locale: account.locale,
      role: account.role,
      created_at: account.createdAt,
      ...(account.banReason !== null && {
        status: 'banned' as const,
        status_reason: account.banReason,
      }),
    })),
  );
  return new Set(rows.map(({ id }) => id));
}
