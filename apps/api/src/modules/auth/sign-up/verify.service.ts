import { isPgError, type Tx, withTransaction } from '@oche/db';
import type {
  settleSignUpInput,
  settleSignUpOutput,
  verifyEmailOutput,
} from '@oche/validators/auth/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as accounts from '../account/account.queries.ts';
import '../auth.events.ts';
import { endAllSessions } from '../session/session.service.ts';
import * as identities from '../sign-in/identity.queries.ts';
import { signInAs } from '../sign-in/sign-in.service.ts';
import { deleteTokens } from '../tokens/token.queries.ts';
import { checkToken, useToken } from '../tokens/token.service.ts';
import { dropAccount } from './drop.service.ts';

/**
 * Confirms the address of an account. The link proves that somebody reads the mailbox, and the session that
 * it is who opened the account: else a stranger could open one with another's address and wait for a click.
 * So nothing happens, and the link stays valid, while this browser is not signed in to that account, or when
 * the address is another account's; `settleSignUp` goes on from there.
 *
 * @throws AppError INVALID_TOKEN, ACCOUNT_BANNED
 */
export async function verifyEmail(
  ctx: ServiceContext,
  token: string,
): Promise<z.infer<typeof verifyEmailOutput>> {
  const userId = await checkToken(ctx.db, ctx.clock, token, 'verify-email');
  const account = await accounts.getAccount(ctx.db, userId);
  if (!account || account.status === 'deleted') throw new AppError('INVALID_TOKEN');
  if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  const owner = await accounts.getAccountByEmail(ctx.db, account.email);
  if (owner && owner.id !== userId) return { status: 'known' };
  if (ctx.actor?.id !== userId) return { status: 'sign-in' };
  try {
    await withTransaction(ctx.db, async (tx) => {
      await useToken(tx, ctx.clock, token, 'verify-email');
      const { status } = await accounts.lockAccount(tx, userId);
      if (status === 'deleted') throw new AppError('INVALID_TOKEN');
      await accounts.confirmAddress(tx, userId, ctx.clock.now());
      await ctx.events.publish(tx, 'member.confirmed', { userId });
      await deleteTokens(tx, userId, ['verify-email', 'reset-password', 'link-oidc']);
    });
    return { status: 'confirmed' };
  } catch (error) {
    if (isPgError(error, 'uniqueViolation')) return { status: 'known' };
    throw error;
  }
}

/**
 * What becomes of a new account whose address its reader doesn't confirm: it is dropped, and a reader who has an
 * account already goes on with that one. The link proves the mailbox, as one for a new password does.
 *
 * @throws AppError INVALID_TOKEN, also when there is nothing to join, ACCOUNT_BANNED
 */
export async function settleSignUp(
  ctx: ServiceContext,
  { token, choice }: z.output<typeof settleSignUpInput>,
): Promise<z.infer<typeof settleSignUpOutput>> {
  const { userId, owner } = await withTransaction(ctx.db, async (tx) => {
    const { userId } = await useToken(tx, ctx.clock, token, 'verify-email');
    const account = await accounts.lockAccount(tx, userId);
    // an account that is there to stay is not deleted by a link
    if (!account.provisional_until || account.status === 'deleted')
      throw new AppError('INVALID_TOKEN');
    if (choice === 'drop') return { userId, owner: null };
    const found = await accounts.getAccountByEmail(tx, account.email);
    if (!found) throw new AppError('INVALID_TOKEN');
    const owner = await accounts.lockAccount(tx, found.id);
    if (owner.status === 'banned') throw new AppError('ACCOUNT_BANNED');
    if (owner.email_verified_at) return { userId, owner };
    await handOver(tx, ctx, owner.id);
    return { userId, owner: await accounts.lockAccount(tx, owner.id) };
  });
  await dropAccount(ctx, userId);
  if (ctx.session?.userId === userId) ctx.setSession(null);
  return owner ? signInAs(ctx, owner, 'link') : { status: 'dropped' };
}

/** The address is confirmed only now: whoever has used the account until then must have no way in. */
async function handOver(tx: Tx, ctx: ServiceContext, userId: string): Promise<void> {
  await accounts.updateAccount(tx, userId, { password_hash: null });
  await accounts.confirmAddress(tx, userId, ctx.clock.now());
  await identities.deleteIdentitiesExcept(tx, userId, null);
  await deleteTokens(tx, userId, ['verify-email', 'reset-password', 'link-oidc']);
  await endAllSessions(tx, ctx, userId);
}
