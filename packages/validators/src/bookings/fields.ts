import * as z from 'zod/mini';
import { id, requiredMoment } from '../common.ts';

export const BOOKING_BOARDS_MAX = 50;
export const GROUP_MAX = 200;

export const startAndEnd = {
  startTime: requiredMoment('startTimeRequired'),
  endTime: requiredMoment('endTimeRequired'),
};

export const boardCount = z
  .number('invalidNumber')
  .check(
    z.int('invalidNumber'),
    z.minimum(1, 'tooSmall'),
    z.maximum(BOOKING_BOARDS_MAX, 'tooLarge'),
  );
export const groupSize = z
  .number('invalidNumber')
  .check(z.int('invalidNumber'), z.minimum(1, 'tooSmall'), z.maximum(GROUP_MAX, 'tooLarge'));

/** Either certain boards, or how many of any. */
export const boardChoice = {
  boardIds: z.optional(
    z.array(id).check(
      z.minLength(1, 'required'),
      z.maxLength(BOOKING_BOARDS_MAX, 'tooLarge'),
      z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
    ),
  ),
  /** ignored if `boardIds` is given */
  boardCount: z._default(boardCount, 1),
};

/** That the end is after the start is checked by the service, whose error has a code of its own. */
export const wish = {
  loungeId: id,
  ...startAndEnd,
  ...boardChoice,
  groupSize: z.optional(groupSize),
};

export const board = z.object({ id: z.number(), name: z.string() });
