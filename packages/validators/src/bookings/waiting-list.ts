import { z } from 'zod';
import { dateTime, id, money, optionalText } from '../common.ts';
import { boardChoice, groupSize, startAndEnd } from './booking-fields.ts';

export const joinWaitingListInput = z.object({
  loungeId: id,
  ...startAndEnd,
  boardCount: boardChoice.boardCount,
  groupSize: groupSize.optional(),
});
export const waitingListEntryOutput = z.object({
  id: z.number(),
  lounge: z.object({ id: z.number(), name: z.string(), city: z.string(), timeZone: z.string() }),
  startTime: dateTime,
  endTime: dateTime,
  boardCount: z.number(),
  groupSize: z.number().nullable(),
  status: z.enum(['waiting', 'offered', 'taken', 'expired', 'left']),
  /** people ahead in line whose wish overlaps; null unless waiting */
  ahead: z.number().nullable(),
  offerExpiresAt: dateTime.nullable(),
  /** what the boards on offer cost; null unless offered */
  totalPrice: z.number().nullable(),
  bookingId: z.number().nullable(),
});
export const waitingListOutput = z.array(waitingListEntryOutput);
export const waitingListEntryIdInput = z.object({ id });
export const takeOfferInput = z.object({
  id,
  totalPrice: money.optional(),
  notes: optionalText(1000),
});
