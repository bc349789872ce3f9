import { type Tx, withTransaction } from '@oche/db';
import type { removeStaffInput, staffListOutput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { lockLounge } from '../page/lounge-lock.queries.ts';
import { listOpenInvitations } from './invitation.queries.ts';
import '../lounges.events.ts';
import { requireStaff } from '../access/staff-access.service.ts';
import { mailMember } from '../mails/lounge-mails.service.ts';
import * as queries from './staff.queries.ts';

/**
 * The team, and its open invitations. An owner gets all of these, a manager only their own: an
 * invited address is shown only to the one who typed it and to the owner.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function listStaff(
  ctx: MemberContext,
  { loungeId }: { loungeId: number },
): Promise<z.input<typeof staffListOutput>> {
  const role = await requireStaff(ctx.db, ctx.actor, loungeId);
  const [staff, invitations] = await Promise.all([
    queries.listStaff(ctx.db, { loungeId }),
    listOpenInvitations(ctx.db, {
      loungeId,
      invitedBy: role === 'owner' ? null : ctx.actor.id,
      now: ctx.clock.now().toISOString(),
    }),
  ]);
  return {
    staff,
    invitations: invitations.map(({ requesterId, firstName, lastName, ...invitation }) => ({
      ...invitation,
      requestedBy:
        requesterId && firstName && lastName ? { id: requesterId, firstName, lastName } : null,
    })),
  };
}

/**
 * Removes somebody from the team: the owner can remove managers, and managers can leave.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, NOT_FOUND, OWNER_STAYS
 */
export async function removeStaff(
  ctx: MemberContext,
  { loungeId, userId }: z.output<typeof removeStaffInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    await lockLounge(tx, { id: loungeId });
    const role = await requireStaff(tx, ctx.actor, loungeId);
    if (role !== 'owner' && userId !== ctx.actor.id) throw new AppError('FORBIDDEN');
    const removed = await queries.getStaffRole.first(tx, { loungeId, userId });
    if (!removed) throw new AppError('NOT_FOUND');
    if (removed.role === 'owner') throw new AppError('OWNER_STAYS');
    await queries.deleteStaff(tx, { loungeId, userId });
    await ctx.events.publish(tx, 'lounge.teamChanged', { loungeId });
  });
}

/**
 * Makes a member the owner. The former owner becomes a manager, and gets a mail. Runs under the
 * lounge's lock.
 */
export async function handOver(
  ctx: MemberContext,
  tx: Tx,
  { loungeId, newOwnerId }: { loungeId: number; newOwnerId: string },
): Promise<void> {
  const [former] = await queries.makeOwnerManager(tx, { loungeId });
  const now = ctx.clock.now().toISOString();
  await queries.makeOwner(tx, { loungeId, userId: newOwnerId, now });
  await ctx.events.publishAll(tx, [
    ['lounge.changed', { loungeId }],
    ['lounge.teamChanged', { loungeId }],
  ]);
  if (former && former.userId !== newOwnerId) {
    await mailMember(tx, former.userId, 'lounges.handedOver', { loungeId });
  }
}
