import { winnerBy } from '@oche/darts/match';
import { type Course, isOver, reportResult, takeBack } from '@oche/darts/tournaments/course';
import type { Executor, Tx } from '@oche/db';
import type {
  Consequences,
  decideResultInput,
  previewResultInput,
  reopenMatchInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { annulOfficial, setOfficialWinner } from '../../games/index.ts';
import { organise } from '../core/lock.service.ts';
import { readOrganised } from '../core/tournament.service.ts';
import { type Loaded, requireCourse, saveCourse } from '../matches/course.service.ts';
import { formatFor } from '../matches/formats.ts';
import { changesTo, disturbedBy, type StoredMatch, scoreIn } from '../matches/match-rows.ts';
import { readFormats } from '../matches/matches.service.ts';
import { priorOf } from '../matches/result-step.service.ts';
import { insertSteps } from '../steps/steps.queries.ts';
import * as queries from './results.queries.ts';

type Score = readonly [number, number];

/** A match as a call names it: with the id of a tournament, it has to be one of that. */
export interface NamedMatch {
  matchId: number;
  id?: number | undefined;
}

/** @throws AppError MATCH_NOT_FOUND */
export async function tournamentOf(
  { db }: Pick<MemberContext, 'db'>,
  { matchId, id }: NamedMatch,
): Promise<number> {
  const match = await queries.getTournamentOf.first(db, { matchId });
  if (!match || (id ?? match.tournamentId) !== match.tournamentId) {
    throw new AppError('MATCH_NOT_FOUND');
  }
  return match.tournamentId;
}

/**
 * What a repeated request, which may come late, must not do a second time: it would undo what was decided meanwhile.
 */
export async function onceFor(
  ctx: MemberContext,
  tx: Tx,
  operation: string,
  input: NamedMatch & { idempotencyKey?: string | undefined },
  work: () => Promise<void>,
): Promise<void> {
  const scope = { kind: 'match', id: input.matchId };
  await once(tx, { userId: ctx.actor.id, operation, scope, input }, async () => {
    await work();
    return input.matchId;
  });
}

/** @throws AppError RESULT_MOVED_ON when a result was meant for others than who plays by now */
export function requireSame(
  match: StoredMatch,
  players: readonly [number, number] | undefined,
): void {
  if (players && (players[0] !== match.entry_a || players[1] !== match.entry_b)) {
    throw new AppError('RESULT_MOVED_ON');
  }
}

/** @throws AppError MATCH_NOT_FOUND when a correction has taken it away meanwhile */
export function matchIn({ rows }: Loaded, matchId: number): StoredMatch {
  const match = rows.find(({ id }) => id === matchId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  return match;
}

/**
 * The course with a result.
 * @throws AppError MATCH_NOT_READY, SCORE_IMPOSSIBLE for what no match of this format ends with
 */
export async function withScore(
  db: Executor,
  { tournamentId, course }: Loaded,
  match: StoredMatch,
  score: Score,
): Promise<Course> {
  const format = formatFor(await readFormats(db, tournamentId), match);
  const winner = winnerBy(format, score);
  if (winner === undefined) throw new AppError('SCORE_IMPOSSIBLE');
  const next = reportResult(course, match.key, { scores: score, winner });
  if ('refused' in next) throw new AppError('MATCH_NOT_READY');
  return next;
}

const unscored = (row: StoredMatch): StoredMatch => ({ ...row, game_id: null, started_at: null });

function withoutScore({ course }: Loaded, match: StoredMatch): Course {
  const next = takeBack(course, match.key);
  if ('refused' in next) throw new AppError('MATCH_NOT_READY');
  return next;
}

const isDecidable = (status: string): boolean => status === 'active' || status === 'completed';

/** @throws AppError MATCH_NOT_FOUND, TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, DRAW_MISSING */
async function decideOnce(
  ctx: MemberContext,
  operation: string,
  input: NamedMatch & { idempotencyKey?: string | undefined },
  work: (tx: Tx, loaded: Loaded, match: StoredMatch) => Promise<void>,
): Promise<void> {
  requireWriter(ctx.actor);
  await organise(ctx, await tournamentOf(ctx, input), (tx, tournament) =>
    onceFor(ctx, tx, operation, input, async () => {
      if (!isDecidable(tournament.status)) throw new AppError('TOURNAMENT_STATUS');
      const loaded = await requireCourse(tx, tournament.id);
      await work(tx, loaded, matchIn(loaded, input.matchId));
    }),
  );
}

/**
 * An organiser enters a result or corrects it, even that of a match that is scored or disputed. What is now between
 * others is open again, and rankings follow.
 *
 * @throws AppError MATCH_NOT_FOUND, TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS,
 * MATCH_NOT_READY, SCORE_IMPOSSIBLE, RESULT_MOVED_ON when it is between others by now
 */
export async function decideResult(
  ctx: MemberContext,
  input: z.output<typeof decideResultInput>,
): Promise<void> {
  const { score, players } = input;
  await decideOnce(ctx, 'match.decide', input, async (tx, loaded, match) => {
    requireSame(match, players);
    const course = await withScore(tx, loaded, match, score);
    const isScored = match.status !== 'played' && match.game_id !== null;
    const rows = isScored
      ? loaded.rows.map((row) => (row === match ? unscored(row) : row))
      : loaded.rows;
    await saveCourse(ctx, tx, { ...loaded, rows }, course, {
      key: match.key,
      source: 'organiser',
      by: ctx.actor.id,
      at: ctx.clock.now(),
    });
    if (match.game_id === null) return;
    // what was scored counts for the side that the organisers name; a game that still goes on has come too late
    if (match.status === 'played') {
      await setOfficialWinner(ctx, tx, match.game_id, score[0] > score[1] ? 0 : 1);
    } else await annulOfficial(ctx, tx, match.game_id);
  });
}

/**
 * An organiser takes a result back, or calls a match off that is being scored: it is played again.
 * @throws AppError MATCH_NOT_FOUND, TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, MATCH_NOT_READY
 */
export async function reopenMatch(
  ctx: MemberContext,
  input: z.output<typeof reopenMatchInput>,
): Promise<void> {
  const { matchId } = input;
  await decideOnce(ctx, 'match.reopen', input, async (tx, loaded, match) => {
    const begun = match.status !== 'played';
    if (begun && !OPEN_AGAIN.has(match.status)) throw new AppError('MATCH_NOT_READY');
    const course = begun ? loaded.course : withoutScore(loaded, match);
    const changes = changesTo(loaded.tournamentId, loaded.rows, course);
    const isFinal =
      begun || match.game_id !== null || disturbedBy(loaded.rows, changes, match.key).length > 0;
    await queries.openMatch(tx, { matchId });
    if (match.game_id !== null) await annulOfficial(ctx, tx, match.game_id);
    await insertSteps(tx, [
      {
        tournamentId: loaded.tournamentId,
        kind: 'reopened',
        matchId,
        by: ctx.actor.id,
        at: ctx.clock.now(),
        facts: {
          match: { number: match.number, players: [match.entry_a, match.entry_b] },
          before: scoreIn(match),
          wasDisputed: match.status === 'disputed',
        },
        wayBack: isFinal ? null : { prior: priorOf(match) },
      },
    ]);
    if (begun) return;
    const rows = loaded.rows.map((row) => (row.id === matchId ? opened(row) : row));
    await saveCourse(ctx, tx, { ...loaded, rows }, course);
  });
}

const OPEN_AGAIN: ReadonlySet<string> = new Set(['called', 'playing', 'reported', 'disputed']);

/** As `openMatch` has written it. */
export const opened = (row: StoredMatch): StoredMatch => ({
  ...row,
  status: 'open',
  score_a: null,
  score_b: null,
  winner: null,
  source: null,
  decided_by: null,
  decided_at: null,
  game_id: null,
  started_at: null,
});

/**
 * What entering, correcting or taking back a result would open again, before it is done.
 * @throws AppError as `decideResult` does
 */
export async function previewResult(
  ctx: MemberContext,
  { matchId, score, id }: z.output<typeof previewResultInput>,
): Promise<Consequences> {
  requireWriter(ctx.actor);
  const tournamentId = await tournamentOf(ctx, { matchId, id });
  const { status } = await readOrganised(ctx.db, ctx.actor, tournamentId);
  if (!isDecidable(status)) throw new AppError('TOURNAMENT_STATUS');
  const loaded = await requireCourse(ctx.db, tournamentId);
  const match = matchIn(loaded, matchId);
  const course =
    score === null ? withoutScore(loaded, match) : await withScore(ctx.db, loaded, match, score);
  const { rows } = loaded;
  const changes = changesTo(tournamentId, rows, course);
  return {
    reopened: disturbedBy(rows, changes, match.key).map(toReopened),
    goesOn: status === 'completed' && !isOver(course),
  };
}

const toReopened = (row: StoredMatch): Consequences['reopened'][number] => ({
  matchId: row.id,
  number: row.number,
  stage: row.stage,
  round: row.round,
  players: [row.entry_a, row.entry_b],
  score: scoreIn(row),
});
