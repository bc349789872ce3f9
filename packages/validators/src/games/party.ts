import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, page } from '../common.ts';
import { personOutput } from '../people/schemas.ts';

/** What several play on one device, in turns; `packages/darts` has the rules. */
export const partyKinds = [
  'killer',
  'cricket',
  'x01',
  'gotcha',
  'baseball',
  'shootOut',
  'follow',
  'ticTacToe',
] as const;
export type PartyKind = (typeof partyKinds)[number];

export const PARTY_SIDES_MAX = 8;
export const PARTY_TEAM_MAX = 4;
export const PARTY_NAME_MAX = 60;
/** Eight beginners need thousands, and nothing of it gets lost. */
const DARTS_MAX = 6000;

const whole = (min: number, max: number) =>
  z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(min, 'tooSmall'), z.maximum(max, 'tooLarge'));
const SLATE_MAX = 12;
const CELLS = 9;
const lives = whole(1, 9);
const start = whole(101, 1001);
const numbers = (max: number) => z.array(whole(1, 25)).check(z.maxLength(max, 'tooLarge'));

/** A game with what its players have agreed on. */
export const partyGame = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('killer'),
    lives,
    /** the number of each side */
    numbers: numbers(PARTY_SIDES_MAX),
    ring: z.enum(['double', 'any']),
    selfKill: z.boolean(),
  }),
  z.object({
    kind: z.literal('cricket'),
    scoring: z.enum(['standard', 'cutThroat', 'noScore']),
    numbers: numbers(SLATE_MAX),
  }),
  z.object({
    kind: z.literal('x01'),
    /** from what each side counts down */
    starts: z.array(start).check(z.maxLength(PARTY_SIDES_MAX, 'tooLarge')),
    out: z.enum(['straight', 'double', 'master']),
  }),
  z.object({ kind: z.literal('gotcha'), target: start }),
  z.object({ kind: z.literal('baseball') }),
  z.object({ kind: z.literal('shootOut') }),
  z.object({ kind: z.literal('follow'), lives, bed: z.enum(['exact', 'number']) }),
  z.object({
    kind: z.literal('ticTacToe'),
    /** of the nine cells, row by row */
    numbers: numbers(CELLS),
    ring: z.enum(['double', 'any']),
  }),
]);

const side = z.object({
  players: z
    .array(line({ max: PARTY_NAME_MAX }))
    .check(z.minLength(1, 'required'), z.maxLength(PARTY_TEAM_MAX, 'tooLarge')),
});
export const savePartyInput = z.object({
  idempotencyKey,
  game: partyGame,
  /** in the order in which they threw */
  sides: z.array(side).check(z.minLength(2, 'invalid'), z.maxLength(PARTY_SIDES_MAX, 'tooLarge')),
  /** the side on which the member has played; null: they have only written */
  ownSide: z.nullable(whole(0, PARTY_SIDES_MAX - 1)),
  darts: z
    .array(line({ max: 3 }))
    .check(z.minLength(1, 'required'), z.maxLength(DARTS_MAX, 'tooLarge')),
});

const figures = {
  /** games in which the member was on a side */
  played: z.number(),
  /** alone at the top; a draw is none */
  won: z.number(),
  /** the most points of one game; null where points say nothing, and before the first */
  best: z.nullable(z.number()),
};
/** What the member has played of the same kind, with this one. */
export const savedPartyOutput = z.object({ id: z.number(), ...figures });

const kind = z.enum(partyKinds);
export const partyListInput = z.extend(page, { kind });
export const partyListOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      sides: z.array(z.object({ players: z.array(z.string()), place: z.number() })),
      ownSide: z.nullable(z.number()),
      isWon: z.nullable(z.boolean()),
      finishedAt: dateTime,
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type PartyList = z.infer<typeof partyListOutput>;

/** What the member has played, by kind. */
export const partyFiguresOutput = z.array(z.object({ kind, ...figures }));
export type PartyFigures = z.infer<typeof partyFiguresOutput>;

export const partyLadderInput = z.object({ kind });
/** The member and their friends by games won, or by the most points; who has the same has the same place. */
export const partyLadderOutput = z.array(
  z.object({ place: z.number(), person: personOutput, value: z.number(), isSelf: z.boolean() }),
);
export type PartyLadder = z.infer<typeof partyLadderOutput>;

export const partyIdInput = z.object({ id });
