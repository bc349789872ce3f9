import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, optionalText, page, textId } from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import {
  CLUB_CITY_MAX,
  CLUB_FOUNDED_MIN,
  CLUB_MESSAGE_MAX,
  CLUB_NAME_MAX,
  CLUB_NAME_MIN,
  CLUB_TEXT_MAX,
  clubRankingPeriods,
  clubRankings,
  clubRoles,
} from './limits.ts';

const year = z
  .number('invalidNumber')
  .check(
    z.int('invalidNumber'),
    z.minimum(CLUB_FOUNDED_MIN, 'tooSmall'),
    z.maximum(2200, 'tooLarge'),
  );

const fields = {
  name: line({ min: CLUB_NAME_MIN, max: CLUB_NAME_MAX }),
  city: line({ max: CLUB_CITY_MAX }),
  description: optionalText(CLUB_TEXT_MAX),
  /** the year */
  founded: z.optional(year),
  /** the lounge where it is at home */
  loungeId: z.optional(id),
  /** whether everybody sees it and can ask to join */
  isPublic: z._default(z.boolean(), true),
};

export const createClubInput = z.object({ ...fields, idempotencyKey });
export const updateClubInput = z.object({ ...fields, id });
export const clubInput = z.object({ id });
export const clubMemberInput = z.object({ id, userId: textId });

export const clubListInput = z.extend(page, {
  /** in name and city; umlauts and case don't matter */
  search: z.pipe(
    optionalText(120),
    z.transform((value) => value ?? ''),
  ),
});
export const clubsOfMemberInput = z.object({ userId: textId });
export const clubMembersInput = z.extend(page, { id });
export const requestClubInput = z.object({ id, message: optionalText(CLUB_MESSAGE_MAX) });
export const answerRequestInput = z.object({ id, userId: textId, isAdmitted: z.boolean() });
export const answerInvitationInput = z.object({ id, isAccepted: z.boolean() });
export const setClubRoleInput = z.object({
  id,
  userId: textId,
  role: z.enum(['officer', 'member'], 'invalid'),
});
export const clubRankingInput = z.object({
  id,
  list: z._default(z.enum(clubRankings), 'inside'),
  period: z._default(z.enum(clubRankingPeriods), 'year'),
});
export const setClubNewsInput = z.object({ id, isOpen: z.boolean() });

const lounge = z.object({ id: z.number(), name: z.string(), city: z.string() });

export const clubSummaryOutput = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  /** the beginning of what it says of itself */
  excerpt: z.nullable(z.string()),
  founded: z.nullable(z.number()),
  memberCount: z.number(),
  isPublic: z.boolean(),
  lounge: z.nullable(lounge),
  /** the reader's; null for readers who aren't in */
  role: z.nullable(z.enum(clubRoles)),
});
export type ClubSummary = z.infer<typeof clubSummaryOutput>;

export const clubListOutput = z.object({
  items: z.array(clubSummaryOutput),
  nextCursor: z.nullable(z.string()),
});

/** What waits for the reader: clubs that they are in, that have asked them, or that they have asked. */
export const ownClubsOutput = z.object({
  clubs: z.array(
    z.extend(clubSummaryOutput, {
      /** how many ask to join; 0 for readers who don't decide about it */
      requestCount: z.number(),
    }),
  ),
  invitations: z.array(
    z.object({
      club: clubSummaryOutput,
      /** null for members whom the reader may not see */
      by: z.nullable(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
      invitedAt: dateTime,
    }),
  ),
  requests: z.array(clubSummaryOutput),
});
export type OwnClubs = z.infer<typeof ownClubsOutput>;

export const clubsOfMemberOutput = z.array(clubSummaryOutput);

export const clubMemberOutput = z.object({
  person: personOutput,
  role: z.enum(clubRoles),
  joinedAt: dateTime,
});
export type ClubMember = z.infer<typeof clubMemberOutput>;

/** How the reader stands to the club. */
export const clubStandings = ['visitor', 'outside', 'asked', 'invited', 'in'] as const;

export const clubOutput = z.extend(clubSummaryOutput, {
  description: z.nullable(z.string()),
  lounge: z.nullable(z.extend(lounge, { address: z.string() })),
  createdAt: dateTime,
  /** its subforum; null while it has no news */
  news: z.nullable(z.object({ subforumId: z.number(), threadCount: z.number() })),
  /** the owner first, then officers, as far as the reader may see them */
  officers: z.array(clubMemberOutput),
  standing: z.enum(clubStandings),
  /** how many ask to join; 0 for readers who don't decide about it */
  requestCount: z.number(),
  can: z.object({
    request: z.boolean(),
    leave: z.boolean(),
    /** everything that officers do */
    manage: z.boolean(),
    /** what is the owner's alone */
    own: z.boolean(),
    report: z.boolean(),
  }),
});
export type ClubOutput = z.infer<typeof clubOutput>;

export const clubMembersOutput = z.object({
  items: z.array(clubMemberOutput),
  nextCursor: z.nullable(z.string()),
});

/** Who asks to join, and who is asked, the oldest first. */
export const clubAdmissionsOutput = z.object({
  items: z.array(
    z.object({
      person: personOutput,
      /** false: they ask */
      isInvitation: z.boolean(),
      message: z.nullable(z.string()),
      createdAt: dateTime,
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type ClubAdmission = z.infer<typeof clubAdmissionsOutput>['items'][number];

export const clubRankingOutput = z.array(
  z.object({
    place: z.number(),
    person: personOutput,
    points: z.number(),
    wins: z.number(),
    losses: z.number(),
  }),
);
export type ClubRanking = z.infer<typeof clubRankingOutput>;
