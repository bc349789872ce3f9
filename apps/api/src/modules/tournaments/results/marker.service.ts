import type { Executor, Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { setOfficialMarkers } from '../../games/index.ts';
import { requireCourse, saveCourse } from '../matches/course.service.ts';
import * as queries from '../matches/marker.queries.ts';
import { matchIn, withScore } from './results.service.ts';

/** Whether a member is of the entry that marks a match, or has marked it. */
export const isMarkedBy = async (db: Executor, matchId: number, userId: string): Promise<boolean> =>
  (await queries.isMarkedBy.first(db, { matchId, userId })) !== undefined;

/** A member who marks a match may score its game on their own phone, too. */
export async function passToMarker(tx: Tx, matchId: number): Promise<void> {
  const marked = await queries.getMarked.first(tx, { matchId });
  if (marked?.gameId != null) await setOfficialMarkers(tx, marked.gameId, marked.userIds);
}

/**
 * The result of a match that was played at its board, said by the one who has marked it: it counts at once. Behind the
 * tournament's lock.
 * @throws AppError MATCH_NOT_FOUND, MATCH_NOT_READY when it isn't called or is scored already, SCORE_IMPOSSIBLE
 */
export async function markResult(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  {
    tournamentId,
    matchId,
    score,
    by,
  }: {
    tournamentId: number;
    matchId: number;
    score: readonly [number, number];
    /** null: the tablet at the board */
    by: string | null;
  },
): Promise<void> {
  const loaded = await requireCourse(tx, tournamentId);
  const match = matchIn(loaded, matchId);
  if (match.status !== 'called') throw new AppError('MATCH_NOT_READY');
  await saveCourse(ctx, tx, loaded, await withScore(tx, loaded, match, score), {
    key: match.key,
    source: 'marker',
    by,
    at: ctx.clock.now(),
  });
}
