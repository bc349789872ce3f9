import { expectedLegs } from '@oche/darts/match';
import type { Course } from '@oche/darts/tournaments/course';
import { type Foreseen, foresee } from '@oche/darts/tournaments/evening';
import type { Executor } from '@oche/db';
import * as queries from './entrants.queries.ts';
import { type Formats, formatFor } from './formats.ts';
import { hasBegun, type StoredMatch } from './match-rows.ts';

/** Of somebody of whom no game is known; within these bounds what is known is believed. */
const USUAL_LEG = 6;
const FASTEST_LEG = 2;
const SLOWEST_LEG = 15;
/** From the last dart of a match to the first one of the next. */
const CHANGE = 4;
/** The last games tell how fast somebody plays now. */
const GAMES = 20;
const MINUTE_MS = 60_000;

interface Played {
  id: number;
  status: string;
  startsAt: string;
}

/** When an evening is over, and when each match begins that nobody has called yet, by its key. */
interface Expected {
  end: string | null;
  begins: ReadonlyMap<string, string>;
}

const NOTHING: Expected = { end: null, begins: new Map() };

/** Nobody knows better than to five minutes when something begins or ends, and a time that jumps tells nothing. */
const STEP_MS = 5 * MINUTE_MS;

/**
 * When a tournament will be over, and when its matches begin: one after the other on the boards that there
 * are, as long as their legs take those who play.
 * @returns ISO times; nothing when nothing is left to be played, and as long as there is no board to play at: a
 * time that rests on a guess would be taken for an announcement
 */
export async function expectEvening(
  db: Executor,
  tournament: Played,
  course: Course,
  rows: readonly StoredMatch[],
  formats: Formats,
  now: Date,
): Promise<Expected> {
  const { id, status, startsAt } = tournament;
  if (status !== 'active' && status !== 'upcoming') return NOTHING;
  const boards = await boardsOf(db, id);
  if (boards === 0) return NOTHING;
  const foreseen = await foreseeOn(
    db,
    { id, boards, formats, running: runningOf(rows, now) },
    course,
  );
  const { minutes, begins } = foreseen;
  const from = status === 'active' ? now.getTime() : Math.max(now.getTime(), Date.parse(startsAt));
  const called = new Set(rows.flatMap((row) => (hasBegun(row) ? [row.key] : [])));
  return {
    end: inSteps(from + minutes * MINUTE_MS),
    begins: new Map(
      [...begins].flatMap(([key, minute]) =>
        called.has(key) ? [] : [[key, inSteps(from + minute * MINUTE_MS)] as const],
      ),
    ),
  };
}

/** @returns an ISO time */
export const inSteps = (time: number): string =>
  new Date(Math.ceil(time / STEP_MS) * STEP_MS).toISOString();

/** How many boards a tournament can play at; 0 as long as none was set up or kept. */
export async function boardsOf(db: Executor, tournamentId: number): Promise<number> {
  const counted = await queries.countBoards.first(db, { tournamentId });
  return counted?.own || counted?.kept || 0;
}

interface Hall {
  /** of the tournament */
  id: number;
  boards: number;
  formats: Formats;
  running?: ReadonlyMap<string, number>;
}

/** A course played on so many boards, at the pace of those who have entered. */
export async function foreseeOn(
  db: Executor,
  { id: tournamentId, boards, formats, running = new Map() }: Hall,
  course: Course,
): Promise<Foreseen> {
  const paces = await queries.listPaces(db, { tournamentId, games: GAMES });
  const paceOf = new Map(paces.map(({ entryId, minutes }) => [entryId, minutes ?? USUAL_LEG]));
  const legMinutes = (entrant: number) =>
    Math.min(SLOWEST_LEG, Math.max(FASTEST_LEG, paceOf.get(entrant) ?? USUAL_LEG));
  const average = (players: readonly number[]) =>
    players.length === 0
      ? USUAL_LEG
      : players.reduce((sum, player) => sum + legMinutes(player), 0) / players.length;
  return foresee(course, {
    boards,
    change: CHANGE,
    running,
    minutesOf: (plan, players) => expectedLegs(formatFor(formats, plan)) * average(players),
  });
}

/** How long matches are at their boards already; who was called goes there now. */
function runningOf(rows: readonly StoredMatch[], now: Date): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(({ key, started_at, status }) => {
      if (status === 'called') return [[key, 0] as const];
      if (status !== 'playing' || started_at === null) return [];
      return [[key, Math.max(0, now.getTime() - Date.parse(started_at)) / MINUTE_MS] as const];
    }),
  );
}
