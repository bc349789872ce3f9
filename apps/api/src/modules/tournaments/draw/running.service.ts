import { enterCourse, withdrawFrom } from '@oche/darts/course';
import type { Tx } from '@oche/db';
import { type CourseOutput, drawInput, type lateEntryInput } from '@oche/validators/tournaments';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { organise } from '../life/lock.service.ts';
import { loadCourse, requireCourse, saveCourse } from '../matches/course.service.ts';
import { listMatches } from '../matches/matches.service.ts';
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
  const drawn = new Set(draw.places);
  const isSame = entries.length === drawn.size && entries.every(({ id }) => drawn.has(id));
  if (!isSame || kind !== draw.kind) throw new AppError('DRAW_OUTDATED');
}

/**
 * Somebody with a seat who was not drawn comes late.
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
    const { entries } = await readField(tx, id, now);
    if (loaded.course.bracket.entrants.includes(entryId)) throw new AppError('ALREADY_DRAWN');
    if (!entries.some((entry) => entry.id === entryId)) throw new AppError('ENTRY_NOT_FOUND');
    const joined = enterCourse(loaded.course, entryId);
    if ('refused' in joined) throw new AppError('COURSE_FULL');
    const place = joined.bracket.entrants.indexOf(entryId);
    await insertLate(tx, { tournamentId: id, entryId, place, now });
    await saveCourse(ctx, tx, loaded, joined);
  });
  return listMatches(ctx, { id });
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
