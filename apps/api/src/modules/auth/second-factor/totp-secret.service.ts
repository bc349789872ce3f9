import { EnvError } from '../../../env.ts';
import type { Deps } from '../../../lib/deps.ts';
import { isSealed, sealedBy, VaultError } from '../../../lib/secrets/vault.ts';
import * as queries from './totp-secret.queries.ts';

type VaultDeps = Pick<Deps, 'vault'>;

/** Names the member: a secret that is moved to another member's row can't be opened. */
const ownerOf = (userId: string) => `totp:${userId}`;

export const sealTotpSecret = ({ vault }: VaultDeps, userId: string, secret: string): string =>
  vault.seal(ownerOf(userId), secret);

/** @throws VaultError */
export const openTotpSecret = ({ vault }: VaultDeps, userId: string, sealed: string): string =>
  vault.open(ownerOf(userId), sealed);

/**
 * Runs before the server starts: secrets that are in clear or sealed with a former key are sealed
 * with the current one. Several processes may do this at the same time.
 * @throws EnvError when there are secrets that no key of this process opens
 */
export async function sealTotpSecrets({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<void> {
  const rows = await queries.listSecretsToSeal(db, vault.prefix);
  const lost = new Map<string, number>();
  const sealed = rows.flatMap(({ id, secret }) => {
    try {
      const clear = isSealed(secret) ? openTotpSecret({ vault }, id, secret) : secret;
      return [{ id, from: secret, to: sealTotpSecret({ vault }, id, clear) }];
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      lost.set(sealedBy(secret), (lost.get(sealedBy(secret)) ?? 0) + 1);
      return [];
    }
  });
  if (lost.size > 0) {
    const which = [...lost].map(([key, count]) => `${key} (${count} members)`).join(', ');
    throw new EnvError(
      `ENCRYPTION_KEY: second factors are encrypted with a key that is missing here: ${which}. ` +
        'Set that key, or add it behind the new one with a comma; see docs/operations.md.',
    );
  }
  await queries.replaceSecrets(db, sealed);
}
