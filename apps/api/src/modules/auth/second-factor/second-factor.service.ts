import { type Executor, type Tx, withTransaction } from '@oche/db';
import type {
  disableTotpInput,
  setupTotpInput,
  totpSetupOutput,
} from '@oche/validators/auth/schemas';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';

import * as accounts from '../account/account.queries.ts';
import '../auth.mails.ts';
import { requirePassword } from '../account/password.service.ts';
import { requireFullProof } from '../account/proof.service.ts';
import { countryOf } from '../history/region.ts';
import { recordSignIn } from '../history/sign-in.queries.ts';
import { completeSession } from '../session/session.service.ts';
import { countGuess } from '../sign-in/attempts.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import * as recoveryCodes from './recovery-code.queries.ts';
import { recoveryCodeHashes } from './recovery-code-hash.ts';
import { useSecondFactor, useTotpCode } from './second-factor-code.service.ts';
import { newRecoveryCodes, newTotpSecret, totpSetup } from './totp.ts';
import { sealTotpSecret } from './totp-secret.service.ts';

type TotpSetup = z.infer<typeof totpSetupOutput>;

/**
 * The second half of a sign-in: the session that the password opened becomes a full one.
 * @throws AppError UNAUTHENTICATED, INVALID_SECOND_FACTOR, ACCOUNT_BANNED, RATE_LIMITED
 */
export async function verifySecondFactor(ctx: ServiceContext, code: string): Promise<void> {
  const half = ctx.session;
  if (!half || half.secondFactorPassed) throw new AppError('UNAUTHENTICATED');
  await countGuess(ctx, 'second-factor', half.userId);
  const country = await countryOf(ctx.address);
  const session = await withTransaction(ctx.db, async (tx) => {
    const account = await accounts.lockAccount(tx, half.userId);
    if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
    await useSecondFactor(tx, ctx, account, code);
    await recordSignIn(tx, ctx, { userId: half.userId, method: 'second-factor', country });
    return completeSession(tx, ctx, half);
  });
  ctx.setSession(session);
  rememberDevice(ctx, half.userId);
}

/**
 * Gives the member's authenticator app a secret. It doesn't count until `enableSecondFactor`. Whoever has found
 * a session left open must not lock its member out, so it asks for what adding a passkey asks for.
 * @throws AppError EMAIL_NOT_VERIFIED, SECOND_FACTOR_ALREADY_ON, and those of `requireFullProof`
 */
export async function setupSecondFactor(
  ctx: MemberContext,
  { password }: z.output<typeof setupTotpInput>,
): Promise<TotpSetup> {
  // else somebody who signed up with a stranger's address could lock the stranger out
  if (!ctx.actor.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const account = await accounts.getAccount(ctx.db, ctx.actor.id);
  if (account?.totp_enabled_at) throw new AppError('SECOND_FACTOR_ALREADY_ON');
  await requireFullProof(ctx, { password });
  const secret = newTotpSecret();
  const email = await withTransaction(ctx.db, async (tx) => {
    const account = await accounts.lockAccount(tx, ctx.actor.id);
    if (account.totp_enabled_at) throw new AppError('SECOND_FACTOR_ALREADY_ON');
    await accounts.updateAccount(tx, account.id, {
      totp_secret: sealTotpSecret(ctx, account.id, secret),
    });
    return account.email;
  });
  return totpSetup(secret, PRODUCT_NAME, email);
}

/**
 * @returns the recovery codes, which are shown only this once
 * @throws AppError INVALID_SECOND_FACTOR, SECOND_FACTOR_ALREADY_ON, RATE_LIMITED
 */
export async function enableSecondFactor(ctx: MemberContext, code: string): Promise<string[]> {
  await countGuess(ctx, 'second-factor', ctx.actor.id);
  return withTransaction(ctx.db, async (tx) => {
    const account = await accounts.lockAccount(tx, ctx.actor.id);
    if (account.totp_enabled_at) throw new AppError('SECOND_FACTOR_ALREADY_ON');
    await useTotpCode(tx, ctx, account, code);
    const now = ctx.clock.now();
    await accounts.updateAccount(tx, account.id, { totp_enabled_at: now, updated_at: now });
    await notify(tx, ctx, account, 'auth.secondFactorOn');
    return renewRecoveryCodes(tx, account.id);
  });
}

/** @throws AppError INVALID_CREDENTIALS, INVALID_SECOND_FACTOR, RATE_LIMITED */
export async function disableSecondFactor(
  ctx: MemberContext,
  { password, code }: z.output<typeof disableTotpInput>,
): Promise<void> {
  await requirePassword(ctx, password);
  await countGuess(ctx, 'second-factor', ctx.actor.id);
  await withTransaction(ctx.db, async (tx) => {
    const account = await accounts.lockAccount(tx, ctx.actor.id);
    if (!account.totp_enabled_at) throw new AppError('INVALID_SECOND_FACTOR');
    await useSecondFactor(tx, ctx, account, code);
    await accounts.updateAccount(tx, account.id, {
      totp_secret: null,
      totp_enabled_at: null,
      updated_at: ctx.clock.now(),
    });
    await recoveryCodes.replaceRecoveryCodes(tx, account.id, []);
    await notify(tx, ctx, account, 'auth.secondFactorOff');
  });
}

/**
 * Makes new recovery codes; the former ones become invalid.
 * @throws AppError INVALID_CREDENTIALS, INVALID_SECOND_FACTOR when the second factor is off
 */
export async function regenerateRecoveryCodes(
  ctx: MemberContext,
  password: string,
): Promise<string[]> {
  await requirePassword(ctx, password);
  return withTransaction(ctx.db, async (tx) => {
    const account = await accounts.lockAccount(tx, ctx.actor.id);
    if (!account.totp_enabled_at) throw new AppError('INVALID_SECOND_FACTOR');
    return renewRecoveryCodes(tx, account.id);
  });
}

async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await recoveryCodes.replaceRecoveryCodes(tx, userId, await recoveryCodeHashes(codes));
  return codes;
}

async function notify(
  executor: Executor,
  ctx: ServiceContext,
  account: accounts.Account,
  template: 'auth.secondFactorOn' | 'auth.secondFactorOff',
): Promise<void> {
  await queueMail(executor, { template, to: account.email, locale: ctx.locale, params: {} });
}
