import type {
  bookingListInput,
  bookingListOutput,
  loungeBookingListInput,
  loungeBookingListOutput,
} from '@oche/validators/bookings/schemas';
import { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { DAY_MS, isoOf } from '../../../lib/time/wall-clock.ts';
import { requireReader } from '../../lounges/index.ts';
import { bookingRights } from '../bookings.policy.ts';
import { toBooking } from '../described/booking.select.ts';
import * as queries from './booking.queries.ts';

const cursorKey = z.tuple([
  z
    .int()
    .min(0)
    .max(Date.UTC(9999, 11, 31)),
  z.int(),
]);

const cursorOf = ({ startTime, id }: queries.BookingKey) =>
  encodeCursor([Date.parse(startTime), id]);

const FIRST: queries.BookingKey = { startTime: '0001-01-01T00:00:00.000Z', id: 0 };
const LAST: queries.BookingKey = {
  startTime: '9999-12-31T00:00:00.000Z',
  id: Number.MAX_SAFE_INTEGER,
};

function keyOf(cursor: string | undefined, beginning: queries.BookingKey): queries.BookingKey {
  if (cursor === undefined) return beginning;
  const [start, id] = decodeCursor(cursorKey, cursor);
  return { startTime: isoOf(start), id };
}

const lists = {
  upcoming: { list: queries.listUpcoming, beginning: FIRST },
  past: { list: queries.listPast, beginning: LAST },
  all: { list: queries.listAll, beginning: LAST },
};

/**
 * The member's own bookings.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listBookings(
  { db, actor, clock }: MemberContext,
  { period, limit, cursor }: z.output<typeof bookingListInput>,
): Promise<z.infer<typeof bookingListOutput>> {
  const { list, beginning } = lists[period];
  const now = clock.now();
  const after = { memberId: actor.id, now: now.toISOString(), ...keyOf(cursor, beginning) };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => list(db, { ...after, limit: count }),
    cursorOf,
  );
  return {
    items: items.map((row) => toBooking(row, bookingRights(['member'], row, now))),
    nextCursor,
  };
}

const USUAL_DAYS = 7;

/**
 * When a lounge's boards are taken, and for its team also by whom.
 * @throws AppError LOUNGE_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listBookingsOfLounge(
  { db, actor, clock }: ServiceContext,
  { loungeId, limit, cursor, ...span }: z.output<typeof loungeBookingListInput>,
): Promise<z.infer<typeof loungeBookingListOutput>> {
  const staffRole = await requireReader(db, actor, loungeId);
  const from = span.from ?? clock.now().toISOString();
  const to = span.to ?? isoOf(Date.parse(from) + USUAL_DAYS * DAY_MS);
  const after = { loungeId, from, to, ...keyOf(cursor, FIRST) };
  if (!staffRole) {
    const taken = (count: number) => queries.listTaken(db, { ...after, limit: count });
    const { items, nextCursor } = await readPage(limit, taken, cursorOf);
    return { items: items.map((row) => ({ ...row, guest: null })), nextCursor };
  }
  const withGuests = (count: number) => queries.listWithGuests(db, { ...after, limit: count });
  const { items, nextCursor } = await readPage(limit, withGuests, cursorOf);
  return {
    items: items.map(({ memberId, guestName, ...row }) => ({
      ...row,
      guest: { id: memberId, name: guestName },
    })),
    nextCursor,
  };
}
