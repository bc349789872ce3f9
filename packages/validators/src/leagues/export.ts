import * as z from 'zod/mini';
import { dateTime } from '../common.ts';
import { pair } from './fields.ts';
import { fixtureFormat } from './format.ts';
import { fixtureStatuses, registrationStatuses, seasonStatuses } from './limits.ts';
import { leagueRules } from './rules.ts';
import { standingOutput } from './season.ts';

/** A season as a file, for other programs: whoever reads it knows no more of its players than by the pages. */

const exportedPlayer = z.object({
  id: z.number(),
  /** null for members whom the reader may not see */
  name: z.nullable(z.string()),
});

export const exportedGame = z.object({
  number: z.number(),
  home: z.array(exportedPlayer),
  away: z.array(exportedPlayer),
  legs: pair,
});

export const exportedFixture = z.object({
  id: z.number(),
  round: z.number(),
  /** null: not set yet */
  startsAt: z.nullable(dateTime),
  homeId: z.number(),
  home: z.string(),
  awayId: z.number(),
  away: z.string(),
  place: z.nullable(z.string()),
  status: z.enum(fixtureStatuses),
  /** what it counts in the table; null before there is a result */
  points: z.nullable(pair),
  games: pair,
  legs: pair,
  /** what was played, in the order of the sheet */
  sheet: z.array(exportedGame),
});
export type ExportedFixture = z.infer<typeof exportedFixture>;

export const exportedTeam = z.object({
  id: z.number(),
  /** the team in this season */
  entryId: z.number(),
  name: z.string(),
  club: z.nullable(z.string()),
  place: z.nullable(z.string()),
  homeWeekday: z.number(),
  homeTime: z.string(),
  withdrawn: z.nullable(z.enum(['annulled', 'kept'])),
  squad: z.array(
    z.extend(exportedPlayer, {
      status: z.enum(registrationStatuses),
      askedAt: dateTime,
    }),
  ),
});
export type ExportedTeam = z.infer<typeof exportedTeam>;

export const exportedDivision = z.object({
  id: z.number(),
  name: z.string(),
  level: z.number(),
  promotes: z.number(),
  relegates: z.number(),
  isDouble: z.boolean(),
  /** null: the season's */
  format: z.nullable(fixtureFormat),
  table: z.array(standingOutput),
  teams: z.array(exportedTeam),
  fixtures: z.array(exportedFixture),
});
export type ExportedDivision = z.infer<typeof exportedDivision>;

export const exportedSeason = z.object({
  league: z.object({
    id: z.number(),
    name: z.string(),
    region: z.string(),
    timeZone: z.string(),
  }),
  id: z.number(),
  name: z.string(),
  status: z.enum(seasonStatuses),
  startsOn: z.string(),
  endsOn: z.string(),
  format: fixtureFormat,
  rules: leagueRules,
  divisions: z.array(exportedDivision),
});
export type ExportedSeason = z.infer<typeof exportedSeason>;

/** The files of a season for spreadsheets. */
export const seasonSheets = ['fixtures', 'games', 'tables', 'squads'] as const;
export type SeasonSheet = (typeof seasonSheets)[number];
