import * as z from 'zod/mini';
import { dateTime, id, line } from '../common.ts';

/** Who makes the boards, or what reads them. */
export const boardMakers = ['autodarts', 'scolia', 'opendartboard', 'granboard'] as const;
export type BoardMaker = (typeof boardMakers)[number];

/** What a board says of itself: darts fly, a hand is at the board, nothing is in it, or it sees nothing. */
export const boardStates = ['throwing', 'takeout', 'empty', 'blind', 'stopped'] as const;
export type BoardState = (typeof boardStates)[number];

const DARTS_MAX = 3;
/** Maker's own numbers of events, so that somebody can look for one in both logs. */
const EVENTS_MAX = 20;
const EVENT_LENGTH = 100;

const lease = z.uuid('invalid');
/** A dart as `packages/darts` writes it. */
const countedDart = z
  .string('required')
  .check(z.regex(/^(0|[SD]25|[SDT]([1-9]|1\d|20))$/, 'invalid'));

/** The first message of a bridge. */
export const helloInput = z.object({
  lease,
  maker: z.enum(boardMakers, 'invalid'),
  version: z.string('required').check(z.regex(/^[\w.+-]{1,40}$/, 'invalid')),
});
export const helloOutput = z.object({ board: z.string(), leaseSeconds: z.number() });

/** All darts of the visit, the oldest first, each time. */
export const seenInput = z.object({
  lease,
  seq: id,
  visit: z.uuid('invalid'),
  state: z.enum(boardStates, 'invalid'),
  darts: z.array(countedDart).check(z.maxLength(DARTS_MAX, 'tooLarge')),
  events: z.optional(
    z
      .array(z.string().check(z.maxLength(EVENT_LENGTH, 'tooLong')))
      .check(z.maxLength(EVENTS_MAX, 'tooLarge')),
  ),
});
export type SeenInput = z.infer<typeof seenInput>;
export const seenOutput = z.object({ isAttached: z.boolean() });

export const byeInput = z.object({ lease });
export const byeOutput = z.object({});

const name = line({ max: 60 });

/** A board of one's own, or one for a board of a lounge, which bears that one's name. */
export const createCountingBoardInput = z.union([
  z.object({ name }),
  z.object({ loungeBoardId: id }),
]);
export const countingBoardForm = z.object({ name });

export const countingBoardInput = z.object({ boardId: id });
export const renameCountingBoardInput = z.object({ boardId: id, name });

/** The secret is shown once: only its hash is stored. */
export const boardTokenOutput = z.object({ boardId: z.number(), token: z.string() });
export type BoardTokenOutput = z.infer<typeof boardTokenOutput>;

export const loungeCountingBoardsInput = z.object({ loungeId: id });

const countingBoard = z.object({
  id: z.number(),
  name: z.string(),
  /** where it hangs; null: at home */
  lounge: z.nullable(z.object({ id: z.number(), name: z.string(), boardId: z.number() })),
  maker: z.nullable(z.enum(boardMakers)),
  version: z.nullable(z.string()),
  /** null: nothing is known of it now */
  state: z.nullable(z.enum(boardStates)),
  /** whether a process holds it */
  isConnected: z.boolean(),
  seenAt: z.nullable(dateTime),
  dartAt: z.nullable(dateTime),
  /** for what it counts now */
  attached: z.nullable(
    z.object({
      gameId: z.nullable(z.number()),
      /** whether it was the reader who has attached it */
      isMine: z.boolean(),
      until: dateTime,
    }),
  ),
});
export const countingBoardsOutput = z.array(countingBoard);
export type CountingBoard = z.infer<typeof countingBoard>;

/** The boards that could count for a game, or for a training of one's own. */
export const usableBoardsInput = z.object({ gameId: z.nullable(id) });

export const attachBoardInput = z.object({ boardId: id, gameId: z.nullable(id) });

/** What a dart of the visit was, as somebody says who stands there. */
export const correctDartInput = z.object({
  boardId: id,
  visit: z.uuid('invalid'),
  /** from 0 */
  place: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(DARTS_MAX - 1, 'invalid')),
  dart: countedDart,
});

export const countingEventsInput = z.object({
  boardId: id,
  lastEventId: z.nullish(z.string().check(z.maxLength(20), z.regex(/^\d+$/, 'invalid'))),
});

const darts = z.array(z.string());

/** What a board sees, and the visits that are over, the latest last. */
export const countingEventOutput = z.object({
  revision: z.number(),
  state: z.nullable(z.enum(boardStates)),
  isConnected: z.boolean(),
  visit: z.nullable(z.string()),
  darts,
  done: z.array(z.object({ visit: z.string(), darts })),
});
export type CountingEvent = z.infer<typeof countingEventOutput>;
