import type { CheckedTime, checkTimeInput } from '@oche/validators/bookings/schemas';
import { euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { isoOf } from '../../../lib/time/wall-clock.ts';
import {
  type BookingRules,
  type Interval,
  isOpenThrough,
  openingsBetween,
  readBookingRules,
  requireStaff,
} from '../../lounges/index.ts';
import { findBoards, withBuffer } from '../boards/occupancy.service.ts';
import { priceOf } from '../rules/price.ts';
import { intervalOf, teamRefusal } from '../rules/wish.ts';
import { listInTheWay } from './check-time.queries.ts';

/** No opening and no booking is longer; a block may be, but then its hours tell nobody anything. */
const LONGEST_MS = 86_400_000;

/**
 * What a booking or a block of the team would mean, so that it is said before: the price, whether
 * the lounge is open, and what is in the way. Nothing is reserved.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function checkTime(
  { db, actor }: MemberContext,
  input: z.output<typeof checkTimeInput>,
): Promise<CheckedTime> {
  const { loungeId, startTime, endTime, boardIds, boardCount, groupSize } = input;
  await requireStaff(db, actor, loungeId);
  const span = intervalOf(input);
  if (span.end <= span.start) {
    return { isFree: false, price: null, outside: null, closesAt: null, inTheWay: [] };
  }
  const rules = await readBookingRules(db, { loungeId, from: startTime, to: endTime });
  const wanted = withBuffer(input, rules.bufferMinutes);
  const [{ refusal }, inTheWay] = await Promise.all([
    findBoards(db, {
      loungeId,
      ...wanted,
      wish: input,
      boards: rules.boards.map(({ id }) => id),
    }),
    // a block has no break after it, so only its own time counts
    boardIds ? listInTheWay(db, { loungeId, startTime, endTime, boardIds }) : [],
  ]);
  const isBookable = teamRefusal(input) === null;
  const order = { boardCount: boardIds?.length ?? boardCount, groupSize };
  return {
    isFree: refusal === null,
    price: isBookable ? euroOf(priceOf(rules, span, order).totalCents) : null,
    outside: outsideOf(rules, span),
    closesAt: closingAfter(rules, span),
    inTheWay,
  };
}

/** Null while the lounge is open throughout; a block of days is never compared with the hours. */
function outsideOf(rules: BookingRules, span: Interval): CheckedTime['outside'] {
  if (span.end - span.start > LONGEST_MS || isOpenThrough(rules, span)) return null;
  const [opening] = openingsBetween(rules, span);
  return {
    opensAt: opening ? isoOf(opening.start) : null,
    closesAt: opening ? isoOf(opening.end) : null,
  };
}

/** The end of the opening in which a span begins; adjacent ones have no end between them. */
function closingAfter(rules: BookingRules, { start }: Interval): string | null {
  let end = start;
  for (const opening of openingsBetween(rules, { start, end: start + LONGEST_MS })) {
    if (opening.start > end) break;
    end = opening.end;
  }
  return end > start && end - start <= LONGEST_MS ? isoOf(end) : null;
}
