import { createHash } from 'node:crypto';

const DIGITS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 2¹⁸ rounds of MD5 take a tenth of a second. Boards have 2¹¹. */
const MAX_ROUNDS_LOG2 = 18;

/**
 * The portable hash of phpass, with the rounds and the salt of a stored one.
 * @returns null when that is none
 */
export function phpass(typed: string | Buffer, stored: string): string | null {
  if (!/^\$[HP]\$.{31}$/.test(stored)) return null;
  const rounds = DIGITS.indexOf(stored[3] ?? '');
  if (rounds < 7 || rounds > MAX_ROUNDS_LOG2) return null;
  const password = Buffer.from(typed as string);
  let hash = createHash('md5').update(stored.slice(4, 12)).update(password).digest();
  for (let round = 2 ** rounds; round > 0; round--) {
    hash = createHash('md5').update(hash).update(password).digest();
  }
  return stored.slice(0, 12) + encode(hash);
}

/** Six bits a digit, the lowest ones first. */
function encode(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const value = a | (b << 8) | (c << 16);
    const digits = Math.ceil((Math.min(3, bytes.length - at) * 8) / 6);
    for (let digit = 0; digit < digits; digit++) text += DIGITS[(value >> (6 * digit)) & 63];
  }
  return text;
}
