import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../lib/deps.ts';
import { notify } from '../../notifications/index.ts';
import type { StoredMatch } from '../matches/match-rows.ts';
import { resultToConfirm } from '../notifications/to-confirm.notifications.ts';
import { listMembersOf } from '../seats/entry-write.queries.ts';

/**
 * Tells the other side of a match that a result waits for its answer.
 * @param side the one that has reported it
 */
export async function tellToConfirm(
  ctx: ActingContext,
  tx: Tx,
  match: Pick<StoredMatch, 'id' | 'tournament_id' | 'entry_a' | 'entry_b'>,
  side: number,
): Promise<void> {
  const other = side === 0 ? match.entry_b : match.entry_a;
  const members = await listMembersOf(tx, { entryIds: other === null ? [] : [other] });
  await notify(ctx, tx, resultToConfirm, {
    eventId: randomUUID(),
    recipientIds: members.map(({ userId }) => userId),
    payload: { matchId: match.id, tournamentId: match.tournament_id },
  });
}
