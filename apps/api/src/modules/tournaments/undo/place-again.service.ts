import type { Tx } from '@oche/db';
import type { MemberContext } from '../../../lib/deps.ts';
import { getMatch } from '../evening/evening-write.queries.ts';
import { placeMatch } from '../evening/place.service.ts';
import { readStanding } from '../evening/standing.service.ts';
import type { MatchStep } from './way-back.service.ts';

/**
 * Gives a match the board and the marker back that it had at a step.
 * @returns whether board and players were still free for it
 */
export async function placeAgain(
  ctx: MemberContext,
  tx: Tx,
  {
    tournamentId,
    matchId,
    facts,
    wayBack,
  }: Pick<MatchStep, 'tournamentId' | 'matchId' | 'facts' | 'wayBack'>,
): Promise<boolean> {
  const match = await getMatch.first(tx, { tournamentId, matchId });
  if (match?.status !== 'open' || match.a === null || match.b === null) return false;
  const { boards, standing } = await readStanding(tx, tournamentId, ctx.clock.now());
  const { busy, gone } = standing;
  const board = boards.find(({ id }) => id === wayBack.boardId);
  const isFree = board?.isInUse === true && !board.isTaken && board.matchId === null;
  if (!isFree || busy.has(match.a) || busy.has(match.b)) return false;
  const former = facts.markerId ?? null;
  const markerId = former !== null && !busy.has(former) && !gone.has(former) ? former : null;
  const placed = { tournamentId, matchId, boardId: board.id, board, markerId };
  await placeMatch(ctx, tx, { ...placed, calledBy: ctx.actor.id }, { isPlaying: false });
  return true;
}
