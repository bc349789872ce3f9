import type { ServiceContext } from '../../../lib/deps.ts';
import { VaultError } from '../../../lib/secrets/vault.ts';
import { signOut } from '../session/session.service.ts';
import { endSessionUrl } from './oidc.ts';

/** It becomes part of an address, and servers take some 8 kB of one. */
const ID_TOKEN_MAX = 6000;

const ownerOf = (userId: string) => `id-token:${userId}`;

/** What a session keeps of the provider's ID token. */
export const sealIdToken = (
  { vault }: Pick<ServiceContext, 'vault'>,
  userId: string,
  idToken: string,
): string => vault.seal(ownerOf(userId), idToken.length > ID_TOKEN_MAX ? '' : idToken);

/**
 * Ends the browser's session.
 * @returns where the browser has to go, so that the session at the provider from which it came ends, too; null
 *   where it came from nowhere, or the provider has no such address or doesn't answer
 */
export async function signOutOfProvider(ctx: ServiceContext): Promise<string | null> {
  const userId = ctx.session?.userId;
  const sealed = await signOut(ctx);
  if (!userId || !sealed) return null;
  try {
    return await endSessionUrl(ctx.env, openIdToken(ctx, userId, sealed));
  } catch (error) {
    ctx.log.warn({ err: error }, 'signed out here, but not at the provider');
    return null;
  }
}

/** @returns null when it was sealed with a key that this process hasn't got any more */
function openIdToken({ vault }: ServiceContext, userId: string, sealed: string): string | null {
  try {
    return vault.open(ownerOf(userId), sealed) || null;
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}
