import bcrypt from '@node-rs/bcrypt';
import { withTransaction } from '@oche/db';
import { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { type Vault, VaultError } from '../../../lib/secrets/vault.ts';
import * as queries from './legacy.queries.ts';
import { isLegacyPassword, type LegacyPassword, legacySchemes } from './schemes.ts';

const storedSchema = z.object({
  scheme: z.enum(legacySchemes),
  hash: z.string(),
  salt: z.string().optional(),
  typed: z.enum(['plain', 'phpbb', 'vbulletin']),
});

const ownerOf = (userId: string) => `legacy-password:${userId}`;

/** As the database keeps it. */
export const sealLegacy = (vault: Vault, userId: string, password: LegacyPassword): string =>
  vault.seal(ownerOf(userId), JSON.stringify(password));

/** Nobody's, with as many rounds as most boards use. */
const NOBODYS_HASH = '$2b$10$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';

/**
 * Whether a password is the one with which this account was used on the board that it came from. It then is the
 * account's password here, hashed as all others, and what the board had stored is gone. While any account waits for
 * that, every wrong password takes as long as one that is compared.
 *
 * @param account one whose own password it isn't; undefined if there is no such account
 * @param hashPassword as passwords are hashed here
 * @returns the account's new hash; null if it isn't
 */
export async function adoptLegacyPassword(
  { db, vault, clock, events }: Pick<Deps, 'db' | 'vault' | 'clock' | 'events'>,
  account: { id: string; password_hash: string | null } | undefined,
  password: string,
  hashPassword: (password: string) => Promise<string>,
): Promise<string | null> {
  const legacy =
    account && !account.password_hash
      ? await queries.getLegacy.first(db, { userId: account.id })
      : undefined;
  if (!legacy) {
    if (await queries.hasLegacy.first(db, {})) await bcrypt.verify(password, NOBODYS_HASH);
    return null;
  }
  const { userId, isConfirmed } = legacy;
  const stored = openLegacy(vault, userId, legacy.sealed);
  if (!stored || !(await isLegacyPassword(stored, password))) return null;
  const hash = await hashPassword(password);
  const now = clock.now().toISOString();
  return withTransaction(db, async (tx) => {
    const isAdopted = await queries.adoptPassword(tx, { userId, hash, isConfirmed, now });
    if (isAdopted && isConfirmed) await events.publish(tx, 'member.confirmed', { userId });
    return isAdopted ? hash : null;
  });
}

/** @returns null for what no key of this installation opens: its owner sets a new password by mail */
function openLegacy(vault: Vault, userId: string, sealed: string): LegacyPassword | null {
  try {
    const { salt, ...stored } = storedSchema.parse(JSON.parse(vault.open(ownerOf(userId), sealed)));
    return { ...stored, ...(salt !== undefined && { salt }) };
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}
