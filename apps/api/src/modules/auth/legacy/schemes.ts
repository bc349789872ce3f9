import { createHash, timingSafeEqual } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import bcrypt from '@node-rs/bcrypt';
import { phpass } from './phpass.ts';

/**
 * How other boards store passwords:
 *
 * - `phpass`: `$H$` or `$P$`, many rounds of MD5 (phpBB 3.0)
 * - `bcrypt`, `argon2`: as they are (phpBB 3.1 and later, WoltLab 5.4 and later)
 * - `double-bcrypt`: bcrypt of bcrypt with the same salt (WoltLab 2 to 5.3)
 * - `double-sha1`: sha1(salt + sha1(salt + sha1(password))) (WoltLab Burning Board 3)
 * - `md5`: without a salt (phpBB 2)
 * - `salted-md5`: md5(md5(password) + salt) (vBulletin 3 and 4)
 * - `bcrypt-md5`, `argon2-md5`: of the MD5 as hexadecimal digits (vBulletin 5)
 */
export const legacySchemes = [
  'phpass',
  'bcrypt',
  'argon2',
  'double-bcrypt',
  'double-sha1',
  'md5',
  'salted-md5',
  'bcrypt-md5',
  'argon2-md5',
] as const;
type LegacyScheme = (typeof legacySchemes)[number];

export interface LegacyPassword {
  scheme: LegacyScheme;
  hash: string;
  /** where it isn't part of the hash */
  salt?: string;
  /** how the board writes what was typed before it hashes it */
  typed: 'plain' | 'phpbb' | 'vbulletin';
}

type Bytes = string | Buffer;

const digest = (algorithm: 'md5' | 'sha1', ...parts: readonly Bytes[]): string => {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Whether a password is the one that the other board has the hash of. A hash that nothing can read fits none. */
export async function isLegacyPassword(stored: LegacyPassword, password: string): Promise<boolean> {
  for (const typed of new Set(formsOf(stored, password))) {
    if (await matches(stored, typed)) return true;
  }
  return false;
}

async function matches({ scheme, hash, salt = '' }: LegacyPassword, typed: Bytes) {
  switch (scheme) {
    case 'phpass':
      return isSame(phpass(typed, hash) ?? '', hash);
    case 'bcrypt':
      return isBcrypt(typed, hash);
    case 'argon2':
      return isArgon2(typed, hash);
    case 'double-bcrypt': {
      const inner = await bcryptWithSaltOf(typed, hash);
      return inner !== null && isBcrypt(inner, hash);
    }
    case 'double-sha1':
      return isSame(digest('sha1', salt, digest('sha1', salt, digest('sha1', typed))), hash);
    case 'md5':
      return isSame(digest('md5', typed), hash);
    case 'salted-md5':
      return isSame(digest('md5', digest('md5', typed), salt), hash);
    case 'bcrypt-md5':
      return isBcrypt(digest('md5', typed), hash);
    case 'argon2-md5':
      return isArgon2(digest('md5', typed), hash);
  }
}

/** What the board may have hashed when this was typed, the likeliest first. */
function formsOf({ typed }: LegacyPassword, password: string): Bytes[] {
  const plain = password.normalize('NFC');
  if (typed === 'plain') return [plain];
  // both take spaces from the ends
  if (typed === 'phpbb') return [escapeHtml(plain), escapeHtml(plain.trim()), plain];
  const trimmed = plain.trim();
  return [trimmed, ...(isAscii(trimmed) ? [] : [asLatin1(trimmed), withEntities(trimmed)])];
}

/** phpBB cleans every input of a form as if it were shown. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** vBulletin's own script hashed in the browser, in the code page of old sites. */
const asLatin1 = (text: string): Buffer => Buffer.from(withEntities(text), 'latin1');

const withEntities = (text: string): string =>
  [...text].map((char) => (char > 'ÿ' ? `&#${char.codePointAt(0)};` : char)).join('');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/** PHP's marks of a revision mean the same as ours for what was hashed since 2011. */
const BCRYPT = /^\$2[abxy]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
/** A round more doubles the time; boards have 8 to 13. */
const MAX_BCRYPT_COST = 14;

const isReadable = (hash: string): boolean => {
  const [, cost] = BCRYPT.exec(hash) ?? [];
  return cost !== undefined && Number(cost) <= MAX_BCRYPT_COST;
};

const BCRYPT_BYTES = 72;
/** Characters of revision, cost and salt. */
const BCRYPT_SALT = 29;
const cut = (typed: Bytes): Buffer => {
  const bytes = Buffer.from(typed as string);
  const zero = bytes.indexOf(0);
  // C's strings end there
  return bytes.subarray(0, Math.min(zero < 0 ? bytes.length : zero, BCRYPT_BYTES));
};

async function isBcrypt(typed: Bytes, hash: string): Promise<boolean> {
  if (!isReadable(hash)) return false;
  return bcrypt.verify(cut(typed), `$2b$${hash.slice(4)}`);
}

/** @returns with the same mark of its revision, as the outer one hashes that, too */
async function bcryptWithSaltOf(typed: Bytes, hash: string): Promise<string | null> {
  if (!isReadable(hash)) return null;
  return bcrypt.hash(cut(typed), { salt: hash.slice(0, BCRYPT_SALT) }).catch(() => null);
}

/** More would let a hash that somebody has put into a dump take the server's memory. */
const MAX_ARGON2_KIB = 256 * 1024;
const MAX_ARGON2_PASSES = 20;

async function isArgon2(typed: Bytes, hash: string): Promise<boolean> {
  const [, memory = '', passes = ''] =
    /^\$argon2id?\$(?:v=\d+\$)?m=(\d+),t=(\d+),/.exec(hash) ?? [];
  if (!memory || Number(memory) > MAX_ARGON2_KIB || Number(passes) > MAX_ARGON2_PASSES)
    return false;
  return argon2.verify(hash, Buffer.from(typed as string)).catch(() => false);
}
