import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, moment, optionalText } from '../common.ts';
import { pair } from './fields.ts';
import { thrownOutput } from './figures.ts';
import { fixtureFormat } from './format.ts';
import { fixtureStatuses, MOVE_DATES_MAX, offences, seasonStatuses } from './limits.ts';
import { planReport } from './plan.ts';
import { leagueRules } from './rules.ts';
import { divisionSummaryOutput, standingOutput } from './season.ts';
import { entryOutput, leaguePlayerOutput } from './team.ts';

const place = z.object({ id: z.number(), name: z.string(), city: z.string() });

export const fixtureSummaryOutput = z.object({
  id: z.number(),
  round: z.number(),
  /** the teams in this season */
  homeId: z.number(),
  awayId: z.number(),
  /** null: not set yet */
  startsAt: z.nullable(dateTime),
  status: z.enum(fixtureStatuses),
  /** what it counts in the table; null before there is a result */
  points: z.nullable(pair),
  games: pair,
  legs: pair,
  lounge: z.nullable(place),
  venue: z.nullable(z.string()),
  /** whether boards are kept for it; null where nobody has agreed to keep any */
  boards: z.nullable(z.enum(['kept', 'refused'])),
  /** set by hand: the list of fixtures leaves it where it is */
  isFixed: z.boolean(),
  /** an officer, or a rule, has decided */
  isDecided: z.boolean(),
});
export type FixtureSummary = z.infer<typeof fixtureSummaryOutput>;

export const fixturesOfLoungeInput = z.object({
  loungeId: id,
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(20)), 3),
});

/** What is next at a lounge, or being played there. */
export const fixturesOfLoungeOutput = z.array(
  z.object({
    id: z.number(),
    startsAt: dateTime,
    status: z.enum(fixtureStatuses),
    home: z.string(),
    away: z.string(),
    games: pair,
    league: z.string(),
  }),
);
export type FixturesOfLounge = z.infer<typeof fixturesOfLoungeOutput>;

export const divisionOutput = z.object({
  id: z.number(),
  name: z.string(),
  level: z.number(),
  promotes: z.number(),
  relegates: z.number(),
  isDouble: z.boolean(),
  revision: z.number(),
  league: z.object({
    id: z.number(),
    name: z.string(),
    region: z.string(),
    timeZone: z.string(),
  }),
  season: z.object({ id: z.number(), name: z.string(), status: z.enum(seasonStatuses) }),
  format: fixtureFormat,
  rules: leagueRules,
  standings: z.array(standingOutput),
  teams: z.array(entryOutput),
  /** the first day of each round */
  rounds: z.array(z.string()),
  fixtures: z.array(fixtureSummaryOutput),
  plannedAt: z.nullable(dateTime),
  /** how wishes came out when the list was made, for officers */
  plan: z.nullable(planReport),
  /** the divisions of the season, for the way between them */
  siblings: z.array(z.pick(divisionSummaryOutput, { id: true, name: true, level: true })),
  /** the reader's teams here, as captain or deputy */
  ownEntryIds: z.array(z.number()),
  canManage: z.boolean(),
});
export type DivisionOutput = z.infer<typeof divisionOutput>;

export const fixtureInput = z.object({ id });
export const setDateInput = z.object({ id, startsAt: moment });

export const askMoveInput = z.object({
  id,
  dates: z.array(moment).check(z.minLength(1, 'required'), z.maxLength(MOVE_DATES_MAX, 'tooLong')),
  message: optionalText(500),
  idempotencyKey,
});
export const answerMoveInput = z.object({
  moveId: id,
  /** null: none of them */
  chosen: z.nullable(moment),
});
export const moveInput = z.object({ moveId: id });

export const moveOutput = z.object({
  id: z.number(),
  side: z.number(),
  askedAt: dateTime,
  dates: z.array(z.string()),
  message: z.nullable(z.string()),
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'decided']),
  chosen: z.nullable(dateTime),
  /** when it becomes the officers' task, as long as nobody answers */
  decidesAt: z.nullable(dateTime),
});
export type FixtureMove = z.infer<typeof moveOutput>;

const consequenceOutput = z.object({
  /** in the table, 0 or less */
  points: z.number(),
  /** euro */
  fine: z.number(),
  /** the fixture is lost by all of its games */
  isLost: z.boolean(),
});
export type FixtureConsequence = z.infer<typeof consequenceOutput>;

/** What the rules of the league would take, as they stand at this moment. */
export const consequencesOutput = z.object({
  offences: z.record(z.enum(offences), consequenceOutput),
  /** beside the fixture itself; null: early enough */
  cancellation: z.nullable(consequenceOutput),
  /** whether naming too few players at this moment is calling it off, at the same price */
  isCalledOffByTooFew: z.boolean(),
  /** hours before the fixture until which calling it off costs nothing more */
  noticeHours: z.number(),
  /** what another evening costs; null: nothing */
  postponement: z.nullable(consequenceOutput),
  /** how many the reader's team has had, and may have */
  postponements: z.object({ used: z.number(), allowed: z.nullable(z.number()) }),
});
export type FixtureConsequences = z.infer<typeof consequencesOutput>;

/** Requests that nobody has answered for the league's days: the officers' task. */
export const waitingMovesOutput = z.array(
  z.object({
    moveId: z.number(),
    fixtureId: z.number(),
    divisionId: z.number(),
    /** who has asked */
    side: z.number(),
    askedAt: dateTime,
    dates: z.array(z.string()),
    message: z.nullable(z.string()),
  }),
);

/** Evenings on which both teams are free, and the boards of the home lounge. */
export const freeDatesOutput = z.array(
  z.object({ startsAt: dateTime, freeBoards: z.nullable(z.number()) }),
);

export const penaltyOutput = z.object({
  id: z.number(),
  entryId: z.number(),
  fixtureId: z.nullable(z.number()),
  /** the rule that acted, or `officer` */
  rule: z.string(),
  points: z.number(),
  fine: z.number(),
  reason: z.nullable(z.string()),
  imposedAt: dateTime,
  undoneAt: z.nullable(dateTime),
  undoneReason: z.nullable(z.string()),
});
export type Penalty = z.infer<typeof penaltyOutput>;

export const lineUpOutput = z.object({
  name: z.string(),
  side: z.number(),
  /** null as long as the other side may not see it */
  players: z.nullable(z.array(z.nullable(leaguePlayerOutput))),
  substitutions: z.array(
    z.object({ position: z.number(), player: leaguePlayerOutput, from: z.number() }),
  ),
  namedAt: dateTime,
});

export const sheetGameOutput = z.object({
  number: z.number(),
  block: z.string(),
  /** how many play together */
  size: z.number(),
  positions: z.tuple([z.array(z.number()), z.array(z.number())]),
  /** empty before they are named, or while it is blind */
  home: z.array(leaguePlayerOutput),
  away: z.array(leaguePlayerOutput),
  status: z.enum(['waiting', 'open', 'called', 'playing', 'played', 'skipped']),
  legs: z.nullable(pair),
  winner: z.nullable(z.number()),
  gameId: z.nullable(z.number()),
  boardId: z.nullable(z.number()),
  /** the name of the board to which it is called, or where it is played */
  board: z.nullable(z.string()),
  source: z.nullable(z.enum(['live', 'captain', 'tablet', 'officer'])),
});
export type SheetGame = z.infer<typeof sheetGameOutput>;

export const fixtureTeamOutput = z.object({
  entryId: z.number(),
  teamId: z.number(),
  name: z.string(),
});

export const fixtureOutput = z.extend(fixtureSummaryOutput, {
  revision: z.number(),
  division: z.object({ id: z.number(), name: z.string(), revision: z.number() }),
  season: z.object({ id: z.number(), name: z.string(), status: z.enum(seasonStatuses) }),
  league: z.object({ id: z.number(), name: z.string(), timeZone: z.string() }),
  home: fixtureTeamOutput,
  away: fixtureTeamOutput,
  format: fixtureFormat,
  lineUps: z.array(lineUpOutput),
  sheet: z.array(sheetGameOutput),
  /** points of the sheet, e.g. 7 : 5 */
  score: pair,
  isOver: z.boolean(),
  /** line-ups that have to be named now */
  dueLineUps: z.array(z.string()),
  lineUpsDueAt: z.nullable(dateTime),
  /** from when either captain may name line-ups of both sides, as they are on paper; null without a date */
  paperFrom: z.nullable(dateTime),
  reportedAt: z.nullable(dateTime),
  confirmed: z.tuple([z.boolean(), z.boolean()]),
  /** when it counts as confirmed by who did nothing */
  confirmsAt: z.nullable(dateTime),
  /** a result that stands: until when captains can contradict it; null where they can't, or it waits for them */
  disputableUntil: z.nullable(dateTime),
  dispute: z.nullable(
    z.object({
      side: z.number(),
      reason: z.string(),
      at: dateTime,
      /** what the other side says to it */
      answer: z.nullable(z.string()),
    }),
  ),
  decision: z.nullable(
    z.object({ kind: z.string(), reason: z.nullable(z.string()), at: dateTime }),
  ),
  /** from when on the reader can say that the others have not come; null where they can't */
  noShowFrom: z.nullable(dateTime),
  moves: z.array(moveOutput),
  penalties: z.array(penaltyOutput),
  /** what players threw in singles that were scored dart by dart */
  thrown: z.array(thrownOutput),
  can: z.object({
    /** for which sides the reader speaks */
    sides: z.array(z.number()),
    nameLineUp: z.boolean(),
    enter: z.boolean(),
    confirm: z.boolean(),
    dispute: z.boolean(),
    move: z.boolean(),
    cancel: z.boolean(),
    /** what was decided last can be taken back */
    undo: z.boolean(),
    manage: z.boolean(),
  }),
});
export type FixtureOutput = z.infer<typeof fixtureOutput>;

export const fixtureEventsInput = z.object({
  id,
  lastEventId: z.nullish(z.string().check(z.regex(/^\d{1,10}$/, 'invalid'))),
});

export const divisionEventOutput = z.object({
  revision: z.number(),
  /** what has changed since the reader's revision; null: too much, or the reader has none, so the division is read */
  news: z.nullable(
    z.object({
      plannedAt: z.nullable(dateTime),
      standings: z.array(standingOutput),
      /** those that were written since */
      fixtures: z.array(fixtureSummaryOutput),
      /** how many there are now: whoever has another number reads the division, as some are gone */
      fixtureCount: z.number(),
    }),
  ),
});
export type DivisionEvent = z.infer<typeof divisionEventOutput>;
