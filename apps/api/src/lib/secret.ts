import { createHash, randomBytes } from 'node:crypto';

/** A secret for an address that we hand out once: 256 bits, safe in URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of it. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
