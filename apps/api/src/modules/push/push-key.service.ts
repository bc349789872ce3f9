import { createECDH } from 'node:crypto';
import type { Executor } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import { VaultError } from '../../lib/secrets/vault.ts';
import * as queries from './push-key.queries.ts';

/** What the private key is sealed for. */
const OWNER = 'push';

/** The pair of keys with which the site says who it is to push services (VAPID, RFC 8292). */
export interface SigningKeys {
  publicKey: string;
  privateKey: string;
}

type KeyDeps = Pick<Deps, 'env' | 'vault'> & { db: Executor };

/**
 * The key of the environment, else the one in the database, which the first call makes.
 * @throws VaultError when it is sealed with a key that this process doesn't have
 */
export async function signingKeys({ db, env, vault }: KeyDeps): Promise<SigningKeys> {
  if (env.VAPID_PRIVATE_KEY) return pairOf(env.VAPID_PRIVATE_KEY);
  let kept = await queries.getKey(db);
  if (!kept) {
    await queries.insertKey(db, newRow(vault));
    kept = await queries.getKey(db);
  }
  if (!kept) throw new Error('the key for push was taken away just now');
  return pairOf(vault.open(OWNER, kept.private_key));
}

/**
 * Runs before the server starts: a key that was sealed with a former encryption key is sealed with
 * the current one. One that can't be opened any more is replaced; then all devices have to be
 * switched on again.
 */
export async function sealSigningKeys({ db, vault, log }: Pick<Deps, 'db' | 'vault' | 'log'>) {
  const kept = await queries.getKey(db);
  if (!kept || kept.private_key.startsWith(vault.prefix)) return;
  const opened = openOrNull(vault, kept.private_key);
  if (opened === null)
    log.warn('the key for push was encrypted with another ENCRYPTION_KEY: a new one is made');
  const row = opened === null ? newRow(vault) : rowOf(vault, pairOf(opened));
  await queries.replaceKey(db, kept.private_key, row);
}

function openOrNull(vault: Deps['vault'], sealed: string): string | null {
  try {
    return vault.open(OWNER, sealed);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** A new key is a new pair on the curve P-256 (RFC 8292, section 2). */
function newRow(vault: Deps['vault']) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // without the zeros at the front, which JSON Web Keys have (RFC 7518, section 6.2.2.1)
  const privateKey = curve.getPrivateKey('hex').padStart(64, '0');
  return rowOf(vault, pairOf(Buffer.from(privateKey, 'hex').toString('base64url')));
}

const rowOf = (vault: Deps['vault'], { publicKey, privateKey }: SigningKeys) => ({
  public_key: publicKey,
  private_key: vault.seal(OWNER, privateKey),
});

function pairOf(privateKey: string): SigningKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}
