import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line } from '../common.ts';
import { day, pair, whole } from './fields.ts';
import { fixtureFormat } from './format.ts';
import {
  CLASSES_MAX,
  DIVISION_NAME_MAX,
  MOVES_MAX,
  SEASON_NAME_MAX,
  seasonStatuses,
} from './limits.ts';
import { leagueRules } from './rules.ts';

const seasonFields = {
  name: line({ max: SEASON_NAME_MAX }),
  startsOn: day,
  endsOn: day,
  /** how each fixture is played, unless a division says otherwise */
  format: fixtureFormat,
  rules: leagueRules,
};
const inOrder = z.refine<{ startsOn: string; endsOn: string }>(
  ({ startsOn, endsOn }) => startsOn <= endsOn,
  { error: 'endBeforeBegin', path: ['endsOn'] },
);

export const createSeasonInput = z
  .object({ ...seasonFields, leagueId: id, idempotencyKey })
  .check(inOrder);
export const updateSeasonInput = z.object({ ...seasonFields, id }).check(inOrder);
export const seasonInput = z.object({ id });
/** The season after one that is over, with promotion and relegation. */
export const nextSeasonInput = z
  .object({
    id,
    name: seasonFields.name,
    startsOn: day,
    endsOn: day,
    /** teams that could go up and don't want to */
    waived: z._default(z.array(id).check(z.maxLength(50, 'tooLong')), []),
    /** teams that don't play on */
    gone: z._default(z.array(id).check(z.maxLength(200, 'tooLong')), []),
    idempotencyKey,
  })
  .check(inOrder);
export const previewNextInput = z.object({
  id,
  waived: z._default(z.array(id).check(z.maxLength(50, 'tooLong')), []),
  gone: z._default(z.array(id).check(z.maxLength(200, 'tooLong')), []),
});

const divisionFields = {
  name: line({ max: DIVISION_NAME_MAX }),
  /** 1 is the highest class */
  level: whole(1, CLASSES_MAX),
  promotes: whole(0, MOVES_MAX),
  relegates: whole(0, MOVES_MAX),
  /** whether everybody meets everybody twice */
  isDouble: z.boolean(),
  /** how a fixture is played where it differs from the season */
  format: z.optional(fixtureFormat),
};
export const createDivisionInput = z.object({ ...divisionFields, seasonId: id });
export const updateDivisionInput = z.object({ ...divisionFields, id });
export const divisionInput = z.object({ id });

/** What separates a place from the one below it. */
export const placeReasons = [
  'points',
  'gameDifference',
  'gamesWon',
  'legDifference',
  'legsWon',
  'headToHead',
  'lot',
  'withdrawn',
] as const;

export const standingOutput = z.object({
  place: z.number(),
  /** the team in this season */
  entryId: z.number(),
  teamId: z.number(),
  name: z.string(),
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  games: pair,
  legs: pair,
  points: z.number(),
  /** what was taken away, in points; already taken off */
  penalty: z.number(),
  /** one of its fixtures is running: it counts as it stands */
  isLive: z.boolean(),
  /** why it stands above the next one; null for the last one, and where both have not played */
  decidedBy: z.nullable(z.enum(placeReasons)),
  /** the numbers that decided it, its own and that of the next one */
  why: z.nullable(pair),
  withdrawn: z.nullable(z.enum(['annulled', 'kept'])),
});
export type Standing = z.infer<typeof standingOutput>;

export const divisionSummaryOutput = z.object({
  id: z.number(),
  name: z.string(),
  level: z.number(),
  promotes: z.number(),
  relegates: z.number(),
  isDouble: z.boolean(),
  teamCount: z.number(),
  /** how many of its fixtures have a result, and how many there are */
  played: z.number(),
  fixtureCount: z.number(),
  liveCount: z.number(),
  standings: z.array(standingOutput),
});
export type DivisionSummary = z.infer<typeof divisionSummaryOutput>;

export const seasonOutput = z.object({
  id: z.number(),
  league: z.object({ id: z.number(), name: z.string(), region: z.string() }),
  name: z.string(),
  status: z.enum(seasonStatuses),
  startsOn: z.string(),
  endsOn: z.string(),
  format: fixtureFormat,
  rules: leagueRules,
  createdAt: dateTime,
  previousId: z.nullable(z.number()),
  divisions: z.array(divisionSummaryOutput),
  /** whether the reader runs it */
  canManage: z.boolean(),
});
export type SeasonOutput = z.infer<typeof seasonOutput>;

export const createdOutput = z.object({ id: z.number() });

/** Where each team plays next season, and why; `packages/darts` says what each reason means. */
export const moveKinds = ['promoted', 'relegated', 'stays', 'out'] as const;
export const moveReasons = [
  'place',
  'insteadOf',
  'free',
  'waived',
  'saved',
  'lowest',
  'fromAbove',
  'withdrawn',
  'leaves',
] as const;
const movedTeam = z.object({
  teamId: z.number(),
  name: z.string(),
  from: z.string(),
  place: z.number(),
  kind: z.enum(moveKinds),
  reason: z.enum(moveReasons),
});
export const nextSeasonPreview = z.object({
  divisions: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      level: z.number(),
      teams: z.array(movedTeam),
    }),
  ),
  out: z.array(movedTeam),
});
export type NextSeason = z.infer<typeof nextSeasonPreview>;
