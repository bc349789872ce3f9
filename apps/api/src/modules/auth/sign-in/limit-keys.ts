import { createHash } from 'node:crypto';

/** Limits count addresses by their hash: the table holds no list of who was written to. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

export const passwordKey = (userId: string): string => `password:${userId}`;
export const secondFactorKey = (userId: string): string => `second-factor:${userId}`;
