import { takeBack } from '@oche/darts/tournaments/course';
import type { Tx } from '@oche/db';
import type { enterMovesInput, enterMovesOutput } from '@oche/validators/games/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { correctOfficialEnd } from '../../games/index.ts';
import { refuseTaken } from '../core/in-play.service.ts';
import { changeByHouse } from '../core/lock.service.ts';
import { takeMarker } from '../evening/marker.queries.ts';
import { readStanding } from '../evening/standing.service.ts';
import { requireCourse, saveCourse } from '../matches/course.service.ts';
import { changesTo, disturbedBy, type StoredMatch } from '../matches/match-rows.ts';
import { passToMarker } from '../results/marker.service.ts';
import { beginMatch, openMatch } from '../results/results.queries.ts';
import { opened } from '../results/results.service.ts';
import { requireGameHere } from './at-board-game.service.ts';
import type { Tablet } from './tablet.service.ts';
import { requireTablet } from './tablet.service.ts';
import * as queries from './tablets.queries.ts';

type Moves = z.output<typeof enterMovesInput>;

/**
 * Takes back what has ended the match at this board, as long as nothing else was called here: the result doesn't count
 * any more, and the match goes on where it was. The lock of the tournament comes before that of the game.
 *
 * @throws AppError as `enterMovesAtBoard` does; GAME_NOT_OPEN when it is too late, also when somebody who
 *   played there is in another match by now; PLAYER_IN_PLAY, BOARD_IN_PLAY when that happens at this moment
 */
export async function takeBackAtBoard(
  ctx: ServiceContext,
  input: Moves,
): Promise<z.input<typeof enterMovesOutput>> {
  const { tournamentId } = await requireTablet(ctx, ctx.db);
  let answer: z.input<typeof enterMovesOutput> | undefined;
  await changeByHouse(ctx, tournamentId, async (tx) => {
    const tablet = await requireGameHere(ctx, tx, input.gameId);
    answer = await correctOfficialEnd(ctx, tx, input, () => goOn(ctx, tx, tablet, input.gameId));
  }).catch(refuseTaken);
  if (!answer) throw new Error(`tournament ${tournamentId} is gone`);
  return answer;
}

/** What an organiser has decided stays, and so does what others play on with already. */
async function goOn(
  ctx: ServiceContext,
  tx: Tx,
  { tournamentId, boardId }: Tablet,
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
  { clock }: ServiceContext,
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
