import { reportResult } from '@oche/darts/tournaments/course';
import type { Tx } from '@oche/db';
import type { startMatchInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { readOfficial, startOfficialGame } from '../../games/index.ts';
import { changeByHouse } from '../core/lock.service.ts';
import { isOrganiser } from '../core/tournaments.policy.ts';
import { getPlayed } from '../matches/course.queries.ts';
import { requireCourse, saveCourse } from '../matches/course.service.ts';
import { listEntrants } from '../matches/entrants.queries.ts';
import { formatFor } from '../matches/formats.ts';
import { readFormats } from '../matches/matches.service.ts';
import { isMarkedBy, passToMarker } from './marker.service.ts';
import * as queries from './results.queries.ts';
import { matchIn } from './results.service.ts';
import { playIn } from './said.service.ts';

/**
 * Lets a match be scored visit by visit. Its game counts with the last dart. Asking again gives the same game.
 * @throws AppError MATCH_NOT_FOUND, TOURNAMENT_NOT_FOUND, TOURNAMENT_STATUS, NOT_YOUR_MATCH,
 * MATCH_NOT_READY, NO_SCORER for a game that the scorer doesn't know
 */
export async function startMatch(
  ctx: MemberContext,
  { matchId, first, id }: z.output<typeof startMatchInput>,
): Promise<{ gameId: number }> {
  return playIn(ctx, { matchId, id }, async ({ tx, tournament, side }) => {
    const { id: createdBy } = ctx.actor;
    const isOwn = side >= 0 || (await isMarkedBy(tx, matchId, createdBy));
    if (!isOwn && !isOrganiser(ctx.actor, tournament)) throw new AppError('NOT_YOUR_MATCH');
    const { id: tournamentId } = tournament;
    return { gameId: await startIn(ctx, tx, { tournamentId, matchId, first, createdBy }) };
  });
}

/**
 * The same behind the tournament's lock, for whoever may.
 * @returns the game, also one that goes on already
 * @throws AppError MATCH_NOT_FOUND, MATCH_NOT_READY, NO_SCORER
 */
export async function startIn(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { tournamentId, matchId, first, createdBy }: Started,
): Promise<number> {
  const match = matchIn(await requireCourse(tx, tournamentId), matchId);
  if (match.status === 'playing' && match.game_id !== null) return match.game_id;
  if (match.status !== 'open' && match.status !== 'called') throw new AppError('MATCH_NOT_READY');
  const played = await getPlayed.first(tx, { tournamentId });
  if (!played || played.rules === null) throw new AppError('NO_SCORER');
  const entrants = await listEntrants(tx, { tournamentId, viewerId: '' });
  const playersOf = (entry: number | null) =>
    (entrants.find(({ id }) => id === entry)?.players ?? []).map(({ userId, name }) => ({
      userId,
      guestName: userId === null ? name : null,
    }));
  const gameId = await startOfficialGame(ctx, tx, {
    createdBy,
    rules: played.rules,
    format: formatFor(await readFormats(tx, tournamentId), match),
    sides: [playersOf(match.entry_a), playersOf(match.entry_b)],
    first,
    visibility: played.isPublic ? 'public' : 'private',
    loungeId: played.loungeId,
    boardId: (await queries.getLoungeBoard.first(tx, { matchId }))?.id ?? null,
  });
  await queries.beginMatch(tx, { matchId, gameId, now: ctx.clock.now() });
  await passToMarker(tx, matchId);
  return gameId;
}

interface Started extends Pick<z.output<typeof startMatchInput>, 'matchId' | 'first'> {
  tournamentId: number;
  /** who may score it beside those who play and mark */
  createdBy: string;
}

/**
 * What a game means for the match behind it, when it has ended, or was decided otherwise: looks at both as they are
 * now, so it does no harm twice. What organisers have decided by hand stays.
 */
export async function takeResult(ctx: Deps, { gameId }: { gameId: number }): Promise<void> {
  const found = await queries.getMatchOfGame.first(ctx.db, { gameId });
  if (!found) return;
  await changeByHouse(ctx, found.tournamentId, (tx) => takeResultIn(ctx, tx, gameId));
}

/** The same behind the tournament's lock. */
export async function takeResultIn(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  gameId: number,
): Promise<void> {
  const match = await queries.getMatchOfGame.first(tx, { gameId });
  const game = await readOfficial(tx, gameId);
  if (match && game) await apply(ctx, tx, match, game);
}

async function apply(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  match: { id: number; tournamentId: number },
  { status, winnerSide, endedBy, score }: NonNullable<Awaited<ReturnType<typeof readOfficial>>>,
): Promise<void> {
  const loaded = await requireCourse(tx, match.tournamentId);
  const row = loaded.rows.find(({ id }) => id === match.id);
  if (!row || row.source === 'organiser') return;
  if (status === 'annulled' && row.status === 'playing') {
    await queries.openMatch(tx, { matchId: match.id });
    return;
  }
  if (status !== 'completed' || (winnerSide !== 0 && winnerSide !== 1)) return;
  const isSame =
    row.status === 'played' &&
    row.winner === winnerSide &&
    row.score_a === score[0] &&
    row.score_b === score[1];
  if (isSame) return;
  const next = reportResult(loaded.course, row.key, { scores: score, winner: winnerSide });
  if ('refused' in next) return;
  await saveCourse(ctx, tx, loaded, next, {
    key: row.key,
    source: (await isMarkers(tx, match.id, endedBy)) ? 'marker' : 'live',
    by: null,
    at: ctx.clock.now(),
  });
}

/** Whether the last visit comes from the tablet at the board, or from somebody who marks there. */
const isMarkers = async (tx: Tx, matchId: number, endedBy: string | null): Promise<boolean> =>
  endedBy === null || (await isMarkedBy(tx, matchId, endedBy));
