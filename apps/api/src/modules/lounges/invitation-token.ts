import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '@oche/db';
import { setTokenHash } from './invitation.queries.ts';

const newSecret = () => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** What an invitation has until its mail is sent: the hash of a token that nobody knows. */
export const unknownTokenHash = (): string => tokenHash(newSecret());

/** @returns the token for the link in the mail; one that was sent before is no longer good */
export async function createInvitationToken(executor: Executor, id: number): Promise<string> {
  const token = newSecret();
  await setTokenHash(executor, { id, tokenHash: tokenHash(token) });
  return token;
}
