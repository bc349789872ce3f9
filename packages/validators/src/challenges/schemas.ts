import * as z from 'zod/mini';
import { zipCode } from '../auth/schemas.ts';
import {
  dateTime,
  id,
  idempotencyKey,
  optionalText,
  page,
  requiredMoment,
  textId,
} from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import { challengePeriods, challengeTimes } from './limits.ts';

/**
 * `declined`: by the one whom it was meant for; `closed`: by its member, before anything was agreed; `cancelled`: by
 * one of the two, afterwards.
 */
export const challengeStatuses = [
  'open',
  'agreed',
  'declined',
  'closed',
  'expired',
  'cancelled',
] as const;
export type ChallengeStatus = (typeof challengeStatuses)[number];

/** How many open challenges a member can have. */
export const OPEN_CHALLENGES_MAX = 5;
/** Days ahead for which a challenge can be made. */
export const CHALLENGE_DAYS_MAX = 60;
/** Hours that somebody can have time for at most: from the morning until the evening's end. */
export const CHALLENGE_HOURS_MAX = 18;
export const CHALLENGE_TEXT_MAX = 500;
/**
 * Distances between members are told as "under 5 km": never closer than the first of these, and
 * without a number beyond the last.
 */
export const distanceBands = [5, 10, 15, 25, 35, 50, 75, 100, 150, 200] as const;

const whole = (min: number, max: number) =>
  z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(min, 'tooSmall'), z.maximum(max, 'tooLarge'));

const radius = whole(1, 200);
const average = whole(0, 180);
const challengeText = optionalText(CHALLENGE_TEXT_MAX);

/** A race to the majority of an odd number of legs. */
const game = z.object({
  /** null: whatever the other likes */
  rules: z.nullable(
    z.discriminatedUnion('game', [
      z.object({ game: z.literal('x01'), start: whole(101, 1001) }),
      z.object({ game: z.literal('cricket') }),
    ]),
  ),
  bestOf: whole(1, 25).check(z.refine((legs) => legs % 2 === 1, 'invalid')),
});
export type ChallengeGame = z.infer<typeof game>;

/** Three-dart averages of the opponents who are wanted; null: open to that side. */
const level = z.object({ min: z.nullable(average), max: z.nullable(average) }).check(
  z.refine(({ min, max }) => min === null || max === null || min <= max, {
    error: 'invalid',
    path: ['max'],
  }),
);

const wish = {
  from: requiredMoment('required'),
  until: requiredMoment('required'),
  /** around this lounge; without it around the postal code */
  loungeId: z.optional(id),
  /** default: the member's own */
  zipCode: z.optional(zipCode),
  radius,
  game,
  level,
  note: challengeText,
};

export const createChallengeInput = z.object({
  ...wish,
  /** only for this member, e.g. for a rematch */
  invitedId: z.optional(textId),
  idempotencyKey,
});
export const updateChallengeInput = z.object({ ...wish, id });
export const challengeInput = z.object({ id });

export const challengeListInput = z.extend(page, {
  when: z._default(z.enum(challengeTimes), 'any'),
  radius: z._default(radius, 25),
  /** default: the member's own */
  zipCode: z.optional(zipCode),
  /** also those that look for another level */
  isEveryLevel: z._default(z.boolean(), false),
});

export const ownChallengesInput = z.extend(page, {
  period: z._default(z.enum(challengePeriods), 'current'),
});

export const answerChallengeInput = z.object({
  id,
  meetsAt: requiredMoment('required'),
  note: challengeText,
});
export const agreeInput = z.object({ id, answerId: id, note: challengeText });
export const cancelMeetingInput = z.object({ id, reason: challengeText });
export const attachBookingInput = z.object({ id, bookingId: id });

/** Somebody who plays, and how well. */
const opponent = z.object({
  person: personOutput,
  /** three-dart average of the latest games; null for somebody who has none yet */
  average: z.nullable(z.number()),
  /** null as long as no game between two has counted */
  rating: z.nullable(z.number()),
});
export type Opponent = z.infer<typeof opponent>;

export const challengeSummaryOutput = z.object({
  id: z.number(),
  status: z.enum(challengeStatuses),
  /** whose it is; null when the reader may not see them (any more) */
  by: z.nullable(opponent),
  isOwn: z.boolean(),
  isDirect: z.boolean(),
  from: dateTime,
  until: dateTime,
  lounge: z.nullable(z.object({ id: z.number(), name: z.string(), city: z.string() })),
  /** "under so many kilometres" from the reader's postal code; null when it is farther, or unknown */
  within: z.nullable(z.number()),
  radius: z.number(),
  game,
  level,
  note: z.nullable(z.string()),
  /** answers that still stand */
  answerCount: z.number(),
  /** when the two have agreed to meet */
  meetsAt: z.nullable(dateTime),
});
export type ChallengeSummary = z.infer<typeof challengeSummaryOutput>;

export const challengeListOutput = z.object({
  items: z.array(challengeSummaryOutput),
  nextCursor: z.nullable(z.string()),
  /** from where distances are told; null without a known postal code */
  origin: z.nullable(z.object({ zipCode: z.string(), place: z.nullable(z.string()) })),
  unknownZipCode: z.nullable(z.string()),
});
export const ownChallengesOutput = z.object({
  items: z.array(challengeSummaryOutput),
  nextCursor: z.nullable(z.string()),
});

const answer = z.object({
  id: z.number(),
  by: opponent,
  within: z.nullable(z.number()),
  meetsAt: dateTime,
  note: z.nullable(z.string()),
});
export type ChallengeAnswer = z.infer<typeof answer>;

const meeting = z.object({
  at: dateTime,
  partner: z.nullable(opponent),
  /** what the one who agreed, and the one who had answered, added */
  agreedNote: z.nullable(z.string()),
  answerNote: z.nullable(z.string()),
  booking: z.nullable(
    z.object({
      id: z.number(),
      isOwn: z.boolean(),
      isRequest: z.boolean(),
      startTime: dateTime,
      endTime: dateTime,
      boards: z.array(z.object({ id: z.number(), name: z.string() })),
      lounge: z.object({
        id: z.number(),
        name: z.string(),
        address: z.string(),
        zipCode: z.nullable(z.string()),
        city: z.string(),
        timeZone: z.string(),
      }),
    }),
  ),
  /** null as long as it stands */
  cancelled: z.nullable(z.object({ isOwn: z.boolean(), reason: z.nullable(z.string()) })),
});
export type Meeting = z.infer<typeof meeting>;

export const challengeOutput = z.extend(challengeSummaryOutput, {
  /** what its member typed; null for everybody else */
  zipCode: z.nullable(z.string()),
  /** for its member alone */
  answers: z.array(answer),
  /** the reader's own answer that stands */
  ownAnswer: z.nullable(
    z.object({ id: z.number(), meetsAt: dateTime, note: z.nullable(z.string()) }),
  ),
  meeting: z.nullable(meeting),
  can: z.object({
    answer: z.boolean(),
    edit: z.boolean(),
    /** before a meeting is agreed */
    close: z.boolean(),
    decline: z.boolean(),
    cancel: z.boolean(),
    report: z.boolean(),
  }),
});
export type ChallengeOutput = z.infer<typeof challengeOutput>;

export const meetingLoungesInput = z.extend(challengeInput, {
  /** one that somebody has looked for, which then comes first */
  loungeId: z.optional(id),
});
/** Lounges between the two, the closest to the middle first. */
export const meetingLoungesOutput = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    city: z.string(),
    timeZone: z.string(),
    /** "under so many kilometres" for the reader and for the other; null: farther, or unknown */
    ownWithin: z.nullable(z.number()),
    otherWithin: z.nullable(z.number()),
  }),
);
export type MeetingLounge = z.infer<typeof meetingLoungesOutput>[number];

/** Null: the member doesn't want to hear of new challenges. */
export const challengeAlertOutput = z.nullable(
  z.object({ radius: z.number(), isLevelOnly: z.boolean(), zipCode: z.string() }),
);
export const saveChallengeAlertInput = z.object({
  radius,
  isLevelOnly: z._default(z.boolean(), false),
  /** default: the member's own */
  zipCode: z.optional(zipCode),
});
