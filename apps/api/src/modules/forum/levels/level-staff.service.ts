import { type Tx, withTransaction } from '@oche/db';
import type { fixLevelInput, MemberLevel } from '@oche/validators/forum/levels/schemas';
import type { z } from 'zod';
import { requireScope, requireWriter } from '../../../lib/actor.ts';
import { type AuditEntry, audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './level.queries.ts';
import { readLevel, tellOfLevels } from './level.service.ts';

/** Who moderates all of the forum. */
const SCOPE = 'forum';

/** A member's level for the staff. @throws AppError FORBIDDEN, NOT_FOUND, also for somebody who has left */
export async function getMemberLevel(
  ctx: MemberContext,
  { userId }: { userId: string },
): Promise<MemberLevel> {
  requireScope(ctx.actor, SCOPE);
  return readLevel(ctx, userId);
}

/**
 * Fixes a member's level, whatever the figure says.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function fixLevel(
  ctx: MemberContext,
  { userId, level, reason }: z.output<typeof fixLevelInput>,
): Promise<MemberLevel> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, SCOPE);
  const at = ctx.clock.now().toISOString();
  const fixing = { userId, level, by: ctx.actor.id, at, reason };
  await withTransaction(ctx.db, (tx) => change(ctx, tx, fixing, 'member.fixLevel'));
  return readLevel(ctx, userId);
}

/**
 * Lets the figure decide again; where it does already nothing changes.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function releaseLevel(
  ctx: MemberContext,
  { userId }: { userId: string },
): Promise<MemberLevel> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, SCOPE);
  await withTransaction(ctx.db, async (tx) => {
    const held = await queries.getLevel.first(tx, { userId });
    if (held?.fixedAt === null) return;
    const released = { userId, level: null, by: null, at: null, reason: null };
    await change(ctx, tx, released, 'member.releaseLevel');
  });
  return readLevel(ctx, userId);
}

async function change(
  ctx: MemberContext,
  tx: Tx,
  fixing: Parameters<typeof queries.setFixed>[1],
  action: AuditEntry['action'],
): Promise<void> {
  const { userId, reason } = fixing;
  await queries.addLevels(tx, { userIds: [userId] });
  const before = await queries.lockLevels.first(tx, { userIds: [userId] });
  const [after] = await queries.setFixed(tx, fixing);
  if (!before || !after) throw new AppError('NOT_FOUND');
  await audit(ctx, tx, {
    action,
    thing: { kind: 'member', id: userId },
    scope: SCOPE,
    reason,
    before: { forumLevel: before.level },
    after: { forumLevel: after.level },
  });
  await tellOfLevels(ctx, tx, [{ userId, before: before.level, level: after.level }]);
}
