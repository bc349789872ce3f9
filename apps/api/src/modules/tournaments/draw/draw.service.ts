import { randomBytes } from 'node:crypto';
import { courseOf } from '@oche/darts/tournaments/course';
import type { CourseSetup } from '@oche/darts/tournaments/course-setup';
import { draw, drawForGroups, mainGroups } from '@oche/darts/tournaments/draw';
import { groupCount } from '@oche/darts/tournaments/groups';
import type { Executor, Tx } from '@oche/db';
import type {
  CourseOutput,
  DrawOutput,
  drawInput,
  drawListOutput,
  drawPreviewOutput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { organise } from '../core/lock.service.ts';
import { readFacts, readOrganised } from '../core/tournament.service.ts';
import { isDrawable } from '../core/tournaments.policy.ts';
import * as courses from '../matches/course.queries.ts';
import { saveCourse, setupOf } from '../matches/course.service.ts';
import { describeCourse, listMatches } from '../matches/matches.service.ts';
import { forReader } from '../matches/shown-course.ts';
import { requireFitting } from './draw.policy.ts';
import * as queries from './draw.queries.ts';
import { type FieldEntry, readField } from './field.service.ts';

type Input = z.output<typeof drawInput>;

/** All draws of a tournament, for everybody who wants to check them; the last one first. */
export async function listDraws(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: { id: number },
): Promise<z.infer<typeof drawListOutput>> {
  await readFacts(db, actor, id);
  const rows = await courses.listDraws(db, { tournamentId: id });
  return rows.map((row) => ({
    number: row.number,
    drawnAt: row.drawnAt,
    kind: row.kind,
    seeding: row.seeding,
    seed: row.seed,
    seeded: row.seeded,
    options: row.options,
    entrants: row.entrants.map((entry, index) => ({
      id: entry,
      apart: row.apart?.[index] || null,
    })),
    places: row.places,
  }));
}

/**
 * What a draw would look like, with a seed that nobody keeps unless it is given.
 * @throws AppError as `drawTournament` does
 */
export async function previewDraw(
  ctx: MemberContext,
  input: Input,
): Promise<z.infer<typeof drawPreviewOutput>> {
  requireWriter(ctx.actor);
  const facts = await readOrganised(ctx.db, ctx.actor, input.id);
  if (!isDrawable(facts)) throw new AppError('TOURNAMENT_STATUS');
  const made = await makeDraw(ctx.db, input, ctx.clock.now());
  const course = courseOf(setupOf(made), { entrants: made.places });
  const described = await describeCourse(ctx, input.id, {
    rows: [],
    course,
    seeded: made.places.slice(0, made.seeded),
  });
  const reader = { userId: ctx.actor.id, isOrganiser: true, marks: new Set<number>() };
  return { draw: made, course: forReader(described, reader) };
}

/**
 * Draws everybody who has a seat, and, once check-in has opened, is there. Drawing again keeps the former draws with
 * their seeds.
 *
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS once it has begun,
 * ENTRY_NOT_FOUND, DRAW_TOO_FEW, DRAW_TOO_MANY for everybody against everybody, DRAW_OPTIONS_UNFIT
 */
export async function drawTournament(ctx: MemberContext, input: Input): Promise<CourseOutput> {
  requireWriter(ctx.actor);
  const { id } = input;
  const attempt = {
    userId: ctx.actor.id,
    operation: 'tournament.draw',
    scope: { kind: 'tournament', id },
    input,
  };
  await organise(ctx, id, (tx, tournament) =>
    once(tx, attempt, async () => {
      if (!isDrawable(tournament)) throw new AppError('TOURNAMENT_STATUS');
      await drawIn(ctx, tx, input);
      return id;
    }),
  );
  return listMatches(ctx, { id });
}

/** The same behind the tournament's lock. @throws AppError as `drawTournament` does */
export async function drawIn(ctx: ActingContext, tx: Tx, input: Input): Promise<void> {
  const tournamentId = input.id;
  const now = ctx.clock.now();
  const made = await makeDraw(tx, input, now);
  await queries.insertDraw(tx, { tournamentId, made, drawnBy: ctx.actor.id, now });
  await queries.deleteCourse(tx, tournamentId);
  const course = courseOf(setupOf(made), { entrants: made.places });
  await saveCourse(ctx, tx, { tournamentId, status: 'upcoming', rows: [] }, course);
}

async function makeDraw(db: Executor, input: Input, now: Date): Promise<DrawOutput> {
  const { id, seeding, options, seed = randomBytes(9).toString('base64url') } = input;
  const { kind, entries } = await readField(db, id, now);
  const ordered = inOrder(entries, input);
  const setup: CourseSetup = { kind, options, seed, drawn: ordered.length };
  requireFitting(setup);
  const apartOf = await apartIn(db, input, ordered);
  const groups = ordered.map((entry) => apartOf.get(entry));
  const seeded = Math.min(seeding === 'drawn' ? 0 : input.seeded, ordered.length);
  const drawing = { seed, seeded, ...(apartOf.size > 0 && { groups }) };
  const places =
    kind === 'groups' ? drawForGroups(ordered, groupCount(setup), drawing) : draw(ordered, drawing);
  return {
    kind,
    seeding,
    seed,
    seeded,
    options,
    entrants: ordered.map((entry, index) => ({ id: entry, apart: groups[index] ?? null })),
    places: [...places],
  };
}

/**
 * Who is kept apart until late: those whom a list names together, and among all others those who are in a club
 * together. Clubs get numbers, as everybody sees the draw, and some clubs are their members' alone.
 */
async function apartIn(
  db: Executor,
  { id, apart, keepsClubsApart }: Input,
  ordered: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const apartOf = new Map(
    apart.flatMap((list, index) => list.map((entry) => [entry, `${index + 1}`] as const)),
  );
  if (!keepsClubsApart) return apartOf;
  const rows = await queries.listClubsOfEntries(db, { tournamentId: id });
  const clubsOf = new Map(rows.map(({ entryId, clubs }) => [entryId, clubs]));
  const others = ordered.filter((entry) => !apartOf.has(entry));
  const groups = mainGroups(others.map((entry) => clubsOf.get(entry) ?? []));
  const numbers = [...new Set(groups.filter((group) => group !== undefined))];
  for (const [index, entry] of others.entries()) {
    const group = groups[index];
    if (group !== undefined) apartOf.set(entry, `${apart.length + numbers.indexOf(group) + 1}`);
  }
  return apartOf;
}

/**
 * The order of seeding: by rating, with those without one at the end; by hand, as told and then by the
 * seeds that were set; or as they registered.
 * @throws AppError ENTRY_NOT_FOUND when somebody is named who doesn't play
 */
function inOrder(entries: readonly FieldEntry[], { seeding, order }: Input): number[] {
  if (seeding === 'rating') {
    return entries
      .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.number - b.number)
      .map(({ id }) => id);
  }
  const all = new Set(entries.map(({ id }) => id));
  const named = new Set(seeding === 'hand' ? order : []);
  if ([...named].some((id) => !all.has(id))) throw new AppError('ENTRY_NOT_FOUND');
  const last = Number.MAX_SAFE_INTEGER;
  const others =
    seeding === 'hand'
      ? entries.toSorted((a, b) => (a.seed ?? last) - (b.seed ?? last) || a.number - b.number)
      : entries;
  return [...named, ...others.flatMap(({ id }) => (named.has(id) ? [] : [id]))];
}
