import {
  type Bracket,
  type BracketRefusal,
  endsInTable,
  enterLate,
  type MatchState,
  newBracket,
  type Plan,
  type Result,
  reopen,
  report,
  type States,
  type StoredResult,
  statesOf,
  withdraw,
} from './bracket.ts';
import type { CourseSetup, Table } from './course-setup.ts';
import { sizeFor } from './draw.ts';
import { doubleElimination, singleElimination } from './elimination.ts';
import { groupLetter, groupPlan, groupsOf, qualifiedOf, restOf } from './groups.ts';
import { placesOf } from './places.ts';
import { roundRobin } from './round-robin.ts';
import { addRound, dropRound, lastRoundOf, roundsFor, swissPlan } from './swiss-rounds.ts';
import { TABLE_RULES, type TableMatch, tableOf } from './table.ts';

/** A tournament from the draw to its end, as a value: each change gives a new one. */
export interface Course {
  setup: CourseSetup;
  bracket: Bracket;
}

/** What is known of a course that has begun. */
export interface CourseFacts {
  /** who stands at which place: as drawn, with those who came late */
  entrants: Bracket['entrants'];
  results?: ReadonlyMap<string, StoredResult>;
  /** in the order in which they withdrew */
  withdrawn?: readonly number[];
  /** Swiss: who met whom in each round; somebody alone had the round off */
  rounds?: readonly (readonly (readonly number[])[])[];
  /** matches that were called or are being played */
  begun?: ReadonlySet<string>;
}

/** A course as its draw, and what has happened since, make it. */
export function courseOf(setup: CourseSetup, facts: CourseFacts): Course {
  const { entrants, results = new Map(), withdrawn = [], rounds = [], begun = new Set() } = facts;
  const bracket: Bracket = {
    ...newBracket(planFor(setup, entrants), entrants),
    results,
    withdrawn: new Set(withdrawn),
    begun,
  };
  if (setup.kind !== 'swiss') return { setup, bracket: withQualifiers(setup, bracket) };
  return advanced({ setup, bracket: { ...bracket, plan: swissPlan(rounds, entrants) } });
}

/** How many places there are; a table takes whoever comes. */
const placesFor = ({ kind, drawn }: CourseSetup): number =>
  hasTables(kind) ? Infinity : sizeFor(drawn);

const hasTables = (kind: CourseSetup['kind']): boolean =>
  kind !== 'single_elimination' && kind !== 'double_elimination';

function planFor(setup: CourseSetup, entrants: Bracket['entrants']): Plan {
  const { kind, options, drawn } = setup;
  if (kind === 'single_elimination') return singleElimination(drawn, options);
  if (kind === 'double_elimination') return doubleElimination(drawn, options);
  if (kind === 'swiss') return [];
  const places = [...entrants.keys()];
  return kind === 'groups'
    ? groupPlan(setup, places)
    : roundRobin(places, undefined, options.twice);
}

function withQualifiers(setup: CourseSetup, bracket: Bracket): Bracket {
  if (setup.kind !== 'groups') return bracket;
  const qualify: Bracket['qualify'] = (current, states) => {
    const inGroups = [...states.values()].filter(({ plan }) => plan.stage === 'group');
    if (inGroups.some(({ status }) => !isDecided(status))) return undefined;
    return qualifiedOf(setup, tablesFrom(setup, current, states), inGroups);
  };
  return { ...bracket, qualify };
}

const isDecided = (status: MatchState['status']): boolean =>
  status === 'played' || status === 'walkover' || status === 'skipped';

type Changed = Course | { refused: BracketRefusal };

/**
 * Reports a result, or corrects one. What is now between others is open again, and nothing else. In the Swiss system
 * later rounds stay as they were paired once one of their matches was played or called; before that they are paired
 * again.
 */
export function reportResult(course: Course, id: string, result: Result): Changed {
  return changed(course, report(course.bracket, id, result), roundOf(course, id));
}

/** Takes a result back; what depended on it is open again. */
export function takeBack(course: Course, id: string): Changed {
  return changed(course, reopen(course.bracket, id), roundOf(course, id));
}

/** What was played stays; matches still to come go to the others. */
export const withdrawFrom = (course: Course, entrant: number): Course =>
  advanced(repaired({ ...course, bracket: withdraw(course.bracket, entrant) }, 0));

/**
 * Somebody comes late: into a free place of a knock-out, or into a table that still grows. Groups grow
 * until the knock-out behind them has begun, the Swiss system as long as there are rounds to come.
 */
export function enterCourse(course: Course, entrant: number): Changed {
  const { setup, bracket } = course;
  const places = placesFor(setup);
  if (places !== Infinity) return changed(course, enterLate(bracket, entrant, places), 0);
  const entrants = [...bracket.entrants, entrant];
  if (setup.kind === 'swiss') {
    if (isOver(course)) return { refused: 'noRoom' };
    const joined = advanced(repaired({ setup, bracket: { ...bracket, entrants } }, 0));
    const plays = [...statesOf(joined.bracket).values()].some(({ players }) =>
      players.includes(entrant),
    );
    const hasRounds = lastRoundOf(joined.bracket) < roundsFor(setup);
    return plays || hasRounds ? joined : { refused: 'noRoom' };
  }
  const isBehindGroups = (id: string) =>
    !endsInTable(statesOf(bracket).get(id)?.plan.stage ?? 'group');
  const hasGoneOn = [...bracket.results.keys(), ...(bracket.begun ?? [])].some(isBehindGroups);
  if (hasGoneOn || isOver(course)) return { refused: 'noRoom' };
  return { setup, bracket: { ...bracket, entrants, plan: planFor(setup, entrants) } };
}

const changed = (
  course: Course,
  bracket: Bracket | { refused: BracketRefusal },
  round: number,
): Changed => ('refused' in bracket ? bracket : advanced(repaired({ ...course, bracket }, round)));

const roundOf = ({ bracket }: Course, id: string): number =>
  statesOf(bracket).get(id)?.plan.round ?? 0;

/** Takes the last round of the Swiss system back, if it is behind a changed one and nobody has begun it. */
function repaired(course: Course, round: number): Course {
  if (course.setup.kind !== 'swiss' || round >= lastRoundOf(course.bracket)) return course;
  return { ...course, bracket: dropRound(course.bracket) };
}

/** Pairs the next round of the Swiss system when the last one has ended. */
function advanced(course: Course): Course {
  const { setup, bracket } = course;
  if (setup.kind !== 'swiss' || lastRoundOf(bracket) >= roundsFor(setup)) return course;
  const states = statesOf(bracket);
  if ([...states.values()].some(({ status }) => !isDecided(status))) return course;
  const [table] = tablesFrom(setup, bracket, states);
  return { setup, bracket: addRound(bracket, table?.rows ?? []) };
}

/** The tables of groups, of a round robin or of the Swiss system; none in a knock-out. */
export const tablesOf = ({ setup, bracket }: Course): readonly Table[] =>
  tablesFrom(setup, bracket, statesOf(bracket));

function tablesFrom(setup: CourseSetup, { entrants }: Bracket, states: States): Table[] {
  const { kind, options, seed, lots } = setup;
  if (!hasTables(kind)) return [];
  const rules = {
    ...TABLE_RULES,
    ...(options.tieBreaks && { tieBreaks: options.tieBreaks }),
    seed,
    lots,
  };
  const ended = [...states.values()].filter(
    ({ plan, status }) => endsInTable(plan.stage) && isDecided(status),
  );
  const byGroup = Map.groupBy(ended, ({ plan }) => plan.group);
  const table = (group: string | undefined, places: Bracket['entrants']) =>
    tableOf(places.filter(isSomebody), (byGroup.get(group) ?? []).map(inTable), rules);
  if (kind !== 'groups') return [{ rows: table(undefined, entrants) }];
  return groupsOf(setup, entrants).map((places, index) => {
    const group = groupLetter(index);
    return { group, rows: table(group, places) };
  });
}

const isSomebody = (one: number | 'nobody'): one is number => one !== 'nobody';

function inTable({ players: [a, b], winner, result }: MatchState): TableMatch {
  return {
    players: [typeof a === 'number' ? a : undefined, typeof b === 'number' ? b : undefined],
    scores: result?.scores ?? [0, 0],
    winner: winner === undefined ? undefined : winner === a ? 0 : 1,
  };
}

/** Whether everything is decided that is played. */
export const isOver = ({ bracket }: Course): boolean =>
  [...statesOf(bracket).values()].every(({ status }) => isDecided(status));

export interface Placement {
  entrant: number;
  /** shared with as many as have the same number */
  place: number;
}

/** Who has which place, the best first; nobody until all is over, as until then everything may change. */
export function placementOf(course: Course): readonly Placement[] {
  const { setup, bracket } = course;
  if (!isOver(course)) return [];
  if (hasTables(setup.kind) && setup.kind !== 'groups') {
    return tablesOf(course).flatMap(({ rows }) =>
      rows.map(({ entrant, place }) => ({ entrant, place })),
    );
  }
  const places = shared([...placesOf(bracket)].map(([entrant, { from }]) => [entrant, from]));
  const goneOn = new Set(places.map(({ entrant }) => entrant));
  const rest = restOf(setup, tablesOf(course), goneOn);
  return [
    ...places,
    ...rest.map((entrant, index) => ({ entrant, place: places.length + index + 1 })),
  ];
}

/** Places as they are shared by those who are there: with fewer entrants than lines some are empty. */
function shared(places: readonly (readonly [number, number])[]): Placement[] {
  const ordered = [...places].sort(([, a], [, b]) => a - b);
  const all = ordered.map(([, from]) => from);
  return ordered.map(([entrant, from]) => ({ entrant, place: all.indexOf(from) + 1 }));
}

/** Who has won, when all is over. */
export const winnerOf = (course: Course): number | undefined =>
  isOver(course) ? placementOf(course).find(({ place }) => place === 1)?.entrant : undefined;
