import type { answerResultInput, reportResultInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeTournament } from '../core/lock.service.ts';
import { requireCourse, saveCourse } from '../matches/course.service.ts';
import { listEntrants } from '../matches/entrants.queries.ts';
import { sideIn } from '../matches/match.policy.ts';
import type { StoredMatch } from '../matches/match-rows.ts';
import { isMarkedBy, markResult } from './marker.service.ts';
import * as queries from './results.queries.ts';
import {
  matchIn,
  type NamedMatch,
  onceFor,
  requireSame,
  tournamentOf,
  withScore,
} from './results.service.ts';
import { tellToConfirm } from './to-confirm.service.ts';

/**
 * Locks a running tournament, with the side of the member in one of its matches.
 * @throws AppError MATCH_NOT_FOUND, TOURNAMENT_NOT_FOUND, TOURNAMENT_STATUS, NOT_YOUR_MATCH
 */
export const playIn = async <T>(
  ctx: MemberContext,
  { matchId, id }: NamedMatch,
  work: (playing: {
    tx: Parameters<Parameters<typeof changeTournament<T>>[2]>[0];
    tournament: Parameters<Parameters<typeof changeTournament<T>>[2]>[1];
    loaded: Awaited<ReturnType<typeof requireCourse>>;
    match: StoredMatch;
    /** -1 for somebody who doesn't play it */
    side: number;
  }) => Promise<T>,
): Promise<T> => {
  requireWriter(ctx.actor);
  return changeTournament(ctx, await tournamentOf(ctx, { matchId, id }), async (tx, tournament) => {
    if (tournament.status !== 'active') throw new AppError('TOURNAMENT_STATUS');
    const loaded = await requireCourse(tx, tournament.id);
    const match = matchIn(loaded, matchId);
    const entrants = await listEntrants(tx, {
      tournamentId: tournament.id,
      viewerId: ctx.actor.id,
    });
    const own = new Set(entrants.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])));
    const side = sideIn({ players: [match.entry_a, match.entry_b] }, own);
    return work({ tx, tournament, loaded, match, side });
  });
};

const NEXT: ReadonlySet<string> = new Set(['open', 'called', 'reported']);

/**
 * A player says how it ended; the other side answers. Until then it can be said again. Unanswered it waits for the
 * organisers. What the one who marks it at its board says counts at once.
 *
 * @throws AppError MATCH_NOT_FOUND, TOURNAMENT_NOT_FOUND, TOURNAMENT_STATUS, NOT_YOUR_MATCH,
 * MATCH_NOT_READY, SCORE_IMPOSSIBLE, RESULT_MOVED_ON; RESULT_TO_ANSWER when the other side has said something
 */
export async function reportScore(
  ctx: MemberContext,
  input: z.output<typeof reportResultInput>,
): Promise<void> {
  const { matchId, score, players } = input;
  await playIn(ctx, input, async ({ tx, tournament, loaded, match, side }) => {
    const { id: tournamentId } = tournament;
    const by = ctx.actor.id;
    const isMarker = side < 0 && (await isMarkedBy(tx, matchId, by));
    if (side < 0 && !isMarker) throw new AppError('NOT_YOUR_MATCH');
    await onceFor(ctx, tx, 'match.report', input, async () => {
      requireSame(match, players);
      if (isMarker) return markResult(ctx, tx, { tournamentId, matchId, score, by });
      if (!NEXT.has(match.status)) throw new AppError('MATCH_NOT_READY');
      if (match.said_side !== null && match.said_side !== side) {
        throw new AppError('RESULT_TO_ANSWER');
      }
      await withScore(tx, loaded, match, score);
      const [a, b] = score;
      await queries.saySo(tx, { matchId, side, a, b, userId: ctx.actor.id, now: ctx.clock.now() });
      await tellToConfirm(ctx, tx, match, side);
    });
  });
}

/**
 * The other side says yes, which makes a result of it, or that it was otherwise: then organisers decide.
 * @throws AppError MATCH_NOT_FOUND, TOURNAMENT_NOT_FOUND, TOURNAMENT_STATUS, NOT_YOUR_MATCH,
 *   NOT_YOURS_TO_ANSWER, RESULT_MOVED_ON when something else was said meanwhile
 */
export async function answerScore(
  ctx: MemberContext,
  { matchId, score, answer, id }: z.output<typeof answerResultInput>,
): Promise<void> {
  if (answer.kind === 'dispute') requireVoice(ctx.actor);
  await playIn(ctx, { matchId, id }, async ({ tx, loaded, match, side }) => {
    if (side < 0) throw new AppError('NOT_YOUR_MATCH');
    if (match.status !== 'reported') throw new AppError('RESULT_MOVED_ON');
    if (match.said_side === side) throw new AppError('NOT_YOURS_TO_ANSWER');
    const isSame = match.said_a === score[0] && match.said_b === score[1];
    if (!isSame) throw new AppError('RESULT_MOVED_ON');
    if (answer.kind === 'dispute') {
      await queries.dispute(tx, { matchId, reason: answer.reason });
      return;
    }
    await saveCourse(ctx, tx, loaded, await withScore(tx, loaded, match, score), {
      key: match.key,
      source: 'players',
      by: ctx.actor.id,
      at: ctx.clock.now(),
    });
  });
}
