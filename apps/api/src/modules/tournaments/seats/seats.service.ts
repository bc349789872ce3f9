import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type { MemberContext } from '../../../lib/deps.ts';
import { notify } from '../../notifications/index.ts';
import type { Locked } from '../core/lock.service.ts';
import { movedUp } from '../notifications/tournaments.notifications.ts';
import * as queries from './entry-write.queries.ts';

/*
 * Who has a seat, and who waits for one. All of this runs behind the lock of the tournament's row, which
 * has the counts; that more have a seat than there are is refused by a constraint of the table.
 */

/**
 * Gives free seats to those who wait, in their order, until the tournament begins, and tells them.
 * @param isPresentOnly only to whoever is there already
 * @returns the entries that have moved up
 */
export async function fillSeats(
  ctx: MemberContext,
  tx: Tx,
  { id, status }: Pick<Locked, 'id' | 'status'>,
  isPresentOnly = false,
): Promise<number[]> {
  if (status !== 'upcoming' && status !== 'draft') return [];
  const now = ctx.clock.now().toISOString();
  const moved = await queries.moveUp(tx, { tournamentId: id, now, isPresentOnly });
  if (moved.length === 0) return [];
  await queries.addCounts(tx, { id, entered: moved.length, waiting: -moved.length, numbers: 0 });
  const entryIds = moved.map((entry) => entry.id);
  const members = await queries.listMembersOf(tx, { entryIds });
  await notify(ctx, tx, movedUp, {
    eventId: randomUUID(),
    recipientIds: members.map(({ userId }) => userId),
    payload: { tournamentId: id },
  });
  return entryIds;
}
