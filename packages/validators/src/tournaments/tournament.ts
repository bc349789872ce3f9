import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, optionalText, page, textId } from '../common.ts';
import type { ErrorCode } from '../errors.ts';
import { decidedFormat, gameRules } from '../games/schemas.ts';
import { personOutput } from '../people/schemas.ts';
import { tournamentFields, tournamentVenue } from './fields.ts';
import {
  entryStatuses,
  tournamentFilters,
  tournamentGames,
  tournamentPeriods,
  tournamentStatuses,
  tournamentTypes,
} from './limits.ts';

/** Left out in a change, it stays as it is. */
const clubFields = {
  /** the club that it is of; only its officers say so */
  clubId: z.nullish(id),
  /** only members of the club and those who are invited can register */
  isForClub: z.optional(z.boolean()),
};

export const createTournamentInput = z.object({
  ...tournamentFields,
  ...clubFields,
  /** a draft is seen by its organisers alone, until it is published */
  isDraft: z._default(z.boolean(), false),
  idempotencyKey,
});
export const updateTournamentInput = z.object({
  ...tournamentFields,
  ...clubFields,
  id,
  /** the thread in the forum where it is talked about */
  threadId: z.optional(id),
});
export const tournamentInput = z.object({ id });
export const cancelTournamentInput = z.object({ id, reason: optionalText(500) });

const needle = z.pipe(
  optionalText(120),
  z.transform((value) => value ?? ''),
);
export const tournamentListInput = z.extend(page, {
  /** in name and place; umlauts and case don't matter */
  search: needle,
  status: z._default(z.enum(tournamentFilters, 'invalid'), 'all'),
});
export const ownTournamentsInput = z.extend(page, {
  period: z._default(z.enum(tournamentPeriods), 'current'),
});
export const tournamentsOfMemberInput = z.extend(page, { userId: textId });
const LOUNGE_LIST_MAX = 20;
export const tournamentsOfLoungeInput = z.object({
  loungeId: id,
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(LOUNGE_LIST_MAX)), 3),
});

export const tournamentsOfClubInput = z.object({
  clubId: id,
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(LOUNGE_LIST_MAX)), 5),
});

export const tournamentSummaryOutput = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  status: z.enum(tournamentStatuses),
  tournamentType: z.enum(tournamentTypes),
  gameFormat: z.enum(tournamentGames),
  startDate: dateTime,
  endDate: z.nullable(dateTime),
  registrationDeadline: dateTime,
  /** whether anybody can still register now, if only for the waiting list */
  isRegistrationOpen: z.boolean(),
  maxParticipants: z.number(),
  /** players or teams that have a seat */
  participantCount: z.number(),
  waitingCount: z.number(),
  teamSize: z.number(),
  /** euro */
  entryFee: z.number(),
  prizePool: z.number(),
  isPublic: z.boolean(),
  isInvitedOnly: z.boolean(),
  /** only members of its club register */
  isForClub: z.boolean(),
  venueId: z.nullable(z.number()),
  venue: z.nullable(tournamentVenue),
  location: z.nullable(z.string()),
  /** the viewer's own entry; null without one */
  ownStatus: z.nullable(z.enum(entryStatuses)),
  /** the winner in the documented rankings: null for a guest or a team */
  winnerId: z.nullable(z.string()),
  winnerName: z.nullable(z.string()),
});
export type TournamentSummary = z.infer<typeof tournamentSummaryOutput>;

export const tournamentListOutput = z.object({
  items: z.array(tournamentSummaryOutput),
  nextCursor: z.nullable(z.string()),
});
export const tournamentsOfLoungeOutput = z.array(tournamentSummaryOutput);

/** A tournament with those who take part, as it is documented. */
export const listedTournament = z.extend(tournamentSummaryOutput, {
  participants: z.array(
    z.object({
      /** of the member; null for a guest or a team */
      id: z.nullable(z.string()),
      name: z.string(),
    }),
  ),
});
export type ListedTournament = z.infer<typeof listedTournament>;
export const listedTournamentsOutput = z.object({
  items: z.array(listedTournament),
  nextCursor: z.nullable(z.string()),
});

/** Why the viewer can't register now. */
export const registrationRefusals = [
  'UNAUTHENTICATED',
  'ALREADY_REGISTERED',
  'REGISTRATION_NOT_OPEN',
  'REGISTRATION_CLOSED',
  'TOURNAMENT_FOR_TEAMS',
  'TOURNAMENT_INVITED_ONLY',
  'TOURNAMENT_CLUB_ONLY',
  'TOURNAMENT_RATING_LIMIT',
] as const satisfies readonly ErrorCode[];
export type RegistrationRefusal = (typeof registrationRefusals)[number];

export const tournamentOutput = z.extend(tournamentSummaryOutput, {
  /** grows with every change; a live subscription begins there */
  revision: z.number(),
  /** null where the scorer doesn't know the game */
  rules: z.nullable(gameRules),
  format: decidedFormat,
  checkInOpensAt: z.nullable(dateTime),
  rating: z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) }),
  venue: z.nullable(
    z.extend(tournamentVenue, {
      address: z.string(),
      zipCode: z.nullable(z.string()),
      country: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
  /** the boards that it has there, and when */
  boards: z.nullable(
    z.object({
      startTime: dateTime,
      endTime: dateTime,
      boards: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  ),
  thread: z.nullable(z.object({ id: z.number(), title: z.string(), answers: z.number() })),
  /** the series that it is an evening of, and where the viewer stands there */
  series: z.nullable(
    z.object({ id: z.number(), name: z.string(), ownRank: z.nullable(z.number()) }),
  ),
  /** the club that it belongs to, for readers who see that club */
  club: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** the creator first */
  organisers: z.array(personOutput),
  updatedAt: dateTime,
  cancelReason: z.nullable(z.string()),
  /** the viewer's entry */
  own: z.nullable(
    z.object({
      entryId: z.number(),
      status: z.enum(entryStatuses),
      /** how many stand before them in the waiting list, plus one; null with a seat */
      place: z.nullable(z.number()),
      isCheckedIn: z.boolean(),
      isPaid: z.boolean(),
    }),
  ),
  /** null if the viewer can register now */
  refusal: z.nullable(z.enum(registrationRefusals)),
  can: z.object({
    register: z.boolean(),
    withdraw: z.boolean(),
    checkIn: z.boolean(),
    /** everything that organisers do */
    organise: z.boolean(),
    edit: z.boolean(),
    publish: z.boolean(),
    start: z.boolean(),
    complete: z.boolean(),
    cancel: z.boolean(),
    delete: z.boolean(),
    /** the lounge's team gives it its boards */
    /** to open its thread in the forum */
    openThread: z.boolean(),
    bookBoards: z.boolean(),
    report: z.boolean(),
  }),
});
export type TournamentOutput = z.infer<typeof tournamentOutput>;

export const tournamentEventsInput = z.object({
  id,
  lastEventId: z.nullish(z.string().check(z.regex(/^\d{1,10}$/, 'invalid'))),
});
export const tournamentEventOutput = z.object({
  revision: z.number(),
  status: z.enum(tournamentStatuses),
});

/** Where in the forum the tournament's thread is to be. */
export const openThreadInput = z.object({ id, subforumId: id });
