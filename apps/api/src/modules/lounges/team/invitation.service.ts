import { withTransaction } from '@oche/db';
import type { inviteStaffInput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { limitMail } from '../../auth/index.ts';
import { unknownTokenHash } from '../mails/invitation-token.service.ts';
import { lockLounge, lockLoungeOfInvitation } from '../page/lounge-lock.queries.ts';
import * as queries from './invitation.queries.ts';
import '../lounges.mails.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { requireOwner, requireStaff } from '../access/staff-access.service.ts';

const LIFETIME_MS = 7 * DAY_MS;
/** a week in which the link is valid, and some more for questions */
const KEEP_MS = 30 * DAY_MS;

/**
 * Mails a link to an address. The answer doesn't depend on whether it has an account. The link
 * replaces earlier ones to the same address. There is a limit per day, as the mail contains the
 * lounge's name, which can be any text.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, RATE_LIMITED
 */
export async function inviteStaff(
  ctx: MemberContext,
  { loungeId, email, role }: z.output<typeof inviteStaffInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const requireRight = role === 'owner' ? requireOwner : requireStaff;
  await requireRight(ctx.db, ctx.actor, loungeId);
  await ctx.limits.use('invitation', ctx.actor.id);
  await limitMail(ctx, email);
  const now = ctx.clock.now();
  await withTransaction(ctx.db, async (tx) => {
    await lockLounge(tx, { id: loungeId });
    await queries.revokeInvitationsTo(tx, { loungeId, email, now: now.toISOString() });
    const [invitation] = await queries.insertInvitation(tx, {
      loungeId,
      email,
      role,
      tokenHash: unknownTokenHash(),
      invitedBy: ctx.actor.id,
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    });
    if (!invitation) throw new Error('the insert returned no invitation');
    await queueMail(tx, {
      template: 'lounges.invitation',
      to: email,
      locale: ctx.locale,
      params: { invitationId: invitation.id },
    });
  });
}

/**
 * Makes the link invalid. Managers can withdraw their own invitations, the owner all of them.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function revokeInvitation(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const lounge = await lockLoungeOfInvitation.first(tx, { invitationId: id });
    const invitation = lounge && (await queries.getInvitation.first(tx, { id }));
    if (!invitation) throw new AppError('NOT_FOUND');
    const role = await requireStaff(tx, ctx.actor, lounge.id);
    if (role !== 'owner' && invitation.invitedBy !== ctx.actor.id) throw new AppError('FORBIDDEN');
    if (invitation.acceptedAt) throw new AppError('NOT_FOUND');
    if (invitation.revokedAt) return;
    await queries.setRevoked(tx, { id, now: ctx.clock.now().toISOString() });
  });
}

/** Deletes invitations that ended long ago, as they contain other people's addresses. */
export async function forgetOldInvitations({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const before = new Date(clock.now().getTime() - KEEP_MS).toISOString();
  await queries.deleteInvitationsExpiredBefore(db, { before });
}
