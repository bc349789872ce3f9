import * as z from 'zod/mini';
import { whole } from './fields.ts';
import { PROTEST_DAYS_MAX } from './limits.ts';

const tieBreak = z.enum(
  ['gameDifference', 'gamesWon', 'legDifference', 'legsWon', 'headToHead', 'lot'],
  'invalid',
);

/** What follows for a team: points in the table, the fixture lost, a fine in cents. */
const consequence = z.object({
  points: whole(-9, 0),
  score: z.enum(['zeroToMax', 'none'], 'invalid'),
  fineCents: whole(0, 1_000_000),
});

const few = (max: number) => z.nullable(whole(0, max));

/** What a league decides beside how a fixture is played; `packages/darts` says what each means. */
export const leagueRules = z.object({
  tieBreaks: z.readonly(
    z.array(tieBreak).check(
      z.minLength(1, 'required'),
      z.maxLength(6, 'tooLong'),
      z.refine((all) => new Set(all).size === all.length, 'invalid'),
    ),
  ),
  registrations: z.object({
    oneTeam: z.boolean(),
    mustBeConfirmed: z.boolean(),
    closedLastRounds: whole(0, 30),
    transferBan: z.nullable(
      z.object({ unit: z.enum(['rounds', 'weeks'], 'invalid'), count: whole(1, 30) }),
    ),
  }),
  lineUps: z.object({
    leastPlayers: whole(1, 40),
    repeatInLineUp: z.boolean(),
    maxFromHigher: few(40),
    maxHelpers: few(40),
    boundAfterGames: few(99),
  }),
  deadlines: z.object({
    graceMinutes: whole(0, 120),
    lineUpMinutes: whole(0, 1440),
    reportHours: whole(1, 336),
    confirmDays: whole(1, 30),
    protestDays: whole(0, PROTEST_DAYS_MAX),
  }),
  postponements: z.object({
    noticeHours: whole(0, 336),
    perSeason: few(30),
    lastRoundFixed: z.boolean(),
    decideAfterDays: whole(1, 30),
  }),
  consequences: z.object({
    lateReport: consequence,
    noShow: consequence,
    lateCancellation: consequence,
    tooFewPlayers: consequence,
    ineligiblePlayer: consequence,
    postponementsExceeded: consequence,
  }),
  withdrawal: z.enum(['annulled', 'kept'], 'invalid'),
});
