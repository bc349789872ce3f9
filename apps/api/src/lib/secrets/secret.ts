import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link or an address, shown once: 256 random bits, safe in URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash that the database stores, in hex. Nobody guesses 256 random bits, so it has no salt. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
