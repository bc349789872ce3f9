import { isPgError, type Tx } from '@oche/db';
import type { Role } from '@oche/validators/auth/schemas';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import '../auth.mails.ts';
import { deleteTokens } from '../tokens/token.queries.ts';
import * as accounts from './account.queries.ts';

/* What admins change of others' accounts. The caller decides who may change what of whom; here it takes effect. */

/**
 * Locks an account, whoever's it is. Admins who do so wait for each other: of two who take each other's role at the
 * same moment the second finds that it was taken.
 * @throws AppError FORBIDDEN, NOT_FOUND, also for somebody who has left
 */
export async function lockEntrusted(
  ctx: MemberContext,
  tx: Tx,
  userId: string,
): Promise<accounts.Account> {
  requireScope(ctx.actor, 'admin');
  const admins = await accounts.lockAdmins(tx);
  if (!admins.includes(ctx.actor.id)) throw new AppError('FORBIDDEN');
  const known = await accounts.getAccount(tx, userId);
  if (!known || known.status === 'deleted') throw new AppError('NOT_FOUND');
  return accounts.lockAccount(tx, userId);
}

/**
 * Gives a locked account a role. Whoever is no plain member needs a second factor to use it.
 * @throws AppError ADMIN_STAYS when nobody would be left
 */
export async function setRole(
  { clock }: Pick<MemberContext, 'clock'>,
  tx: Tx,
  account: accounts.Account,
  role: Role,
): Promise<void> {
  const isTaken = account.role === 'admin' && role !== 'admin';
  if (isTaken && !(await accounts.hasOtherAdmin(tx, account.id))) throw new AppError('ADMIN_STAYS');
  await accounts.updateAccount(tx, account.id, { role, updated_at: clock.now() });
}

/**
 * Gives a locked account another address, which has to be confirmed there. The former one is told, and links that
 * were sent to it open nothing any more.
 * @throws AppError EMAIL_TAKEN
 */
export async function setAddress(
  { clock }: Pick<MemberContext, 'clock'>,
  tx: Tx,
  account: accounts.Account,
  email: string,
): Promise<void> {
  try {
    await accounts.updateAccount(tx, account.id, {
      email,
      email_verified_at: null,
      provisional_until: null,
      updated_at: clock.now(),
    });
  } catch (error) {
    if (isPgError(error, 'uniqueViolation')) {
      throw new AppError('EMAIL_TAKEN', { fields: { email: 'emailTaken' }, cause: error });
    }
    throw error;
  }
  await deleteTokens(tx, account.id, [
    'change-email-old',
    'change-email-new',
    'verify-email',
    'reset-password',
    'link-oidc',
  ]);
  const locale = await accounts.getLocale(tx, account.id);
  const params = { userId: account.id };
  await queueMail(tx, { template: 'auth.verifyEmail', to: email, locale, params });
  if (!account.email_verified_at) return;
  await queueMail(tx, {
    template: 'auth.emailChanged',
    to: account.email,
    locale,
    params: { newEmail: email },
  });
}
