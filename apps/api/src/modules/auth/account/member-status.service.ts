import { withTransaction } from '@oche/db';
import type { setMemberStatusInput } from '@oche/validators/auth';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { canSetStatus } from '../auth.policy.ts';
import { endAllSessions } from '../session/session.service.ts';
import * as accounts from './account.queries.ts';

const ACTIONS = { active: 'reinstate', suspended: 'suspend', banned: 'ban' } as const;

/**
 * Suspends a member (who can read, but not write), bans one (who can't sign in; all sessions end at
 * once) or reinstates one.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT when the suspension would end in the past
 */
export async function setMemberStatus(
  ctx: MemberContext,
  { userId, status, until, reason }: z.output<typeof setMemberStatusInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const now = ctx.clock.now();
  if (until && new Date(until) <= now)
    throw new AppError('BAD_INPUT', { fields: { until: 'past' } });
  await withTransaction(ctx.db, async (tx) => {
    if (!(await accounts.getAccount(tx, userId))) throw new AppError('NOT_FOUND');
    const target = await accounts.lockAccount(tx, userId);
    if (!canSetStatus(ctx.actor, target)) throw new AppError('FORBIDDEN');
    await accounts.updateAccount(tx, userId, {
      status,
      suspended_until: until ?? null,
      status_reason: status === 'active' ? null : (reason ?? null),
      updated_at: now,
    });
    await audit(ctx, tx, {
      action: `member.${ACTIONS[status]}`,
      thing: { kind: 'member', id: userId },
      scope: 'site',
      reason,
      before: { status: target.status, until: target.suspended_until },
      after: { status, until: until ?? null },
    });
    if (status === 'banned') await endAllSessions(tx, ctx, userId);
  });
}
