import { randomFrom } from '@oche/darts/random';
import {
  type Bracket,
  type MatchState as KnownState,
  newBracket,
  type Plan,
  report,
  statesOf,
} from '@oche/darts/tournaments/bracket';
import { TABLE_RULES, type TableMatch, tableOf } from '@oche/darts/tournaments/table';
import type { MatchStatus } from '@oche/validators/tournaments/course-limits';
import type { Course, CourseGroup, CourseMatch, Entrant } from './course.ts';

const BERLIN = 'Europe/Berlin';
const FIRST = 'Anna Ben Claudia Dirk Elif Frank Gülay Hans-Joachim Ines Jörg'.split(' ');
const LAST =
  'Berger Schulze-Niederhausen Yılmaz Köhler van der Meer Kowalczyk Groß Oberleitner Petersen-Brandt Wolf'.split(
    ' ',
  );

const nameFor = (index: number): string => {
  const first = FIRST[index % FIRST.length];
  const last = LAST[(index * 7 + Math.floor(index / 10)) % LAST.length];
  return `${first} ${last}`;
};

interface Options {
  /** how many of the matches that can be played have been, one after the other */
  played?: number;
  /** whose course it is */
  mine?: number;
  names?: (index: number) => string;
}

/** Entrants from 1 on; the first quarter is seeded. */
const entrantsOf = (count: number, { mine, names = nameFor }: Options) =>
  new Map(
    Array.from({ length: count }, (_, index): [number, Entrant] => [
      index + 1,
      {
        id: index + 1,
        name: names(index),
        isMine: mine === index + 1,
        isGuest: index % 9 === 8,
        ...(index < count / 4 && { seed: index + 1 }),
      },
    ]),
  );

/** A knock-out of this many entrants, of which a part has been played. */
export function courseOfPlan(plan: Plan, count: number, options: Options = {}): Course {
  const bracket = playedOn(
    newBracket(
      plan,
      Array.from({ length: count }, (_, i) => i + 1),
    ),
    options.played ?? 0,
  );
  let boards = 0;
  const matches = [...statesOf(bracket).values()].map((known, index): CourseMatch => {
    const isReady = known.status === 'ready';
    if (isReady) boards += 1;
    const state = isReady ? (READY[boards - 1] ?? 'open') : stateOf(known);
    return {
      plan: known.plan,
      number: index + 1,
      players: known.players,
      state,
      ...(known.result && { score: known.result.scores, gameId: 100 + index }),
      ...(state === 'playing' && { score: [1, 2], gameId: 100 + index }),
      ...winnerOf(known),
      ...(isReady && boards < 6 && { board: `Board ${boards}` }),
      ...(isReady && { time: '2026-11-22T19:30:00.000Z' }),
    };
  });
  return { timeZone: BERLIN, entrants: entrantsOf(count, options), matches, groups: [] };
}

/** What happens at the first boards. */
const READY: readonly MatchStatus[] = ['playing', 'called', 'playing', 'disputed', 'called'];

function winnerOf({ winner, players }: KnownState): Pick<CourseMatch, 'winner'> {
  if (typeof winner !== 'number') return {};
  return { winner: players[0] === winner ? 0 : 1 };
}

function stateOf({ status, players }: KnownState): MatchStatus {
  if (status === 'walkover') return players.includes('nobody') ? 'bye' : 'walkover';
  return status === 'ready' ? 'open' : status;
}

function playedOn(start: Bracket, count: number): Bracket {
  const random = randomFrom('course');
  let bracket = start;
  for (let done = 0; done < count; done += 1) {
    const next = [...statesOf(bracket).values()].find(({ status }) => status === 'ready');
    if (!next) break;
    const winner = random() < 0.65 ? 0 : 1;
    const lost = Math.floor(random() * 3);
    const result = report(bracket, next.plan.id, {
      winner,
      scores: winner === 0 ? [3, lost] : [lost, 3],
    });
    if ('refused' in result) break;
    bracket = result;
  }
  return bracket;
}

/** Groups of which a part has been played. @param plans one a group, with entrants from its first place on */
export function groupCourse(
  groups: readonly { name: string; entrants: readonly number[]; plan: Plan; goOn?: number }[],
  options: Options = {},
): Course {
  const count = groups.flatMap(({ entrants }) => entrants).length;
  let number = 0;
  const made = groups.map(({ name, entrants, plan, goOn = 0 }): CourseGroup => {
    const { matches } = courseOfPlan(plan, entrants.length, options);
    const own = matches.map((match): CourseMatch => {
      number += 1;
      const players = match.players.map((player) =>
        typeof player === 'number' ? entrants[player - 1] : player,
      );
      return { ...match, number, players: [players[0], players[1]] };
    });
    const results = own.flatMap(({ players: [a, b], score, winner, state }): TableMatch[] =>
      state === 'played' && typeof a === 'number' && typeof b === 'number' && score
        ? [{ players: [a, b], scores: score, winner }]
        : [],
    );
    const table = tableOf(entrants, results, { ...TABLE_RULES, seed: 'course' });
    return { name, matches: own, table, goOn, isRoundRobin: true };
  });
  return { timeZone: BERLIN, entrants: entrantsOf(count, options), matches: [], groups: made };
}
