import type { CaseCount } from '@oche/validators/moderation/schemas';
import { requireStaff } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { countOpenCases } from '../case/case.queries.ts';
import { staffReaderOf } from '../moderation.policy.ts';
import { countWaitingAppeals } from './appeal.queries.ts';

/**
 * How much waits for the reader in each queue.
 * @throws AppError FORBIDDEN
 */
export async function countCases({ actor, db }: MemberContext): Promise<CaseCount> {
  requireStaff(actor);
  const reader = staffReaderOf(actor);
  const [open, appeals] = await Promise.all([
    countOpenCases.first(db, reader),
    countWaitingAppeals.first(db, { ...reader, moderatorId: actor.id }),
  ]);
  return {
    reports: open?.reports ?? 0,
    approvals: open?.approvals ?? 0,
    appeals: appeals?.count ?? 0,
  };
}
