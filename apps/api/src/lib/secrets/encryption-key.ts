import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, EnvError, encryptionKeyOf } from '../../env.ts';
import { dataDirOf } from '../data-dir.ts';
import { Vault } from './vault.ts';

const FILE = 'encryption.key';

/**
 * Opens the vault with the keys of ENCRYPTION_KEY. Without that variable it takes the key in the
 * data folder; the first start makes one there that only our user can read.
 * @throws EnvError when the file holds no valid key
 */
export async function openVault(
  env: Pick<Env, 'ENCRYPTION_KEY' | 'OCHE_DATA_DIR'>,
): Promise<Vault> {
  const [first, ...others] = env.ENCRYPTION_KEY ?? [];
  if (first) return new Vault([first, ...others]);
  const folder = dataDirOf(env);
  const file = join(folder, FILE);
  const kept = (await read(file)) ?? (await make(folder, file));
  const key = encryptionKeyOf(kept.trim());
  if (!key)
    throw new EnvError(`${file} holds no key of 32 bytes in base64: put the former one back`);
  return new Vault([key]);
}

const read = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/**
 * Makes the key file. If several processes start together on a new folder, one file wins, and all
 * of them read that one. It gets its name when it is complete, so nobody reads half a key.
 */
async function make(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}
