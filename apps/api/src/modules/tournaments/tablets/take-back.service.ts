import { takeBack } from '@oche/darts/tournaments/course';
import type { Tx } from '@oche/db';
import type { HostBoard } from '../../../lib/declared/board-hosts.ts';
import type { Deps } from '../../../lib/deps.ts';
import { takeMarker } from '../evening/marker.queries.ts';
import { readStanding } from '../evening/standing.service.ts';
import { requireCourse, saveCourse } from '../matches/course.service.ts';
import { changesTo, disturbedBy, type StoredMatch } from '../matches/match-rows.ts';
import { passToMarker } from '../results/marker.service.ts';
import { beginMatch, openMatch } from '../results/results.queries.ts';
import { opened } from '../results/results.service.ts';
import * as queries from './tablets.queries.ts';

/**
 * A match that was over goes on at its board: the result doesn't count any more. What an organiser has decided stays, and
 * so does what others play on with already.
 * @returns false when it is too late, also when somebody who played there is in another match by now
 */
export async function goOn(
  ctx: Deps,
  tx: Tx,
  { hostId: tournamentId, boardId }: HostBoard,
  gameId: number,
): Promise<boolean> {
  const loaded = await requireCourse(tx, tournamentId);
  const match = loaded.rows.find((row) => row.game_id === gameId);
  // the end of the game hasn't been looked at yet
  if (match?.status === 'playing') return true;
  if (match?.status !== 'played' || match.source === 'organiser') return false;
  const last = await queries.getLastCall.first(tx, { tournamentId, boardId });
  if (last?.matchId !== match.id || last.endedAt === null) return false;
  const course = takeBack(loaded.course, match.key);
  if ('refused' in course) return false;
  const changes = changesTo(tournamentId, loaded.rows, course);
  if (disturbedBy(loaded.rows, changes, match.key).length > 0) return false;
  const { boards, standing } = await readStanding(tx, tournamentId, ctx.clock.now());
  const isTaken = boards.find(({ id }) => id === boardId)?.isTaken !== false;
  const isAway = (entry: number | null) => entry === null || standing.busy.has(entry);
  if (isTaken || isAway(match.entry_a) || isAway(match.entry_b)) return false;
  await openMatch(tx, { matchId: match.id });
  const rows = loaded.rows.map((row) => (row === match ? opened(row) : row));
  await saveCourse(ctx, tx, { ...loaded, rows }, course);
  await playOn(ctx, tx, match, { gameId, ...last });
  return true;
}

/** The same board and game, and whoever marked it, if they are still free. */
async function playOn(
  { clock }: Deps,
  tx: Tx,
  match: StoredMatch,
  { gameId, id: callId, markerId }: { gameId: number; id: number; markerId: number | null },
): Promise<void> {
  const { id: matchId, tournament_id: tournamentId, started_at: startedAt } = match;
  await beginMatch(tx, { matchId, gameId, now: startedAt ? new Date(startedAt) : clock.now() });
  const { standing } = await readStanding(tx, tournamentId, clock.now());
  const isFree = markerId !== null && !standing.busy.has(markerId) && !standing.gone.has(markerId);
  await queries.resumeCall(tx, { callId, markerId: isFree ? markerId : null });
  if (isFree) await takeMarker(tx, { matchId, markerId });
  await passToMarker(tx, matchId);
}
