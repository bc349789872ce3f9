import * as z from 'zod/mini';
import { id } from '../common.ts';
import { day, wallTime, whole } from './fields.ts';
import { WISHES_MAX } from './limits.ts';

/** What is wished of a list of fixtures; teams are those in this season. */
const wishWeight = z.optional(whole(1, 9));
export const fixtureWish = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sharedBoards'),
    teams: z.array(id).check(z.minLength(2, 'required'), z.maxLength(16, 'tooLong')),
    atOnce: whole(1, 8),
    weight: wishWeight,
  }),
  z.object({ kind: z.literal('evenWeeks'), team: id, weight: wishWeight }),
  z.object({ kind: z.literal('oddWeeks'), team: id, weight: wishWeight }),
  z.object({
    kind: z.literal('derby'),
    teams: z.tuple([id, id]),
    when: z.enum(['early', 'late'], 'invalid'),
    weight: wishWeight,
  }),
  z.object({ kind: z.literal('maxHomeInARow'), most: whole(1, 10), weight: wishWeight }),
  z.object({ kind: z.literal('homeTwice'), times: whole(0, 10), weight: wishWeight }),
]);
export type FixtureWish = z.infer<typeof fixtureWish>;

/** Days on which nothing is played: by anybody, or by a team. */
const closedDays = z.object({
  from: day,
  until: z.optional(day),
  team: z.optional(id),
});

/** How a wish came out. */
export const wishReport = z.object({
  wish: fixtureWish,
  isMet: z.boolean(),
  /** where it is broken */
  broken: z.array(z.object({ rounds: z.array(z.number()), teams: z.array(z.number()) })),
  /** null where it is met, or no way was found; else what it would have cost */
  against: z.nullable(z.object({ wishes: z.array(z.number()), moreShifted: z.number() })),
});

/** What can't be as it was asked for, and isn't a wish. */
export const planProblem = z.object({
  key: z.enum([
    'teamCount',
    'tooFewRounds',
    'keyUnknown',
    'keyTaken',
    'fixedImpossible',
    'noDate',
    'venueTeamCount',
    'tooFewDays',
    'noVenue',
    'fewBoards',
    'tooLong',
  ]),
  round: z.optional(z.number()),
  home: z.optional(z.number()),
  away: z.optional(z.number()),
  team: z.optional(z.number()),
  teams: z.optional(z.array(z.number())),
  needed: z.optional(z.number()),
  given: z.optional(z.number()),
});

/**
 * Evenings: each fixture at the home team's. Venue days: three teams meet at the place of one, and each plays both others.
 */
export const planKinds = ['evenings', 'venueDays'] as const;
export type PlanKind = (typeof planKinds)[number];

export const planReport = z.object({
  /** missing where the list was made before there were venue days */
  kind: z.optional(z.enum(planKinds)),
  wishes: z.array(wishReport),
  problems: z.array(planProblem),
});
export type PlanReport = z.infer<typeof planReport>;

/** Which rounds there are, and on which days they begin. */
export const planInput = z.object({
  id,
  kind: z._default(z.enum(planKinds, 'invalid'), 'evenings'),
  /** the day on which each round begins; its fixtures fall on the seven days from then on, or, as a venue day, on it */
  rounds: z.array(day).check(z.minLength(1, 'required'), z.maxLength(60, 'tooLong')),
  /** other weeks for what finds no day in its own */
  spare: z._default(z.array(day).check(z.maxLength(20, 'tooLong')), []),
  /** beside the holidays of the league */
  closed: z._default(z.array(closedDays).check(z.maxLength(100, 'tooLong')), []),
  wishes: z._default(z.array(fixtureWish).check(z.maxLength(WISHES_MAX, 'tooLong')), []),
  /** another one gives another list of the same wishes */
  seed: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(60, 'tooLong'))),
});
export const plannedFixture = z.object({
  round: z.number(),
  homeId: z.number(),
  awayId: z.number(),
  /** null when there is no day on which it could be played */
  date: z.nullable(z.string()),
  time: wallTime,
  isFixed: z.boolean(),
  /** the home team's usual day, where it isn't played then */
  shiftedFrom: z.nullable(z.string()),
  /** at whose place a venue day is; null: at the home team's, or nowhere yet */
  hostId: z.nullable(z.number()),
});
/** A list as it would be; nothing is written yet. */
export const planOutput = z.extend(planReport, { fixtures: z.array(plannedFixture) });
export type Plan = z.infer<typeof planOutput>;
