import { type Executor, type Tx, withTransaction } from '@oche/db';
import type { InvitationAcceptance } from '@oche/validators/lounges/limits';
import type {
  acceptInvitationOutput,
  decideInvitationInput,
  invitationOutput,
  invitationTokenInput,
} from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { secretHash } from '../../../lib/secrets/secret.ts';
import '../lounges.mails.ts';
import { requireStaff } from '../access/staff-access.service.ts';
import { mailMember } from '../mails/lounge-mails.service.ts';
import { lockLounge, lockLoungeOfInvitation } from '../page/lounge-lock.queries.ts';
import { mayDecide, mayInvite } from './invitation.policy.ts';
import * as queries from './invitation-answer.queries.ts';
import { getStaffRole, insertManager } from './staff.queries.ts';
import { handOver } from './staff.service.ts';

type Invitation = NonNullable<Awaited<ReturnType<typeof queries.findInvitation.first>>>;

/** @throws AppError INVALID_TOKEN */
export async function getInvitation(
  ctx: ServiceContext,
  { token }: z.output<typeof invitationTokenInput>,
): Promise<z.input<typeof invitationOutput>> {
  return toOutput(ctx, await findInvitation(ctx, ctx.db, token));
}

/**
 * With the address that was invited, the member becomes a manager, or the owner. A mail can be
 * passed on or fall into the wrong hands, so a member with another address only asks, and the
 * inviter decides. The inviter must still have the right to invite; so of two handovers by one
 * owner only the first that is accepted works.
 *
 * @throws AppError INVALID_TOKEN, ALREADY_STAFF, INVITATION_REQUESTED
 */
export async function acceptInvitation(
  ctx: MemberContext,
  { token }: z.output<typeof invitationTokenInput>,
): Promise<z.input<typeof acceptInvitationOutput>> {
  requireWriter(ctx.actor);
  return withTransaction(ctx.db, async (tx) => {
    const { loungeId } = await findInvitation(ctx, tx, token);
    await lockLounge(tx, { id: loungeId });
    // read again, as it may have changed while this waited for the lock
    const invitation = await findInvitation(ctx, tx, token);
    await requireOutside(tx, invitation, ctx.actor.id);
    const acceptance = acceptanceOf(ctx, invitation);
    if (acceptance === 'taken') throw new AppError('INVITATION_REQUESTED');
    if (acceptance === 'open') await join(ctx, tx, invitation, ctx.actor.id);
    if (acceptance === 'ask') await ask(ctx, tx, invitation);
    const isAccepted = acceptance === 'open';
    return {
      ...toOutput(ctx, invitation),
      acceptance: isAccepted ? acceptance : 'waiting',
      isAccepted,
    };
  });
}

/**
 * The inviter or the owner decides whether the member who opened the invitation with another
 * address may accept it. If not, the invitation stays open.
 *
 * @throws AppError NOT_FOUND when this member doesn't ask (any more), FORBIDDEN, ALREADY_STAFF
 */
export async function decideInvitation(
  ctx: MemberContext,
  { id, userId, isConfirmed }: z.output<typeof decideInvitationInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const lounge = await lockLoungeOfInvitation.first(tx, { invitationId: id });
    const now = ctx.clock.now().toISOString();
    const invitation = lounge && (await queries.findRequest.first(tx, { id, now }));
    if (!invitation) throw new AppError('NOT_FOUND');
    const staffRole = await requireStaff(tx, ctx.actor, invitation.loungeId);
    if (!mayDecide({ ...invitation, actorId: ctx.actor.id, staffRole })) {
      throw new AppError('FORBIDDEN');
    }
    if (invitation.requestedBy !== userId) throw new AppError('NOT_FOUND');
    if (isConfirmed) {
      await requireOutside(tx, invitation, userId);
      await join(ctx, tx, invitation, userId);
    } else {
      await queries.setRequest(tx, { id, userId: null, now: null });
    }
    const { loungeId } = invitation;
    await mailMember(tx, userId, 'lounges.invitationDecided', { loungeId, isConfirmed });
  });
}

/** @throws AppError INVALID_TOKEN */
async function findInvitation(
  ctx: ServiceContext,
  executor: Executor,
  token: string,
): Promise<Invitation> {
  const found = await queries.findInvitation.first(executor, {
    tokenHash: secretHash(token),
    readerId: ctx.actor?.id ?? '',
    now: ctx.clock.now().toISOString(),
  });
  if (!found || !mayInvite(found)) throw new AppError('INVALID_TOKEN');
  return found;
}

/**
 * Refuses members of the team, unless a manager is to become the owner.
 * @throws AppError ALREADY_STAFF
 */
async function requireOutside(
  tx: Tx,
  { loungeId, role }: Pick<Invitation, 'loungeId' | 'role'>,
  userId: string,
): Promise<void> {
  const current = await getStaffRole.first(tx, { loungeId, userId });
  if (current && (current.role === 'owner' || role === 'manager')) {
    throw new AppError('ALREADY_STAFF');
  }
}

async function join(
  ctx: MemberContext,
  tx: Tx,
  { id, loungeId, role }: Pick<Invitation, 'id' | 'loungeId' | 'role'>,
  userId: string,
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  await queries.setAccepted(tx, { id, now });
  if (role === 'owner') return handOver(ctx, tx, { loungeId, newOwnerId: userId });
  await insertManager(tx, { loungeId, userId, now });
  await ctx.events.publish(tx, 'lounge.teamChanged', { loungeId });
}

async function ask(ctx: MemberContext, tx: Tx, { id, invitedBy }: Invitation): Promise<void> {
  const now = ctx.clock.now().toISOString();
  await queries.setRequest(tx, { id, userId: ctx.actor.id, now });
  await mailMember(tx, invitedBy, 'lounges.invitationRequested', { invitationId: id });
}

function acceptanceOf(
  { actor }: ServiceContext,
  { isAddressee, requestedBy }: Invitation,
): InvitationAcceptance {
  if (isAddressee) return 'open';
  if (requestedBy === null) return 'ask';
  return requestedBy === actor?.id ? 'waiting' : 'taken';
}

const toOutput = (ctx: ServiceContext, invitation: Invitation) => ({
  loungeId: invitation.loungeId,
  loungeName: invitation.loungeName,
  role: invitation.role,
  invitedBy: { firstName: invitation.firstName, lastName: invitation.lastName },
  acceptance: acceptanceOf(ctx, invitation),
});
