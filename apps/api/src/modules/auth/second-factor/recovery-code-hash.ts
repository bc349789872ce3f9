import { createHash } from 'node:crypto';
import { hashShortSecret, newSalt, saltOf } from '../account/password-hash.ts';

// 60 bits are too few for a plain hash (OWASP ASVS 5, 6.5.2), so codes are hashed as passwords are. All codes of a member
// have one salt: a guess is then one hash, not ten.

const withoutDashes = (code: string): string => code.replaceAll('-', '');

/** @returns what the database stores of a member's new codes */
export function recoveryCodeHashes(codes: readonly string[]): Promise<string[]> {
  const salt = newSalt();
  return Promise.all(codes.map((code) => hashShortSecret(withoutDashes(code), salt)));
}

/**
 * @param anyHash of one of the member's codes, used or not; undefined when there are none
 * @returns the hash to look for
 */
export function recoveryCodeHash(
  userId: string,
  code: string,
  anyHash: string | undefined,
): Promise<string> | string {
  const salt = anyHash === undefined ? newSalt() : saltOf(anyHash);
  return salt ? hashShortSecret(withoutDashes(code), salt) : formerHash(userId, code);
}

/** As codes were hashed before; their members have them on paper until they make new ones. */
const formerHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${withoutDashes(code)}`)
    .digest('hex');
