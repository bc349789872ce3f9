import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type {
  claimListOutput,
  createClaimInput,
  decideClaimInput,
} from '@oche/validators/lounges/schemas';
import { z } from 'zod';
import { requireAdmin, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { notify } from '../../notifications/index.ts';
import { claimDecided } from '../lounges.notifications.ts';
import { lockLounge, lockLoungeOfClaim } from '../page/lounge-lock.queries.ts';
import * as queries from './claim.queries.ts';
import { getStaffRole } from './staff.queries.ts';
import { handOver } from './staff.service.ts';

/** @throws AppError LOUNGE_NOT_FOUND, ALREADY_STAFF, CLAIM_ALREADY_OPEN */
export async function createClaim(
  ctx: MemberContext,
  { loungeId, message }: z.output<typeof createClaimInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const userId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    const lounge = await lockLounge.first(tx, { id: loungeId });
    if (!lounge) throw new AppError('LOUNGE_NOT_FOUND');
    if (await getStaffRole.first(tx, { loungeId, userId })) throw new AppError('ALREADY_STAFF');
    const now = ctx.clock.now().toISOString();
    const [claim] = await queries.insertClaim(tx, { loungeId, userId, message, now });
    if (!claim) throw new AppError('CLAIM_ALREADY_OPEN');
  });
}

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * Open claims, oldest first.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listClaims(
  ctx: MemberContext,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<z.input<typeof claimListOutput>> {
  requireAdmin(ctx.actor);
  const [after] = cursor === undefined ? [0] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listOpenClaims(ctx.db, { after, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  return {
    items: items.map((row) => ({
      id: row.id,
      lounge: { id: row.loungeId, name: row.loungeName, city: row.city },
      member: {
        id: row.memberId,
        firstName: row.firstName,
        lastName: row.lastName,
        email: row.email,
      },
      message: row.message,
      createdAt: row.createdAt,
    })),
    nextCursor,
  };
}

/**
 * If a claim is approved, the claimant becomes the owner of the lounge and the former owner a
 * manager. Other claims of the lounge stay open, as each gets its own decision.
 *
 * @throws AppError FORBIDDEN, NOT_FOUND, CLAIM_DECIDED
 */
export async function decideClaim(
  ctx: MemberContext,
  { id, isApproved }: z.output<typeof decideClaimInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireAdmin(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const lounge = await lockLoungeOfClaim.first(tx, { claimId: id });
    if (!lounge) throw new AppError('NOT_FOUND');
    const [claim] = await queries.decideClaim(tx, {
      id,
      status: isApproved ? 'approved' : 'declined',
      decidedBy: ctx.actor.id,
      now: ctx.clock.now().toISOString(),
    });
    if (!claim) throw new AppError('CLAIM_DECIDED');
    if (isApproved) await handOver(ctx, tx, { loungeId: lounge.id, newOwnerId: claim.userId });
    await audit(ctx, tx, {
      action: isApproved ? 'claim.approve' : 'claim.decline',
      thing: { kind: 'lounge', id: lounge.id },
      scope: 'admin',
      after: { claim: id, member: claim.userId },
    });
    await notify(ctx, tx, claimDecided, {
      eventId: randomUUID(),
      recipientIds: [claim.userId],
      payload: { claimId: id, loungeId: lounge.id },
    });
  });
}
