import type { Executor } from '@oche/db';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import { setTokenHash } from '../team/invitation.queries.ts';

/** The hash of a token that nobody knows, for invitations whose mail has not been sent. */
export const unknownTokenHash = (): string => secretHash(newSecret());

/** @returns the token for the link in the mail; a token that was sent before becomes invalid */
export async function createInvitationToken(executor: Executor, id: number): Promise<string> {
  const token = newSecret();
  await setTokenHash(executor, { id, tokenHash: secretHash(token) });
  return token;
}
