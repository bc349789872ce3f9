import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, page, textId } from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import { decidedFormat, gameRules, gameVisibilities, knownMachine, remoteGame } from './schemas.ts';

/** Four to six digits, which a member types on somebody else's device. */
export const gamePin = z.string('required').check(z.regex(/^\d{4,6}$/, 'invalidPin'));
export const setPinInput = z.object({ pin: gamePin });
export const pinOutput = z.object({ isSet: z.boolean() });

/** A member says yes on somebody else's device: by PIN, or by password. */
export const acceptHereInput = z.object({
  gameId: id,
  userId: textId,
  proof: z.union([
    z.object({ pin: gamePin }),
    z.object({
      password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200)),
    }),
  ]),
});

/** What the member may want to start again, or with whom. */
export const startOptionsInput = z.object({
  /** a game that is to be played again; by default the latest */
  rematch: z.optional(id),
  opponent: z.optional(textId),
  loungeId: z.optional(id),
});

/** A member whom the reader may see, or a guest by name, who can be a machine. */
export const knownPlayer = z.union([
  z.object({ person: personOutput }),
  z.object({ guestName: z.string(), machine: z.optional(knownMachine) }),
]);
export type KnownPlayer = z.infer<typeof knownPlayer>;

const place = z.object({ id: z.number(), name: z.string() });

export const startOptionsOutput = z.object({
  /** the game to play again, with the reader's side first; null if there is none, or not with these */
  last: z.nullable(
    z.object({
      rules: gameRules,
      format: decidedFormat,
      sides: z.array(z.array(knownPlayer)),
      /** who begins now, as the other side did last time; null: they throw for the bull */
      first: z.nullable(z.number()),
      visibility: z.enum(gameVisibilities),
      loungeId: z.nullable(z.number()),
      boardId: z.nullable(z.number()),
      /** it was played at two boards */
      remote: z.optional(remoteGame),
    }),
  ),
  /** the member that was asked for, if the reader may see them */
  opponent: z.nullable(personOutput),
  /** those whom the reader has played with, the latest first, then those whom they follow */
  opponents: z.array(knownPlayer),
  /** what the reader averages in the latest games of X01; null before the first one */
  average: z.nullable(z.number()),
  /** where the reader has played lately, and favourites; with the one that was asked for */
  lounges: z.array(z.extend(place, { boards: z.array(place) })),
});
export type StartOptions = z.infer<typeof startOptionsOutput>;

/** Friends as a machine can play them: with their average of the last three months, the best first. */
export const machineFriendsOutput = z.array(
  z.object({ person: personOutput, average: z.number() }),
);
export type MachineFriends = z.infer<typeof machineFriendsOutput>;

export const guestLinkInput = z.object({
  gameId: id,
  side: z.number().check(z.int(), z.minimum(0), z.maximum(1)),
  position: z.number().check(z.int(), z.minimum(0), z.maximum(5)),
  /** also for the other games of this member with a guest of that name */
  coversName: z._default(z.boolean(), false),
});
/** The link's secret, shown once. */
export const guestLinkOutput = z.object({ token: z.string(), path: z.string(), qr: z.string() });

const token = z.string('required').check(z.minLength(20, 'invalid'), z.maxLength(200, 'invalid'));
export const guestTokenInput = z.object({ token });
export const guestOfLinkOutput = z.object({
  gameId: z.number(),
  guestName: z.string(),
  /** who has started the game and shared the link */
  starter: z.string(),
  rules: gameRules,
  /** legs, or sets where there are sets, of the guest and of the others */
  score: z.object({ own: z.number(), others: z.number() }),
  startedAt: dateTime,
  /** how many games the link is for, with this one */
  count: z.number(),
});
export const claimOutput = z.object({ gameId: z.number(), count: z.number() });

/** What is trained dart by dart; `packages/darts` has the rules. */
export const trainings = [
  'clock',
  'bob',
  'checkout',
  'clockDoubles',
  'clockTrebles',
  'shanghai',
  'halveIt',
  'countUp',
  'oneTwentyOne',
  'oneTwenty',
  'catch40',
  'jdc',
  'ninetyNine',
  'a1',
  'doublesRound',
  'weakDoubles',
] as const;
export type Training = (typeof trainings)[number];

/** The number of 99 darts, or the doubles of one's own; nothing for all others. The bull is 25. */
const chosen = z._default(
  z
    .array(z.number().check(z.int(), z.minimum(1), z.maximum(25)))
    .check(z.maxLength(10, 'tooLarge')),
  [],
);
/** Who begins needs thousands for the A1 drill, and nothing of it gets lost. */
export const EXERCISE_DARTS_MAX = 4000;
export const saveTrainingInput = z.object({
  idempotencyKey,
  /** where it was thrown: it counts for that lounge's best of the month */
  loungeId: z.optional(id),
  /** the darts in their order; `packages/darts` makes the result of them */
  thrown: z.object({
    kind: z.enum(trainings),
    chosen,
    darts: z
      .array(line({ max: 3 }))
      .check(z.minLength(1, 'required'), z.maxLength(EXERCISE_DARTS_MAX, 'tooLarge')),
  }),
});

export const trainingListInput = z.extend(page, { kind: z.enum(trainings), chosen });
/** The latest weeks, this one with them. */
export const TRAINING_WEEKS = 12;
export const trainingWeeksInput = z.object({ kind: z.enum(trainings), chosen });
/** How the member has done week by week, the first one first; weeks without a result are left out. */
export const trainingWeeksOutput = z.array(
  z.object({
    /** its Monday */
    week: z.string(),
    count: z.number(),
    average: z.number(),
    best: z.number(),
  }),
);
export type TrainingWeek = z.infer<typeof trainingWeeksOutput>[number];

export const trainingAtLoungeInput = z.object({ loungeId: id });
/** The best of this month at a lounge, by what was trained: of each member the best, as far as the reader may see them. */
export const trainingAtLoungeOutput = z.array(
  z.object({
    kind: z.enum(trainings),
    best: z.array(z.object({ place: z.number(), person: personOutput, score: z.number() })),
  }),
);
export type TrainingAtLounge = z.infer<typeof trainingAtLoungeOutput>;

export const trainingLadderInput = z.object({ kind: z.enum(trainings), chosen });
/** The member and their friends, the best first; who has the same has the same place. */
export const trainingLadderOutput = z.array(
  z.object({ place: z.number(), person: personOutput, score: z.number(), isSelf: z.boolean() }),
);
/** What the member has trained, by kind; of 99 darts the best of all numbers. */
export const trainingBestsOutput = z.array(
  z.object({ kind: z.enum(trainings), count: z.number(), best: z.number() }),
);
export type TrainingBests = z.infer<typeof trainingBestsOutput>;
export type TrainingLadder = z.infer<typeof trainingLadderOutput>;
const trainingResult = z.object({
  id: z.number(),
  score: z.number(),
  darts: z.number(),
  finishedAt: dateTime,
});
export const trainingListOutput = z.object({
  items: z.array(trainingResult),
  nextCursor: z.nullable(z.string()),
  /** the fewest darts around the clock, otherwise the most points */
  best: z.nullable(z.number()),
});
/** @see trainingListOutput for what is best */
export const savedTrainingOutput = z.object({ score: z.number(), best: z.number() });
