import type { Executor, Tx } from '@oche/db';
import { AppError } from '../../../lib/errors.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import type { Clock } from '../../../lib/time/clock.ts';
import { HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { getTokenOwner, insertToken, markTokenUsed, type TokenPurpose } from './token.queries.ts';

const LIFETIME_MS: Record<TokenPurpose, number> = {
  'verify-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'change-email-old': 24 * HOUR_MS,
  'change-email-new': 24 * HOUR_MS,
  'link-oidc': HOUR_MS,
};

/** @returns the token for a link in a mail; the database keeps only its hash */
export async function createToken(
  executor: Executor,
  clock: Clock,
  token: { userId: string; purpose: TokenPurpose; payload?: Record<string, unknown> },
): Promise<string> {
  const secret = newSecret();
  const now = clock.now();
  await insertToken(executor, {
    token_hash: secretHash(secret),
    user_id: token.userId,
    purpose: token.purpose,
    payload: token.payload ?? {},
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS[token.purpose]),
  });
  return secret;
}

/**
 * Marks a token as used. If the transaction is rolled back, it can be used again.
 * @throws AppError INVALID_TOKEN
 */
export async function useToken(
  tx: Tx,
  clock: Clock,
  token: string,
  ...purposes: TokenPurpose[]
): Promise<{ userId: string; purpose: TokenPurpose; payload: unknown }> {
  const used = await markTokenUsed(tx, secretHash(token), purposes, clock.now());
  if (!used) throw new AppError('INVALID_TOKEN');
  return { userId: used.user_id, purpose: used.purpose, payload: used.payload };
}

/**
 * Looks whose token this is, and leaves it valid.
 * @throws AppError INVALID_TOKEN
 */
export async function checkToken(
  executor: Executor,
  clock: Clock,
  token: string,
  purpose: TokenPurpose,
): Promise<string> {
  const userId = await getTokenOwner(executor, secretHash(token), purpose, clock.now());
  if (userId === undefined) throw new AppError('INVALID_TOKEN');
  return userId;
}
