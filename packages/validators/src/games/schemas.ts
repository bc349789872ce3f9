import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, textId } from '../common.ts';
import { personOutput } from '../people/schemas.ts';

/** What `packages/darts` makes of it: 301, 501 and what else counts down, or cricket. */
export const gameKinds = ['x01', 'cricket'] as const;
export const gameVisibilities = ['public', 'friends', 'private'] as const;
/**
 * `invited`: somebody has not accepted yet; `declined`, `cancelled` by the one who invited, or `expired`: never played;
 * `finished`: played to its end, and not yet confirmed by the others; `casual`: over, and nobody on the other side
 * could confirm it; `completed`: what counts.
 */
export const gameStatuses = [
  'invited',
  'declined',
  'cancelled',
  'expired',
  'playing',
  'finished',
  'casual',
  'disputed',
  'completed',
  'annulled',
] as const;
export type GameStatus = (typeof gameStatuses)[number];

const LEGS_MAX = 25;
const SETS_MAX = 13;
const ROUNDS_MAX = 50;
const TEAM_MAX = 4;

const ring = z.enum(['straight', 'double', 'master']);
const whole = (min: number, max: number) =>
  z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(min, 'tooSmall'), z.maximum(max, 'tooLarge'));

const startScore = whole(101, 1001);
const race = (max: number) =>
  z
    .object({ kind: z.enum(['firstTo', 'bestOf']), count: whole(1, max) })
    // somebody has to win
    .check(z.refine(({ kind, count }) => kind === 'firstTo' || count % 2 === 1, 'invalid'));

export const gameRules = z.discriminatedUnion('game', [
  z.object({
    game: z.literal('x01'),
    start: startScore,
    in: ring,
    out: ring,
    /** the start of each side, where it differs */
    handicaps: z.optional(z.readonly(z.array(startScore).check(z.maxLength(2, 'invalid')))),
    /** visits of each side after which the bull decides a leg */
    roundLimit: z.optional(whole(1, ROUNDS_MAX)),
  }),
  z.object({ game: z.literal('cricket'), scoring: z.enum(['standard', 'cutThroat']) }),
]);

/** A match that somebody wins: what members choose, and what a tournament needs. */
export const decidedFormat = z.object({
  legs: race(LEGS_MAX),
  sets: z.optional(race(SETS_MAX)),
  winByTwo: z.optional(z.object({ suddenDeath: z.optional(whole(1, LEGS_MAX)) })),
  bullBeforeDecider: z.optional(z.boolean()),
});

/** Whoever leads, all legs are played, so a match of an even number can be drawn: in leagues. */
const allLegs = z.object({ kind: z.literal('all'), count: whole(1, LEGS_MAX) });

/** Any match, also one of a league. */
export const gameFormat = z.extend(decidedFormat, {
  legs: z.union([decidedFormat.shape.legs, allLegs]),
});

export const machineLevels = 20;
/** The averages that a machine can be asked to play. */
export const machineAverages = { min: 20, max: 100 } as const;
/** A machine that throws: by its level, by what it averages with three darts, or as a friend has in the last three months. */
const machine = z.union([
  z.object({ friend: textId }),
  z.object({ level: whole(1, machineLevels) }),
  z.object({ average: whole(machineAverages.min, machineAverages.max) }),
]);

/** A member, who has to accept, somebody without an account, or a machine. */
const player = z.union([
  z.object({ userId: textId }),
  z.object({ guestName: line({ max: 60 }) }),
  z.object({ machine }),
]);
const isMachine = (one: z.output<typeof player>): boolean => 'machine' in one;

/** What two who play at boards of their own have agreed on. */
export const remoteGame = z.object({
  /** both show their board */
  withCamera: z._default(z.boolean(), false),
});

/** Two members, and nothing for which both would have to throw at one board. */
function isForRemote({
  sides,
  rules,
  format,
  loungeId,
}: {
  sides: readonly (readonly z.output<typeof player>[])[];
  rules: z.output<typeof gameRules>;
  format: z.output<typeof decidedFormat>;
  loungeId?: number | undefined;
}): boolean {
  const [own = [], theirs = []] = sides;
  const areMembers = [...own, ...theirs].every((one) => 'userId' in one);
  const hasBull =
    format.bullBeforeDecider === true || (rules.game === 'x01' && rules.roundLimit !== undefined);
  return (
    own.length === 1 && theirs.length === 1 && areMembers && !hasBull && loungeId === undefined
  );
}

/** The side that throws first, by choice, by lot, or after throwing for the bull. */
export const throwsFirst = z.union([whole(0, 1), z.enum(['chance', 'bull'])]);

const startFields = {
  idempotencyKey: z.optional(idempotencyKey),
  rules: gameRules,
  format: decidedFormat,
  /** one side alone, or two; each one player or a team; a machine plays one against one, on the second side */
  sides: z
    .array(z.array(player).check(z.minLength(1, 'required'), z.maxLength(TEAM_MAX, 'tooLarge')))
    .check(
      z.minLength(1, 'required'),
      z.maxLength(2, 'tooLarge'),
      z.refine(
        ([own = [], theirs = []]) =>
          !own.some(isMachine) &&
          (!theirs.some(isMachine) || (own.length === 1 && theirs.length === 1)),
        'invalid',
      ),
    ),
  first: z._default(throwsFirst, 0),
  visibility: z._default(z.enum(gameVisibilities), 'public'),
  loungeId: z.optional(id),
  boardId: z.optional(id),
  /** each of two members at a board of their own */
  remote: z.optional(remoteGame),
};
export const startGameInput = z.object(startFields).check(
  z.refine((input) => !input.remote || isForRemote(input), {
    error: 'invalid',
    path: ['remote'],
  }),
);

/** A dart as it is written: T20, S25, D25, 0. Which there are is known by `packages/darts`. */
export const dart = z.string().check(z.regex(/^(0|[SDT]\d{1,2})$/, 'invalid'));
const few = whole(0, 3);
const visit = z.union([
  z.object({
    darts: z.readonly(z.array(dart).check(z.minLength(1, 'required'), z.maxLength(3, 'tooLarge'))),
  }),
  z.object({ total: whole(0, 180), dartsThrown: z.optional(few), dartsAtDouble: z.optional(few) }),
  z.object({ bust: z.literal(true), dartsAtDouble: z.optional(few) }),
]);
/** A visit, or who won the bull. */
export const gameEntry = z.union([visit, z.object({ bull: whole(0, 1) })]);

const move = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enter'), entry: gameEntry }),
  z.object({ kind: z.literal('undo') }),
  z.object({ kind: z.literal('correct'), index: whole(0, 10_000), entry: gameEntry }),
]);

/** Moves that a device sends at once, after it was offline for a whole match. */
const MOVES_MAX = 500;

export const enterMovesInput = z.object({
  gameId: id,
  /** made by the device on its own; tells two tabs and two phones apart */
  deviceId: z.uuid('invalid'),
  /** the revision of the game on which the first of these moves was made */
  base: whole(0, 1_000_000),
  moves: z
    .array(z.object({ id: z.uuid('invalid'), move }))
    .check(z.minLength(1, 'required'), z.maxLength(MOVES_MAX, 'tooLarge')),
});
export const enterMovesOutput = z.object({
  revision: z.number(),
  status: z.enum(gameStatuses),
});

export const gameInput = z.object({ gameId: id });
export const takeOverInput = z.object({ gameId: id, deviceId: z.uuid('invalid') });

export const knownMachine = z.object({ level: z.nullable(z.number()), average: z.number() });

export const gamePlayer = z.object({
  side: z.number(),
  position: z.number(),
  /** null for a guest, and for a member whom the reader may not see */
  person: z.nullable(personOutput),
  guestName: z.nullable(z.string()),
  /** a guest that is a machine: what it averages, and the level that this is, if it is one */
  machine: z.optional(knownMachine),
  hasAccepted: z.boolean(),
});

export const gamePlace = z.object({ id: z.number(), name: z.string(), city: z.string() });

export const gameOutput = z.object({
  id: z.number(),
  status: z.enum(gameStatuses),
  visibility: z.enum(gameVisibilities),
  /** every move raises it; a live subscription begins there */
  revision: z.number(),
  rules: gameRules,
  format: gameFormat,
  /** null: the sides throw for the bull */
  first: z.nullable(z.number()),
  players: z.array(gamePlayer),
  /** what was entered, from the first visit on; replayed by `packages/darts` */
  entries: z.readonly(z.array(gameEntry)),
  /** whose darts the scoring device makes of its seed, for those who may score */
  machine: z.optional(z.object({ side: z.number(), average: z.number(), seed: z.string() })),
  /** where it is played */
  lounge: z.nullable(gamePlace),
  boardName: z.nullable(z.string()),
  winnerSide: z.nullable(z.number()),
  /** each side enters its own visits, from a device of its own */
  isRemote: z.boolean(),
  /** in a remote game: both show their board */
  withCamera: z.boolean(),
  /** in a remote game: the side whose visits the reader enters */
  ownSide: z.optional(z.number()),
  /** which device scores, for those who may score; in a remote game the reader's; null before the first move */
  deviceId: z.nullable(z.string()),
  createdAt: dateTime,
  finishedAt: z.nullable(dateTime),
  can: z.object({
    score: z.boolean(),
    /** say yes or no to an invitation */
    accept: z.boolean(),
    /** take the invitation back */
    cancel: z.boolean(),
    /** give guests a link by which they claim their games */
    shareGuests: z.boolean(),
  }),
});
export type GameOutput = z.infer<typeof gameOutput>;

export const gameEventsInput = z.object({
  gameId: id,
  lastEventId: z.nullish(z.string().check(z.maxLength(20), z.regex(/^\d+$/, 'invalid'))),
});
/** Moves since the last event; with a gap, or another status, the game is read again. */
export const gameEventOutput = z.object({
  /** as in `gameOutput` */
  deviceId: z.nullable(z.string()),
  revision: z.number(),
  status: z.enum(gameStatuses),
  moves: z.readonly(z.array(move)),
  /** what a board has seen of the visit that is being thrown, before anybody enters it */
  proposed: z.optional(z.readonly(z.array(dart))),
});
export type GameEvent = z.infer<typeof gameEventOutput>;
