import { expectedLegs } from '@oche/darts/match';
import type { Course } from '@oche/darts/tournaments/course';
import { foresee } from '@oche/darts/tournaments/evening';
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
/** Where no boards are known, there is one for this many players, as organisers plan it. */
const PLAYERS_A_BOARD = 4;
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
 * @returns ISO times; nothing when nothing is left to be played
 */
export async function expectEvening(
  db: Executor,
  tournament: Played,
  course: Course,
  rows: readonly StoredMatch[],
  formats: Formats,
  now: Date,
): Promise<Expected> {
  const { id: tournamentId, status, startsAt } = tournament;
  if (status !== 'active' && status !== 'upcoming') return NOTHING;
  const paces = await queries.listPaces(db, { tournamentId, games: GAMES });
  const counted = await queries.countBoards.first(db, { tournamentId });
  const paceOf = new Map(paces.map(({ entryId, minutes }) => [entryId, minutes ?? USUAL_LEG]));
  const legMinutes = (entrant: number) =>
    Math.min(SLOWEST_LEG, Math.max(FASTEST_LEG, paceOf.get(entrant) ?? USUAL_LEG));
  const average = (players: readonly number[]) =>
    players.length === 0
      ? USUAL_LEG
      : players.reduce((sum, player) => sum + legMinutes(player), 0) / players.length;
  const { minutes, begins } = foresee(course, {
    boards:
      counted?.own || counted?.kept || Math.ceil(course.bracket.entrants.length / PLAYERS_A_BOARD),
    change: CHANGE,
    running: runningOf(rows, now),
    minutesOf: (plan, players) => expectedLegs(formatFor(formats, plan)) * average(players),
  });
  const from = status === 'active' ? now.getTime() : Math.max(now.getTime(), Date.parse(startsAt));
  const called = new Set(rows.flatMap((row) => (hasBegun(row) ? [row.key] : [])));
  return {
    end: new Date(inSteps(from + minutes * MINUTE_MS)).toISOString(),
    begins: new Map(
      [...begins].flatMap(([key, minute]) =>
        called.has(key)
          ? []
          : [[key, new Date(inSteps(from + minute * MINUTE_MS)).toISOString()] as const],
      ),
    ),
  };
}

const inSteps = (time: number): number => Math.ceil(time / STEP_MS) * STEP_MS;

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
