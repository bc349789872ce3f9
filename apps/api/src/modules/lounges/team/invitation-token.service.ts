import type { Executor } from '@oche/db';
import { newSecret, secretHash } from '../../../lib/secret.ts';
import { setTokenHash } from './invitation.queries.ts';

/** What an invitation has until its mail is sent: the hash of a token that nobody knows. */
export const unknownTokenHash = (): string => secretHash(newSecret());

/** @returns the token for the link in the mail; one that was sent before is no longer good */
export async function createInvitationToken(executor: Executor, id: number): Promise<string> {
  const token = newSecret();
  await setTokenHash(executor, { id, tokenHash: secretHash(token) });
  return token;
}
