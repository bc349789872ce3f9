import { type MatchState, statesOf } from '@oche/darts/tournaments/bracket';
import { type Course, tablesOf } from '@oche/darts/tournaments/course';
import { qualifierCount } from '@oche/darts/tournaments/groups';
import type { Executor } from '@oche/db';
import type { CourseOutput, MatchOutput } from '@oche/validators/tournaments/schemas';
import type { ServiceContext } from '../../../lib/deps.ts';
import { readFacts } from '../core/tournament.service.ts';
import { isDrawable, isOrganiser } from '../core/tournaments.policy.ts';
import * as queries from './course.queries.ts';
import { type Loaded, loadCourse } from './course.service.ts';
import { listCalledBoards, listEntrants } from './entrants.queries.ts';
import { expectEvening } from './evening.service.ts';
import { fieldOf, outdatedBy } from './field.ts';
import { type Formats, formatFor } from './formats.ts';
import { listMarkedBy } from './marker.queries.ts';
import { statusOf } from './match.policy.ts';
import type { StoredMatch } from './match-rows.ts';
import { forReader, type ShownCourse, sharedCourses } from './shown-course.ts';

type Reading = Pick<ServiceContext, 'db' | 'clock'>;

/**
 * All that is played at a tournament, as it stands: matches, tables, who takes part, and when it will be over.
 * Before the draw there are only those who take part.
 * @throws AppError TOURNAMENT_NOT_FOUND
 */
export async function listMatches(
  ctx: Reading & Pick<ServiceContext, 'actor'>,
  { id }: { id: number },
): Promise<CourseOutput> {
  const { db, actor } = ctx;
  const facts = await readFacts(db, actor, id);
  const shown = await readShown(ctx, id, facts.revision);
  if (actor === null) return shown.output;
  const marked = await listMarkedBy(db, { tournamentId: id, userId: actor.id });
  return forReader(shown, {
    userId: actor.id,
    isOrganiser: isOrganiser(actor, facts),
    marks: new Set(marked.map(({ matchId }) => matchId)),
  });
}

/**
 * The same as everybody sees it, one for all who ask at the same time.
 * @param revision as just read, of a tournament that the reader may see
 */
export const readShownCourse = async (
  ctx: Reading,
  id: number,
  revision: number,
): Promise<CourseOutput> => (await readShown(ctx, id, revision)).output;

const readShown = (ctx: Reading, id: number, revision: number): Promise<ShownCourse> =>
  sharedCourses.get(ctx.db, `${id} ${revision}`, ctx.clock.now(), () =>
    showCourse(ctx, id, revision),
  );

/**
 * @param revision read before all else: what changes while the parts are read may be in some of them only, and a reader
 * who follows the tournament from this revision on hears of it
 */
async function showCourse(ctx: Reading, id: number, revision: number): Promise<ShownCourse> {
  const loaded = await loadCourse(ctx.db, id);
  const shown = await describeCourse(ctx, id, {
    rows: loaded?.rows ?? [],
    course: loaded?.course,
    draw: loaded?.draw,
    seeded: loaded?.draw.places.slice(0, loaded.draw.seeded) ?? [],
  });
  return { ...shown, output: { ...shown.output, revision } };
}

interface Described {
  rows: readonly StoredMatch[];
  course: Course | undefined;
  /** the draw that holds, unless this is a preview of another one */
  draw?: Loaded['draw'] | undefined;
  /** who kept the first places at the draw, in their order */
  seeded: readonly number[];
}

/** A course as everybody sees it, even one that is not stored. */
export async function describeCourse(
  { db, clock }: Reading,
  id: number,
  { rows, course, draw, seeded }: Described,
): Promise<ShownCourse> {
  const [played, entrants, formats, called] = await Promise.all([
    queries.getPlayed.first(db, { tournamentId: id }),
    listEntrants(db, { tournamentId: id, viewerId: '' }),
    readFormats(db, id),
    listCalledBoards(db, { tournamentId: id }),
  ]);
  if (!played) throw new Error(`there is no tournament ${id}`);
  const expected = course
    ? await expectEvening(db, played, course, rows, formats, clock.now())
    : null;
  const boards = new Map(called.map(({ matchId, name }) => [matchId, name]));
  const output: CourseOutput = {
    revision: played.revision,
    kind: course?.setup.kind ?? played.kind,
    status: played.status,
    entrants: entrants.map(({ name, players, ...entry }) => ({
      id: entry.id,
      name: name ?? players.map((player) => player.name).join(' / '),
      players,
      seed: seeded.indexOf(entry.id) + 1 || null,
      isOwn: false,
      hasLeft: entry.status !== 'registered',
      place: entry.place,
    })),
    matches: course
      ? matchesOf(course, rows, formats).map((match) => ({
          ...match,
          board: match.id === null ? null : (boards.get(match.id) ?? null),
          expectedAt: expected?.begins.get(match.plan.id) ?? null,
        }))
      : [],
    tables: course ? tablesFor(course) : [],
    outdated:
      draw && isDrawable(played)
        ? outdatedBy(draw, played.kind, fieldOf(entrants, played.checkInOpensAt, clock.now()))
        : null,
    expectedEnd: expected?.end ?? null,
  };
  return { output, hasScorer: played.rules !== null };
}

export async function readFormats(db: Executor, tournamentId: number): Promise<Formats> {
  const played = await queries.getPlayed.first(db, { tournamentId });
  const rounds = await queries.listFormats(db, { tournamentId });
  if (!played) throw new Error(`there is no tournament ${tournamentId}`);
  return { usual: played.format, rounds };
}

/** What a visitor can do with a match. */
const OF_VISITORS: MatchOutput['can'] = {
  start: false,
  report: false,
  answer: false,
  decide: false,
};

/** A match without where and when it is played. */
type PlacedLater = Omit<MatchOutput, 'board' | 'expectedAt'>;

function matchesOf(course: Course, rows: readonly StoredMatch[], formats: Formats): PlacedLater[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [...statesOf(course.bracket).values()].map((state, index) =>
    matchOf(state, byKey.get(state.plan.id), index + 1, formats),
  );
}

function matchOf(
  { plan, players, status, winner, result }: MatchState,
  row: StoredMatch | undefined,
  number: number,
  formats: Formats,
): PlacedLater {
  const won = typeof winner === 'number' ? players.indexOf(winner) : -1;
  const now = row?.status ?? statusOf(status, players);
  return {
    id: row?.id ?? null,
    number: row?.number ?? number,
    plan: { ...plan, sources: [plan.sources[0], plan.sources[1]] },
    players: [players[0] ?? null, players[1] ?? null],
    status: now,
    score: result ? [result.scores[0], result.scores[1]] : null,
    winner: won < 0 ? null : won,
    source: row?.source ?? null,
    said: row ? saidOf(row) : null,
    format: formatFor(formats, plan),
    gameId: row?.game_id ?? null,
    startedAt: row?.started_at ?? null,
    can: OF_VISITORS,
  };
}

function saidOf({
  said_side,
  said_a,
  said_b,
  said_at,
  dispute_reason,
}: StoredMatch): MatchOutput['said'] {
  if (said_side === null || said_a === null || said_b === null || said_at === null) return null;
  return { side: said_side, score: [said_a, said_b], reason: dispute_reason, saidAt: said_at };
}

function tablesFor(course: Course): CourseOutput['tables'] {
  const tables = tablesOf(course);
  const perGroup = course.setup.options.perGroup ?? 2;
  const goOn =
    course.setup.kind === 'groups' ? Math.min(perGroup, qualifierCount(course.setup)) : 0;
  return tables.map(({ group, rows }) => ({ group: group ?? null, rows: [...rows], goOn }));
}
