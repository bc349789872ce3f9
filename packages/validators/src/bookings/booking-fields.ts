import { z } from 'zod';
import { id, requiredMoment } from '../common.ts';

export const BOOKING_BOARDS_MAX = 50;
export const GROUP_MAX = 200;

export const startAndEnd = {
  startTime: requiredMoment('startTimeRequired'),
  endTime: requiredMoment('endTimeRequired'),
};

export const boardCount = z
  .number('invalidNumber')
  .int('invalidNumber')
  .min(1, 'tooSmall')
  .max(BOOKING_BOARDS_MAX, 'tooLarge');
export const groupSize = z
  .number('invalidNumber')
  .int('invalidNumber')
  .min(1, 'tooSmall')
  .max(GROUP_MAX, 'tooLarge');

/** Named boards, or how many of any. */
export const boardChoice = {
  boardIds: z
    .array(id)
    .min(1, 'required')
    .max(BOOKING_BOARDS_MAX, 'tooLarge')
    .refine((ids) => new Set(ids).size === ids.length, 'invalid')
    .optional(),
  /** not looked at when boards are named */
  boardCount: boardCount.default(1),
};

/** The order of times is a rule of the service, with a code of its own. */
export const wish = {
  loungeId: id,
  ...startAndEnd,
  ...boardChoice,
  groupSize: groupSize.optional(),
};

export const board = z.object({ id: z.number(), name: z.string() });
