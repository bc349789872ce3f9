import {
  type Course,
  courseOf,
  isOver,
  placementOf,
  winnerOf,
} from '@oche/darts/tournaments/course';
import type { CourseSetup } from '@oche/darts/tournaments/course-setup';
import type { Executor, Tx } from '@oche/db';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { annulOfficial } from '../../games/index.ts';
import { setStatus } from '../core/tournament-change.queries.ts';
import { matchFinished, tournamentCompleted } from '../core/tournaments.outside.ts';
import { insertSteps } from '../steps/steps.queries.ts';
import { resultStep } from './result-step.service.ts';
import '../core/tournaments.events.ts';
import * as queries from './course.queries.ts';
import {
  changesTo,
  type Decision,
  factsOf,
  type MatchRow,
  type StoredMatch,
} from './match-rows.ts';

type Draw = NonNullable<Awaited<ReturnType<typeof queries.getLastDraw.first>>>;

/** A tournament's course as it is stored. */
export interface Loaded {
  tournamentId: number;
  status: 'draft' | 'upcoming' | 'active' | 'completed' | 'cancelled';
  rows: readonly StoredMatch[];
  course: Course;
  draw: Draw;
}

export const setupOf = ({
  kind,
  options,
  seed,
  places,
  lots,
}: Pick<Draw, 'kind' | 'options' | 'seed' | 'places'> &
  Partial<Pick<Draw, 'lots'>>): CourseSetup => ({
  kind,
  options,
  seed,
  drawn: places.length,
  ...(lots && {
    lots: new Map(Object.entries(lots).map(([entry, number]) => [Number(entry), number])),
  }),
});

/**
 * Replays a tournament from its draw and from what was written since.
 * @returns undefined before the draw
 */
export async function loadCourse(db: Executor, tournamentId: number): Promise<Loaded | undefined> {
  // one after the other: a transaction has one connection
  const played = await queries.getPlayed.first(db, { tournamentId });
  const draw = await queries.getLastDraw.first(db, { tournamentId });
  if (!played || !draw) return undefined;
  const late = await queries.listLate(db, { tournamentId });
  const left = await queries.listLeft(db, { tournamentId });
  const rows = await queries.listMatches(db, { tournamentId });
  const entrants: (number | 'nobody')[] = [...draw.places];
  for (const { entryId, place } of late) {
    while (entrants.length < place) entrants.push('nobody');
    entrants[place] = entryId;
  }
  const isIn = new Set<number | 'nobody'>(entrants);
  const course = courseOf(setupOf(draw), {
    ...factsOf(rows),
    entrants,
    withdrawn: left.flatMap(({ id }) => (isIn.has(id) ? [id] : [])),
  });
  return { tournamentId, status: played.status, rows, course, draw };
}

/** @throws AppError DRAW_MISSING */
export async function requireCourse(tx: Executor, tournamentId: number): Promise<Loaded> {
  const loaded = await loadCourse(tx, tournamentId);
  if (!loaded) throw new AppError('DRAW_MISSING');
  return loaded;
}

/**
 * Writes what a changed course means: matches, and with the last of them the end of the tournament. A
 * correction can let it go on. Games of matches that are now between others don't count any more. Call it
 * behind the tournament's lock.
 */
export async function saveCourse(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { tournamentId, status, rows }: Pick<Loaded, 'tournamentId' | 'status' | 'rows'>,
  course: Course,
  decision?: Decision,
): Promise<void> {
  const changes = changesTo(tournamentId, rows, course, decision);
  const { saved, gone, orphans } = changes;
  const step = decision && (await resultStep(tx, tournamentId, rows, changes, decision));
  await queries.deleteMatches(tx, tournamentId, gone);
  await queries.saveMatches(tx, saved);
  for (const gameId of orphans) await annulOfficial(ctx, tx, gameId);
  if (step) await insertSteps(tx, [step]);
  await publishResults(ctx, tx, { tournamentId, rows }, saved);
  if (status !== 'active' && status !== 'completed') return;
  const isEnd = isOver(course);
  const placement = placementOf(course);
  if (isEnd || status === 'completed') {
    await queries.savePlacement(tx, tournamentId, placement, winnerOf(course) ?? null);
  }
  if (isEnd === (status === 'completed')) {
    // a correction: who won, and who stands where in a series
    if (isEnd) await ctx.events.publish(tx, 'tournament.described', { tournamentId });
    return;
  }
  const now = ctx.clock.now().toISOString();
  await setStatus(tx, {
    id: tournamentId,
    status: isEnd ? 'completed' : 'active',
    startedAt: null,
    completedAt: isEnd ? now : null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    now,
  });
  await ctx.events.publish(tx, 'tournament.described', { tournamentId });
  if (isEnd) await publishOutside(ctx, tx, tournamentCompleted, { tournamentId });
}

/** Tells other people's programs of matches that have a result, or another one than before. */
async function publishResults(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { tournamentId, rows }: Pick<Loaded, 'tournamentId' | 'rows'>,
  saved: readonly MatchRow[],
): Promise<void> {
  const before = new Map(rows.map((row) => [row.key, row]));
  for (const row of saved) {
    const stored = before.get(row.key);
    if (!stored || row.status !== 'played') continue;
    await publishOutside(ctx, tx, matchFinished, { tournamentId, matchId: stored.id });
  }
}
