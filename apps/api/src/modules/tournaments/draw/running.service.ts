import { type Course, enterCourse, withdrawFrom } from '@oche/darts/tournaments/course';
import type { Executor, Tx } from '@oche/db';
import {
  type CourseOutput,
  drawInput,
  type EntryChanges,
  type lateEntryInput,
  type previewEntryInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { organise } from '../core/lock.service.ts';
import { readOrganised } from '../core/tournament.service.ts';
import { getPlayed } from '../matches/course.queries.ts';
import { type Loaded, loadCourse, requireCourse, saveCourse } from '../matches/course.service.ts';
import { listEntrants } from '../matches/entrants.queries.ts';
import { expectEvening } from '../matches/evening.service.ts';
import { outdatedBy } from '../matches/field.ts';
import { listMatches, readFormats } from '../matches/matches.service.ts';
import { setCheckedIn } from '../seats/entry-write.queries.ts';
import { changesBetween } from './changes.ts';
import { insertLate } from './draw.queries.ts';
import { drawIn } from './draw.service.ts';
import { readField } from './field.service.ts';

/**
 * A tournament begins only with everybody who is there, and nobody who isn't, in its draw. Where nothing was
 * drawn, everybody is drawn now.
 * @throws AppError DRAW_OUTDATED, and what a draw is refused for
 */
export async function requireDrawn(ctx: MemberContext, tx: Tx, id: number): Promise<void> {
  const loaded = await loadCourse(tx, id);
  if (!loaded) {
    await drawIn(ctx, tx, drawInput.parse({ id }));
    return;
  }
  const { draw } = loaded;
  const { kind, entries } = await readField(tx, id, ctx.clock.now());
  if (outdatedBy(draw, kind, entries)) throw new AppError('DRAW_OUTDATED');
}

/**
 * Somebody with a seat who was not drawn comes late, and so is there.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS when it isn't running,
 *   ENTRY_NOT_FOUND without a seat, ALREADY_DRAWN, COURSE_FULL when there is no place left
 */
export async function enterLate(
  ctx: MemberContext,
  { id, entryId }: z.output<typeof lateEntryInput>,
): Promise<CourseOutput> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    if (tournament.status !== 'active') throw new AppError('TOURNAMENT_STATUS');
    const now = ctx.clock.now();
    const loaded = await requireCourse(tx, id);
    const joined = await joinedBy(tx, loaded, entryId);
    const place = joined.bracket.entrants.indexOf(entryId);
    await insertLate(tx, { tournamentId: id, entryId, place, now });
    await setCheckedIn(tx, { entryId, at: now.toISOString() });
    await saveCourse(ctx, tx, loaded, joined);
  });
  return listMatches(ctx, { id });
}

/** @throws AppError ENTRY_NOT_FOUND, ALREADY_DRAWN, COURSE_FULL */
async function joinedBy(
  db: Executor,
  { tournamentId, course }: Loaded,
  entryId: number,
): Promise<Course> {
  const entries = await listEntrants(db, { tournamentId, viewerId: '' });
  if (course.bracket.entrants.includes(entryId)) throw new AppError('ALREADY_DRAWN');
  if (!entries.some(({ id, status }) => id === entryId && status === 'registered')) {
    throw new AppError('ENTRY_NOT_FOUND');
  }
  const joined = enterCourse(course, entryId);
  if ('refused' in joined) throw new AppError('COURSE_FULL');
  return joined;
}

/**
 * What it would change if somebody came late, or left.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, DRAW_MISSING, ENTRY_NOT_FOUND, and late
 *   ALREADY_DRAWN, COURSE_FULL
 */
export async function previewEntry(
  { db, actor, clock }: MemberContext,
  { id, entryId, as }: z.output<typeof previewEntryInput>,
): Promise<EntryChanges> {
  requireWriter(actor);
  const { status } = await readOrganised(db, actor, id);
  if (status !== 'active') throw new AppError('TOURNAMENT_STATUS');
  const loaded = await requireCourse(db, id);
  const { course, rows } = loaded;
  const isIn = course.bracket.entrants.includes(entryId);
  if (as === 'left' && !isIn) throw new AppError('ENTRY_NOT_FOUND');
  const changed =
    as === 'late' ? await joinedBy(db, loaded, entryId) : withdrawFrom(course, entryId);
  const played = await getPlayed.first(db, { tournamentId: id });
  if (!played) throw new AppError('TOURNAMENT_NOT_FOUND');
  const formats = await readFormats(db, id);
  const endOf = async (one: Course) =>
    (await expectEvening(db, played, one, rows, formats, clock.now())).end;
  return {
    matches: changesBetween(course, changed, new Map(rows.map((row) => [row.key, row.number]))),
    before: await endOf(course),
    after: await endOf(changed),
  };
}

/**
 * What becomes of the matches of entries that have just left, in the transaction that notes it, behind the
 * tournament's lock.
 */
export async function leaveCourse(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  tournamentId: number,
  entryIds: readonly number[],
): Promise<void> {
  const loaded = await loadCourse(tx, tournamentId);
  if (loaded?.status !== 'active') return;
  const isIn = new Set(loaded.course.bracket.entrants);
  const course = entryIds.reduce(
    (before, entryId) => (isIn.has(entryId) ? withdrawFrom(before, entryId) : before),
    loaded.course,
  );
  await saveCourse(ctx, tx, loaded, course);
}
