import type { Tx } from '@oche/db';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as accounts from '../account/account.queries.ts';
import * as recoveryCodes from './recovery-code.queries.ts';
import { recoveryCodeHash } from './recovery-code-hash.ts';
import { stepOfCode } from './totp.ts';
import { openTotpSecret } from './totp-secret.service.ts';

/**
 * Uses a code of the authenticator app or a recovery code. Count the guess before.
 * @throws AppError INVALID_SECOND_FACTOR
 */
export async function useSecondFactor(
  tx: Tx,
  ctx: ServiceContext,
  account: accounts.Account,
  code: string,
): Promise<void> {
  if (/^\d{6}$/.test(code)) return useTotpCode(tx, ctx, account, code);
  const anyHash = await recoveryCodes.anyRecoveryCodeHash(tx, account.id);
  const hash = await recoveryCodeHash(account.id, code, anyHash);
  const isGood = await recoveryCodes.markRecoveryCodeUsed(tx, account.id, hash, ctx.clock.now());
  if (!isGood) throw new AppError('INVALID_SECOND_FACTOR');
}

/**
 * Accepts each code only once: somebody may have looked over the member's shoulder (RFC 6238, 5.2).
 */
export async function useTotpCode(
  tx: Tx,
  ctx: ServiceContext,
  account: accounts.Account,
  code: string,
): Promise<void> {
  const secret = account.totp_secret && openTotpSecret(ctx, account.id, account.totp_secret);
  const step = secret && stepOfCode(secret, code, ctx.clock.now());
  if (!step || !(await accounts.advanceTotpStep(tx, account.id, step))) {
    throw new AppError('INVALID_SECOND_FACTOR');
  }
}
