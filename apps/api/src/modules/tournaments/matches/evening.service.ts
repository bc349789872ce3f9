import type { Course } from '@oche/darts/course';
import { minutesLeft } from '@oche/darts/evening';
import { expectedLegs } from '@oche/darts/match';
import type { Db } from '@oche/db';
import * as queries from './entrants.queries.ts';
import { type Formats, formatFor } from './formats.ts';
import type { StoredMatch } from './match-rows.ts';

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

/**
 * When a tournament will be over: its matches one after the other on the boards that there are, as long as their
 * legs take those who play.
 * @returns ISO time; null when nothing is left to be played
 */
export async function expectedEnd(
  db: Db,
  tournament: Played,
  course: Course,
  rows: readonly StoredMatch[],
  formats: Formats,
  now: Date,
): Promise<string | null> {
  const { id: tournamentId, status, startsAt } = tournament;
  if (status !== 'active' && status !== 'upcoming') return null;
  const [paces, counted] = await Promise.all([
    queries.listPaces(db, { tournamentId, games: GAMES }),
    queries.countBoards.first(db, { tournamentId }),
  ]);
  const paceOf = new Map(paces.map(({ entryId, minutes }) => [entryId, minutes ?? USUAL_LEG]));
  const legMinutes = (entrant: number) =>
    Math.min(SLOWEST_LEG, Math.max(FASTEST_LEG, paceOf.get(entrant) ?? USUAL_LEG));
  const average = (players: readonly number[]) =>
    players.length === 0
      ? USUAL_LEG
      : players.reduce((sum, player) => sum + legMinutes(player), 0) / players.length;
  const boards =
    counted && counted.boards > 0
      ? counted.boards
      : Math.ceil(course.bracket.entrants.length / PLAYERS_A_BOARD);
  const running = new Map(
    rows.flatMap(({ key, started_at, status: match }) =>
      match === 'playing' && started_at !== null
        ? [[key, Math.max(0, now.getTime() - Date.parse(started_at)) / MINUTE_MS] as const]
        : [],
    ),
  );
  const minutes = minutesLeft(course, {
    boards,
    change: CHANGE,
    running,
    minutesOf: (plan, players) => expectedLegs(formatFor(formats, plan)) * average(players),
  });
  const begins =
    status === 'active' ? now : new Date(Math.max(now.getTime(), Date.parse(startsAt)));
  return new Date(begins.getTime() + Math.ceil(minutes) * MINUTE_MS).toISOString();
}
