import type { Env } from '../../../env.ts';
import { publicUrl } from '../../../lib/public-url.ts';

/** How long a member has time for the finger, the face or the key. Milliseconds. */
export const CEREMONY_MS = 300_000;

/** The site as authenticators know it; a passkey works nowhere else (WebAuthn 3, 5.1.2). */
export function siteOf(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl(env, '/'));
  return { id: hostname, origin };
}

/**
 * Runs what checks an answer of an authenticator.
 * @returns null for an answer that is wrong in whatever way: the library throws for each
 */
export async function checked<T extends { verified: boolean }>(
  check: () => Promise<T>,
): Promise<T | null> {
  try {
    const result = await check();
    return result.verified ? result : null;
  } catch {
    return null;
  }
}
