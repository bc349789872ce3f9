import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, optionalText, page, textId } from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import {
  LEAGUE_NAME_MAX,
  LEAGUE_NAME_MIN,
  LEAGUE_REGION_MAX,
  LEAGUE_TEXT_MAX,
  officerRoles,
  seasonStatuses,
} from './limits.ts';

/** States of Germany, and the countries around it, by their ISO codes. */
const holidays = z.string().check(z.regex(/^(DE-[A-Z]{2}|AT|CH|LI)$/, 'invalid'));

const fields = {
  name: line({ min: LEAGUE_NAME_MIN, max: LEAGUE_NAME_MAX }),
  /** where it plays, in words */
  region: line({ max: LEAGUE_REGION_MAX }),
  description: optionalText(LEAGUE_TEXT_MAX),
  /** whose holidays are days without fixtures */
  holidays: z.optional(holidays),
};

export const createLeagueInput = z.object({ ...fields, idempotencyKey });
export const updateLeagueInput = z.object({ ...fields, id });
export const leagueInput = z.object({ id });
/** Where in the forum the league's news are written. */
export const openLeagueThreadInput = z.object({ id, subforumId: id });
export const leagueMemberInput = z.object({ id, userId: textId });
export const leagueListInput = z.extend(page, {
  /** in name and region; umlauts and case don't matter */
  search: z.pipe(
    optionalText(120),
    z.transform((value) => value ?? ''),
  ),
});

export const leagueSummaryOutput = z.object({
  id: z.number(),
  name: z.string(),
  region: z.string(),
  teamCount: z.number(),
  /** the season that runs, else the one that comes, else the last one */
  season: z.nullable(
    z.object({ id: z.number(), name: z.string(), status: z.enum(seasonStatuses) }),
  ),
  /** the reader's; null for readers who don't run it */
  role: z.nullable(z.enum(officerRoles)),
});
export type LeagueSummary = z.infer<typeof leagueSummaryOutput>;

export const leagueListOutput = z.object({
  items: z.array(leagueSummaryOutput),
  nextCursor: z.nullable(z.string()),
});

/** What a member has to do with leagues: those they run, and their teams. */
export const ownLeaguesOutput = z.object({
  leagues: z.array(leagueSummaryOutput),
  teams: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      league: z.object({ id: z.number(), name: z.string() }),
      divisionId: z.nullable(z.number()),
      divisionName: z.nullable(z.string()),
      isCaptain: z.boolean(),
    }),
  ),
});
export type OwnLeagues = z.infer<typeof ownLeaguesOutput>;

export const leagueOfficerOutput = z.object({
  person: personOutput,
  role: z.enum(officerRoles),
});

export const leagueOutput = z.extend(leagueSummaryOutput, {
  description: z.nullable(z.string()),
  holidays: z.nullable(z.string()),
  createdAt: dateTime,
  /** the thread with its news, in the forum */
  thread: z.nullable(
    z.object({
      id: z.number(),
      title: z.string(),
      answers: z.number(),
      /** when somebody has written there last */
      lastAt: dateTime,
    }),
  ),
  /** as far as the reader may see them */
  officers: z.array(leagueOfficerOutput),
  seasons: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      status: z.enum(seasonStatuses),
      startsOn: z.string(),
      endsOn: z.string(),
    }),
  ),
  can: z.object({
    /** everything that officers do */
    manage: z.boolean(),
    /** what is the head's alone */
    lead: z.boolean(),
    report: z.boolean(),
  }),
});
export type LeagueOutput = z.infer<typeof leagueOutput>;
