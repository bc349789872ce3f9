import type { LegacyPassword } from '../../../auth/index.ts';

/** vBulletin 3 and 4: md5(md5(password) + salt). */
export function saltedMd5(hash: string, salt: string): LegacyPassword | null {
  return /^[0-9a-f]{32}$/i.test(hash)
    ? { scheme: 'salted-md5', hash, salt, typed: 'vbulletin' }
    : null;
}

/** vBulletin 5: `scheme` says how the MD5 of the password was hashed again. */
export function vbulletin5Password(token: string, scheme: string): LegacyPassword | null {
  if (/^\$2[axy]\$/.test(token)) return { scheme: 'bcrypt-md5', hash: token, typed: 'vbulletin' };
  if (/^\$argon2id?\$/.test(token))
    return { scheme: 'argon2-md5', hash: token, typed: 'vbulletin' };
  if (scheme !== 'legacy') return null;
  // hash and salt; the salt may have spaces of its own
  return saltedMd5(token.slice(0, 32), token.slice(33));
}
