import { type Executor, withTransaction } from '@oche/db';
import type { Consequence } from '@oche/validators/own-data/schemas';
import { evenIfOver } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { mailMember } from '../mails/lounge-mails.service.ts';
import { setLoungeActive } from '../page/lounge-change.service.ts';
import { lockLounge } from '../page/lounge-lock.queries.ts';
import { listOwned } from './leaving.queries.ts';
import { handOver } from './staff.service.ts';

const ALL = 0;

/** Lounges that get another owner, or are closed, when the member leaves. */
export async function listOwnedBy(db: Executor, userId: string): Promise<Consequence[]> {
  const owned = await listOwned(db, { userId, id: ALL });
  return owned
    .filter(({ isActive, managerId }) => isActive || managerId !== null)
    .map(({ id, name, managerName }) => ({
      kind: 'lounge',
      outcome: managerName === null ? 'closed' : 'handedOver',
      name,
      to: managerName,
      at: null,
      path: `/venues/${id}/manage`,
    }));
}

/** Lounges that nobody else could run. */
export async function listOrphans(db: Executor, userId: string): Promise<number[]> {
  const owned = await listOwned(db, { userId, id: ALL });
  return owned.filter(({ managerId }) => managerId === null).map(({ id }) => id);
}

/**
 * The member who has been in the team the longest gets the lounge, and learns of it by mail. One without a team is
 * closed: it can't be found or booked any more.
 */
export async function handOverLounges(ctx: MemberContext): Promise<void> {
  const { id: userId } = ctx.actor;
  for (const { id, isActive } of await listOwned(ctx.db, { userId, id: ALL })) {
    const isHandedOver = await withTransaction(ctx.db, async (tx) => {
      await lockLounge(tx, { id });
      const [lounge] = await listOwned(tx, { userId, id });
      if (!lounge || lounge.managerId === null) return false;
      await handOver(ctx, tx, { loungeId: id, newOwnerId: lounge.managerId });
      await mailMember(tx, lounge.managerId, 'lounges.inherited', { loungeId: id });
      return true;
    });
    if (!isHandedOver && isActive) await evenIfOver(setLoungeActive(ctx, { id, isActive: false }));
  }
}
