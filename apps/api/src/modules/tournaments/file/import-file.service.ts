import { type Course, courseOf, isOver } from '@oche/darts/tournaments/course';
import type { CourseSetup } from '@oche/darts/tournaments/course-setup';
import { type Tx, withTransaction } from '@oche/db';
import type { importTournamentInput, TournamentFile } from '@oche/validators/tournaments/file';
import type { DrawOutput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { columnsOf, requireOrder } from '../changes/tournament-change.service.ts';
import { changeIn } from '../core/lock.service.ts';
import { getTournament } from '../core/tournament.service.ts';
import * as tournaments from '../core/tournament-change.queries.ts';
import { requireFitting } from '../draw/draw.policy.ts';
import * as draws from '../draw/draw.queries.ts';
import { saveFormat } from '../formats/formats.queries.ts';
import * as courses from '../matches/course.queries.ts';
import { requireCourse, saveCourse, setupOf } from '../matches/course.service.ts';
import { changesTo, factsOf } from '../matches/match-rows.ts';
import { readFormats } from '../matches/matches.service.ts';
import { enter } from '../seats/enter.service.ts';
import * as seats from '../seats/entry-write.queries.ts';
import { requirePlayed, requireWhole, winnersIn } from './file-checks.ts';

type Input = z.output<typeof importTournamentInput>;

/**
 * Makes a tournament of a file, with all that was drawn and played, or nothing at all. Everybody in it is a guest, as a
 * file names people and no accounts; so nothing of it counts in rankings.
 * @throws AppError BAD_INPUT with the place in the file that contradicts another one, TOURNAMENT_RULES_UNFIT, and what a
 *   draw is refused for
 */
export async function importTournamentFile(
  ctx: MemberContext,
  { idempotencyKey, ...file }: Input,
): Promise<TournamentOutput> {
  requireVoice(ctx.actor);
  requireOrder(file.tournament, 'tournament.');
  requireWhole(file);
  const input = { ...file, idempotencyKey };
  const attempt = { userId: ctx.actor.id, operation: 'tournament.import', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const now = ctx.clock.now().toISOString();
      const tournamentId = await tournaments.insertTournament(tx, {
        ...columnsOf(file.tournament),
        status: file.status === 'draft' ? 'draft' : 'upcoming',
        created_by: ctx.actor.id,
        created_at: now,
        updated_at: now,
      });
      await fill(ctx, tx, tournamentId, file);
      await ctx.events.publish(tx, 'tournament.described', { tournamentId });
      return tournamentId;
    }),
  );
  return getTournament(ctx, { id });
}

async function fill(ctx: MemberContext, tx: Tx, id: number, file: TournamentFile): Promise<void> {
  const ids = await changeIn(ctx, tx, id, async (_, tournament) =>
    file.entries.length === 0
      ? []
      : enter(
          ctx,
          tx,
          tournament,
          file.entries.map(({ name, players }) => ({
            name,
            seed: null,
            isPaid: false,
            players: players.map((guestName) => ({ userId: null, guestName })),
          })),
        ),
  );
  const idOf = (entry: number): number => {
    const found = ids[entry - 1];
    if (found === undefined) throw new AppError('BAD_INPUT', { fields: { entries: 'invalid' } });
    return found;
  };
  await leaveAll(ctx, tx, id, file.left.map(idOf));
  if (!file.draw) return;
  const made = drawOf(file.draw, idOf);
  requireFitting(setupOf(made));
  const now = ctx.clock.now();
  const lots = Object.fromEntries(
    file.entries.flatMap(({ lot }, index) => (lot === null ? [] : [[idOf(index + 1), lot]])),
  );
  await draws.insertDraw(tx, { tournamentId: id, made, drawnBy: ctx.actor.id, now, lots });
  for (const [index, { entry, place }] of file.late.entries()) {
    const at = new Date(now.getTime() + index);
    await draws.insertLate(tx, { tournamentId: id, entryId: idOf(entry), place, now: at });
  }
  for (const { stage, round, format } of file.formats) {
    await saveFormat(tx, { tournamentId: id, stage, round, format: JSON.stringify(format) });
  }
  await play(ctx, tx, id, { file, setup: setupOf({ ...made, lots }), made, idOf });
}

/** In their order, which is that of their times. */
async function leaveAll(ctx: MemberContext, tx: Tx, id: number, left: number[]): Promise<void> {
  for (const [index, entryId] of left.entries()) {
    const now = new Date(ctx.clock.now().getTime() + index).toISOString();
    await seats.setLeft(tx, { entryIds: [entryId], as: 'withdrawn', now });
  }
  await seats.addCounts(tx, { id, entered: -left.length, waiting: 0, numbers: 0 });
}

interface Played {
  file: TournamentFile;
  setup: CourseSetup;
  made: DrawOutput;
  idOf: (entry: number) => number;
}

async function play(ctx: MemberContext, tx: Tx, id: number, played: Played): Promise<void> {
  const { file } = played;
  const course = await replayed(tx, id, played);
  const now = ctx.clock.now();
  const { saved } = changesTo(id, [], course);
  const decided = { source: 'organiser', decided_by: ctx.actor.id, decided_at: now } as const;
  await courses.saveMatches(
    tx,
    saved.map((row) => (row.status === 'played' ? { ...row, ...decided } : row)),
  );
  if (file.status !== 'active' && file.status !== 'completed') return;
  const at = now.toISOString();
  const status = file.status === 'completed' && !isOver(course) ? 'completed' : 'active';
  await tournaments.setStatus(tx, {
    id,
    status,
    startedAt: at,
    completedAt: status === 'completed' ? at : null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    now: at,
  });
  const loaded = await requireCourse(tx, id);
  await saveCourse(ctx, tx, loaded, loaded.course);
}

/** The course that the file's draw and results make; each result has to be one of it. */
async function replayed(tx: Tx, id: number, { file, setup, made, idOf }: Played): Promise<Course> {
  const winners = winnersIn(file, await readFormats(tx, id));
  const idOrNull = (entry: number | null) => (entry === null ? null : idOf(entry));
  const rows = file.matches.map(({ key, stage, round, players, score }, index) => ({
    key,
    stage,
    round,
    entry_a: idOrNull(players[0]),
    entry_b: idOrNull(players[1]),
    status: score ? ('played' as const) : ('open' as const),
    score_a: score?.[0] ?? null,
    score_b: score?.[1] ?? null,
    winner: winners[index] ?? null,
  }));
  const entrants: (number | 'nobody')[] = [...made.places];
  for (const { entry, place } of file.late) {
    while (entrants.length < place) entrants.push('nobody');
    entrants[place] = idOf(entry);
  }
  const isIn = new Set<number | 'nobody'>(entrants);
  const withdrawn = file.left.map(idOf).filter((entry) => isIn.has(entry));
  const course = courseOf(setup, { ...factsOf(rows), entrants, withdrawn });
  requirePlayed(file, course, idOf);
  return course;
}

const drawOf = (
  { entrants, places, ...draw }: NonNullable<TournamentFile['draw']>,
  idOf: (entry: number) => number,
): DrawOutput => ({
  ...draw,
  entrants: entrants.map(({ entry, apart }) => ({ id: idOf(entry), apart })),
  places: places.map(idOf),
});
