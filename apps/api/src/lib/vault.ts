import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** of a signature: 128 bits can't be guessed */
const SIGNATURE_BYTES = 16;

/** From one key one for each use, so that none says anything about another (RFC 5869). */
interface Keys {
  /** tells by which key something was sealed, and nothing about it */
  id: string;
  sealing: Buffer;
  signing: Buffer;
}

/** What was sealed can't be opened with the keys that this process has. */
export class VaultError extends Error {}

/**
 * Keeps what the database must not know in clear, and signs what browsers keep for us. The first
 * key seals and signs; what the others sealed or signed still holds, until it is sealed anew.
 */
export class Vault {
  readonly #keys: readonly [Keys, ...Keys[]];

  /** @param keys 32 bytes each, the current one first */
  constructor([current, ...former]: readonly [Buffer, ...Buffer[]]) {
    this.#keys = [keysOf(current), ...former.map(keysOf)];
  }

  /** What everything begins with that is sealed with the current key. */
  get prefix(): string {
    return `${VERSION}.${this.#keys[0].id}.`;
  }

  /**
   * @param owner whom or what it belongs to, e.g. `totp:` and a member's id: sealed for one it
   *   can't be opened for another
   */
  seal(owner: string, text: string): string {
    const [{ sealing }] = this.#keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return this.prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws VaultError when it was sealed with a key that isn't here, for another owner, or changed */
  open(owner: string, sealed: string): string {
    const [version, id, content = ''] = sealed.split('.');
    const keys = version === VERSION && this.#keys.find((each) => each.id === id);
    if (!keys) throw new VaultError(`sealed with another key (${id}) than this process has`);
    const bytes = Buffer.from(content, 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, keys.sealing, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new VaultError('what was sealed has been changed, or belongs to another', { cause });
    }
  }

  sign(text: string): string {
    return signature(this.#keys[0], text).toString('base64url');
  }

  isSigned(text: string, given: string): boolean {
    const bytes = Buffer.from(given, 'base64url');
    if (bytes.length !== SIGNATURE_BYTES) return false;
    return this.#keys.some((keys) => timingSafeEqual(signature(keys, text), bytes));
  }
}

/** Was it sealed by a vault, whatever its key? */
export const isSealed = (text: string): boolean => text.startsWith(`${VERSION}.`);

/** The key that something was sealed with, as `VaultError` and the operator's guide name it. */
export const sealedBy = (sealed: string): string => sealed.split('.')[1] ?? '';

function keysOf(key: Buffer): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `oche ${use}`, 32));
  const sealing = derive('sealing');
  const id = createHash('sha256').update(sealing).digest('hex').slice(0, 8);
  return { id, sealing, signing: derive('signing') };
}

const signature = ({ signing }: Keys, text: string): Buffer =>
  createHmac('sha256', signing).update(text).digest().subarray(0, SIGNATURE_BYTES);
