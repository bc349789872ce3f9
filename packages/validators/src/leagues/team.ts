import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, optionalText, page, textId } from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import { wallTime, whole } from './fields.ts';
import {
  captainRoles,
  PLAYER_NAME_MAX,
  registrationStatuses,
  TEAM_NAME_MAX,
  TEAM_NAME_MIN,
  VENUE_MAX,
} from './limits.ts';

const teamFields = {
  name: line({ min: TEAM_NAME_MIN, max: TEAM_NAME_MAX }),
  clubId: z.optional(id),
  /** where it is at home */
  loungeId: z.optional(id),
  /** the boards of that lounge it plays at; empty: those that are free */
  boardIds: z._default(z.array(id).check(z.maxLength(20, 'tooLong')), []),
  /** where it is at home, if that isn't a lounge of the directory */
  venue: optionalText(VENUE_MAX),
};

const evening = {
  /** 1 is Monday */
  homeWeekday: whole(1, 7),
  homeTime: wallTime,
};

/** A new team, in a division of a season that is planned. */
export const createTeamInput = z.object({
  ...teamFields,
  ...evening,
  divisionId: id,
  captainId: z.optional(textId),
  idempotencyKey,
});
/** A team that the league has already. */
export const enterTeamInput = z.object({ ...evening, teamId: id, divisionId: id });
/** Teams of the league that are not in a season. */
export const outsideTeamsInput = z.extend(page, { id });
export const outsideTeamsOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** where and when it has played last; null where it was taken out before */
      seasonName: z.nullable(z.string()),
      divisionName: z.nullable(z.string()),
      homeWeekday: z.nullable(z.number()),
      homeTime: z.nullable(z.string()),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type OutsideTeams = z.infer<typeof outsideTeamsOutput>;
export const updateTeamInput = z.object({ ...teamFields, id });
export const updateEntryInput = z.object({
  ...evening,
  entryId: id,
  divisionId: id,
  /** its number in the key of the fixture list; null: the list decides */
  keyNumber: z.nullable(whole(1, 16)),
});
export const entryInput = z.object({ entryId: id });
export const withdrawEntryInput = z.object({
  entryId: id,
  /** what becomes of what it has played */
  mode: z.enum(['annulled', 'kept'], 'invalid'),
});
export const teamInput = z.object({ id });
/** Whether boards are kept for the fixtures of a team; the lounge's team says so. */
export const homeAgreementInput = z.object({ id, isAgreed: z.boolean() });
/** Teams that are at home in a lounge, for its team. */
export const homeTeamsInput = z.object({ loungeId: id });
export const homeTeamsOutput = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    league: z.object({ id: z.number(), name: z.string() }),
    /** when boards are kept from; null: they aren't */
    agreedAt: z.nullable(dateTime),
  }),
);
export type HomeTeams = z.infer<typeof homeTeamsOutput>;
export const captainInput = z.object({ id, userId: textId });
export const setCaptainInput = z.object({ id, userId: textId, role: z.enum(captainRoles) });

/** Somebody of the league; a member, or a name. */
export const leaguePlayerOutput = z.object({
  id: z.number(),
  /** null for a name, and for members whom the reader may not see */
  person: z.nullable(personOutput),
  name: z.nullable(z.string()),
});
export type LeaguePlayer = z.infer<typeof leaguePlayerOutput>;

export const registerPlayerInput = z.object({
  entryId: id,
  player: z.union([
    z.object({ userId: textId }),
    z.object({ name: line({ max: PLAYER_NAME_MAX }) }),
    /** somebody who has played in this league before */
    z.object({ playerId: id }),
  ]),
});
export const registrationInput = z.object({ registrationId: id });
export const decideRegistrationInput = z.object({
  registrationId: id,
  isConfirmed: z.boolean(),
});

export const registrationOutput = z.object({
  id: z.number(),
  player: leaguePlayerOutput,
  status: z.enum(registrationStatuses),
  askedAt: dateTime,
  decidedAt: z.nullable(dateTime),
});
export type Registration = z.infer<typeof registrationOutput>;

export const squadOutput = z.array(registrationOutput);

/** Those of a season that wait for an officer, with their team. */
export const askedOutput = z.array(
  z.object({
    id: z.number(),
    player: leaguePlayerOutput,
    team: z.object({ id: z.number(), name: z.string() }),
    askedAt: dateTime,
  }),
);
export type AskedRegistration = z.infer<typeof askedOutput>[number];

const place = z.object({ id: z.number(), name: z.string(), city: z.string() });

export const entryOutput = z.object({
  entryId: z.number(),
  teamId: z.number(),
  divisionId: z.number(),
  name: z.string(),
  club: z.nullable(z.object({ id: z.number(), name: z.string() })),
  lounge: z.nullable(place),
  venue: z.nullable(z.string()),
  homeWeekday: z.number(),
  homeTime: z.string(),
  keyNumber: z.nullable(z.number()),
  withdrawn: z.nullable(z.enum(['annulled', 'kept'])),
  squadCount: z.number(),
});
export type LeagueEntry = z.infer<typeof entryOutput>;

export const teamOutput = z.object({
  id: z.number(),
  league: z.object({ id: z.number(), name: z.string() }),
  name: z.string(),
  club: z.nullable(z.object({ id: z.number(), name: z.string() })),
  lounge: z.nullable(place),
  boardIds: z.array(z.number()),
  /** whether its lounge keeps boards for its fixtures */
  isHomeAgreed: z.boolean(),
  venue: z.nullable(z.string()),
  captains: z.array(z.object({ person: personOutput, role: z.enum(captainRoles) })),
  /** its seasons, the latest first */
  entries: z.array(
    z.extend(entryOutput, {
      seasonId: z.number(),
      seasonName: z.string(),
      divisionName: z.string(),
      place: z.nullable(z.number()),
      points: z.nullable(z.number()),
      /** fixtures */
      played: z.number(),
    }),
  ),
  can: z.object({
    /** what captains, deputies and officers do */
    captain: z.boolean(),
    /** the captain and officers */
    nameCaptains: z.boolean(),
    /** the lounge's team, which keeps boards or not */
    agreeHome: z.boolean(),
    manage: z.boolean(),
  }),
});
export type TeamOutput = z.infer<typeof teamOutput>;
