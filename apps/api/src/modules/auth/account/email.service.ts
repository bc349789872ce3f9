import { randomUUID } from 'node:crypto';
import { isPgError, withTransaction } from '@oche/db';
import type {
  confirmEmailChangeOutput,
  requestEmailChangeInput,
} from '@oche/validators/auth/schemas';
import { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import * as accounts from './account.queries.ts';
import '../auth.mails.ts';
import { limitMail, limitOwnMail } from '../mails/mail-limits.ts';
import { deleteTokens, isChangeConfirmed } from '../tokens/token.queries.ts';
import { useToken } from '../tokens/token.service.ts';
import { requirePassword } from './password.service.ts';

const changeSchema = z.object({ newEmail: z.string(), changeId: z.string() });

/**
 * Mails a link to the old and to the new address. A new address that has an account already gets no
 * link, and the answer doesn't tell so.
 *
 * @throws AppError INVALID_CREDENTIALS, BAD_INPUT (sameEmail), RATE_LIMITED
 */
export async function requestEmailChange(
  ctx: MemberContext,
  { newEmail, password }: z.output<typeof requestEmailChangeInput>,
): Promise<void> {
  const account = await requirePassword(ctx, password);
  if (account.email.toLowerCase() === newEmail.toLowerCase()) {
    throw new AppError('BAD_INPUT', { fields: { newEmail: 'sameEmail' } });
  }
  await limitMail(ctx, newEmail);
  await limitOwnMail(ctx, account.email);
  const params = { userId: account.id, newEmail, changeId: randomUUID() };
  const { locale } = ctx;
  await withTransaction(ctx.db, async (tx) => {
    await deleteTokens(tx, account.id, ['change-email-old', 'change-email-new']);
    await queueMail(tx, { template: 'auth.changeEmailNew', to: newEmail, locale, params });
    // nobody is asked at an address that was never verified
    if (account.email_verified_at) {
      await queueMail(tx, { template: 'auth.changeEmailOld', to: account.email, locale, params });
    }
  });
}

/**
 * Confirms one of the two links. The address changes with the second one.
 * @throws AppError INVALID_TOKEN, CONFLICT when the new address has got an account meanwhile
 */
export async function confirmEmailChange(
  ctx: ServiceContext,
  token: string,
): Promise<z.infer<typeof confirmEmailChangeOutput>> {
  try {
    return await withTransaction(ctx.db, async (tx) => {
      const used = await useToken(tx, ctx.clock, token, 'change-email-old', 'change-email-new');
      // if both links are opened at the same moment, the second waits here and then sees the first
      const account = await accounts.lockAccount(tx, used.userId);
      const change = changeSchema.parse(used.payload);
      const other = used.purpose === 'change-email-old' ? 'change-email-new' : 'change-email-old';
      const needsOther = other === 'change-email-new' || account.email_verified_at !== null;
      if (needsOther && !(await isChangeConfirmed(tx, account.id, other, change.changeId))) {
        return { status: 'waiting', missing: other === 'change-email-old' ? 'old' : 'new' };
      }
      await accounts.confirmAddress(tx, account.id, ctx.clock.now(), change.newEmail);
      // links that were mailed to the old address must not open this account any more
      await deleteTokens(tx, account.id, [
        'change-email-old',
        'change-email-new',
        'verify-email',
        'reset-password',
        'link-oidc',
      ]);
      // an address that was never confirmed may be a stranger's, and this is none of their business
      if (account.email_verified_at) {
        await queueMail(tx, {
          template: 'auth.emailChanged',
          to: account.email,
          locale: ctx.locale,
          params: { newEmail: change.newEmail },
        });
      }
      return { status: 'changed' };
    });
  } catch (error) {
    if (isPgError(error, 'uniqueViolation')) throw new AppError('CONFLICT', { cause: error });
    throw error;
  }
}
