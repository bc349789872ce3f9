import * as z from 'zod/mini';
import { dateTime, id, money, optionalText } from '../common.ts';
import { boardChoice, groupSize, startAndEnd } from './fields.ts';

export const joinWaitingListInput = z.object({
  loungeId: id,
  ...startAndEnd,
  boardCount: boardChoice.boardCount,
  groupSize: z.optional(groupSize),
});
export const waitingListEntryOutput = z.object({
  id: z.number(),
  lounge: z.object({ id: z.number(), name: z.string(), city: z.string(), timeZone: z.string() }),
  startTime: dateTime,
  endTime: dateTime,
  boardCount: z.number(),
  groupSize: z.nullable(z.number()),
  status: z.enum(['waiting', 'offered', 'taken', 'expired', 'left']),
  /** how many people with an overlapping wish are ahead in line; null unless waiting */
  ahead: z.nullable(z.number()),
  offerExpiresAt: z.nullable(dateTime),
  /** the price of the boards that are offered; null unless offered */
  totalPrice: z.nullable(z.number()),
  bookingId: z.nullable(z.number()),
});
export const waitingListOutput = z.array(waitingListEntryOutput);
export const waitingListEntryIdInput = z.object({ id });
export const takeOfferInput = z.object({
  id,
  totalPrice: z.optional(money),
  notes: optionalText(1000),
});
