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
/** signatures are cut to 128 bits, which can't be guessed */
const SIGNATURE_BYTES = 16;

/**
 * The keys derived from one given key, one for each use, so that none reveals another (RFC 5869).
 */
interface Keys {
  /** names the key that sealed something; nothing about the key can be learnt from it */
  id: string;
  sealing: Buffer;
  signing: Buffer;
}

/** Something can't be opened with the keys that this process has. */
export class VaultError extends Error {}

/**
 * Encrypts what the database must not have in clear, and signs what browsers store for us. The
 * first key seals and signs. What was sealed or signed with the other, former keys stays valid.
 */
export class Vault {
  readonly #keys: readonly [Keys, ...Keys[]];

  /** @param keys 32 bytes each, the current one first */
  constructor([current, ...former]: readonly [Buffer, ...Buffer[]]) {
    this.#keys = [keysOf(current), ...former.map(keysOf)];
  }

  /** Everything that is sealed with the current key begins with this. */
  get prefix(): string {
    return `${VERSION}.${this.#keys[0].id}.`;
  }

  /**
   * @param owner what the text belongs to, e.g. `totp:` and a member's id. It can't be opened for
   *   another owner.
   */
  seal(owner: string, text: string): string {
    const [{ sealing }] = this.#keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return this.prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /**
   * @throws VaultError when this process lacks the key, the owner is another one, or it was changed
   */
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

/** Whether a text was sealed by a vault, with whatever key. */
export const isSealed = (text: string): boolean => text.startsWith(`${VERSION}.`);

/** The id of the key that sealed something, as `VaultError` and the operations guide name it. */
export const sealedBy = (sealed: string): string => sealed.split('.')[1] ?? '';

function keysOf(key: Buffer): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `oche ${use}`, 32));
  const sealing = derive('sealing');
  const id = createHash('sha256').update(sealing).digest('hex').slice(0, 8);
  return { id, sealing, signing: derive('signing') };
}

const signature = ({ signing }: Keys, text: string): Buffer =>
  createHmac('sha256', signing).update(text).digest().subarray(0, SIGNATURE_BYTES);
