import * as z from 'zod/mini';
import { dateTime, id, line } from '../common.ts';
import {
  BOARD_NAME_MAX,
  markerRules,
  matchStatuses,
  queueWaits,
  REST_MINUTES_MAX,
  TOURNAMENT_BOARDS_MAX,
} from './course-limits.ts';

export const setEveningInput = z.object({
  id,
  /** whether matches are called automatically */
  isCalling: z.boolean(),
  restMinutes: z
    .number('invalidNumber')
    .check(
      z.int('invalidNumber'),
      z.minimum(0, 'tooSmall'),
      z.maximum(REST_MINUTES_MAX, 'tooLarge'),
    ),
  marker: z.enum(markerRules),
});

const boardName = line({ max: BOARD_NAME_MAX });

export const addBoardsInput = z.object({
  id,
  /** boards of the lounge, with their names there, or others */
  boards: z
    .array(z.union([z.object({ name: boardName }), z.object({ loungeBoardId: id })]))
    .check(z.minLength(1, 'required'), z.maxLength(TOURNAMENT_BOARDS_MAX, 'tooMany')),
});
export const updateBoardInput = z.object({
  id,
  boardId: id,
  name: boardName,
  /** false: nothing more is called there */
  isInUse: z.boolean(),
});
export const tournamentBoardInput = z.object({ id, boardId: id });
/** The one board where an entry plays; null for whichever is free. */
export const wishBoardInput = z.object({ id, entryId: id, boardId: z.nullable(id) });

export const callMatchInput = z.object({ id, matchId: id, boardId: id });
export const calledMatchInput = z.object({ id, matchId: id });
export const holdMatchInput = z.object({ id, matchId: id, isHeld: z.boolean() });
export const putFirstInput = z.object({ id, matchId: id, isFirst: z.boolean() });
/** Null: nobody marks. */
export const swapMarkerInput = z.object({ id, matchId: id, entryId: z.nullable(id) });

const call = z.object({
  matchId: z.number(),
  status: z.enum(matchStatuses),
  calledAt: dateTime,
  /** when its players were asked once more to come */
  againAt: z.nullable(dateTime),
  /** the entry that marks */
  markerId: z.nullable(z.number()),
  gameId: z.nullable(z.number()),
});

/** Boards, calls and the queue as they stand; the course says who plays a match. */
export const eveningOutput = z.object({
  revision: z.number(),
  isCalling: z.boolean(),
  restMinutes: z.number(),
  marker: z.enum(markerRules),
  boards: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      loungeBoardId: z.nullable(z.number()),
      isInUse: z.boolean(),
      /** another tournament plays at this board of the lounge */
      isTaken: z.boolean(),
      call: z.nullable(call),
    }),
  ),
  /** matches whose players are known, in the order in which they are called */
  queue: z.array(
    z.object({
      matchId: z.number(),
      wait: z.nullable(z.enum(queueWaits)),
      /** the end of the rest */
      until: z.nullable(dateTime),
      /** put before those whose turn it would be */
      isFirst: z.boolean(),
    }),
  ),
  /** entries that play at one board alone; told to organisers only */
  wishes: z.array(z.object({ entryId: z.number(), boardId: z.number() })),
});
export type EveningOutput = z.infer<typeof eveningOutput>;
