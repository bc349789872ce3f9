import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link or an address that we hand out once: 256 bits, safe in URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of it, in hex: so many bits can't be guessed, so no salt is needed. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
