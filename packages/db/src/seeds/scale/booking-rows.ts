import type { Cell, Rows } from './copy.ts';
import type { LoungeWorld, PlannedBooking, PlannedLounge } from './lounge-plan.ts';
import { type LoungeIds, type LoungeOffsets, rowsOfAll } from './lounge-rows.ts';
import { isoTime } from './rows.ts';

/** the default when a lounge's owner hasn't chosen another */
const CANCEL_MS = 120 * 60_000;

export function bookingRows(world: LoungeWorld, ids: LoungeIds, offsets: LoungeOffsets): Rows {
  const row = ({ number }: PlannedLounge, booking: PlannedBooking, index: number): Cell[] => {
    const member = `${ids.userPrefix}${booking.member}`;
    const created = isoTime(booking.created);
    const isCancelled = booking.status === 'cancelled';
    return [
      ids.booking + (offsets.bookings[number] ?? 0) + index,
      ids.lounge + number,
      member,
      member,
      booking.status,
      isoTime(booking.start),
      isoTime(booking.end),
      booking.boards,
      2 * booking.boards,
      booking.priceCents,
      isoTime(booking.start - CANCEL_MS),
      isCancelled ? created : null,
      isCancelled ? member : null,
      isCancelled ? 'member' : null,
      created,
      created,
    ];
  };
  return {
    columns: [
      'id',
      'lounge_id',
      'member_id',
      'created_by',
      'status',
      'start_at',
      'end_at',
      'board_count',
      'group_size',
      'price_cents',
      'cancellable_until',
      'cancelled_at',
      'cancelled_by',
      'cancelled_as',
      'created_at',
      'updated_at',
    ],
    cells: rowsOfAll(world, (lounge) =>
      lounge.bookings.map((booking, index) => row(lounge, booking, index)),
    ),
  };
}

export function occupancyRows(world: LoungeWorld, ids: LoungeIds, offsets: LoungeOffsets): Rows {
  const rowsOf = ({ number }: PlannedLounge, booking: PlannedBooking, index: number): Cell[][] =>
    Array.from({ length: booking.boards }, (_, board) => [
      ids.lounge + number,
      ids.board + (offsets.boards[number] ?? 0) + booking.firstBoard + board,
      ids.booking + (offsets.bookings[number] ?? 0) + index,
      `[${isoTime(booking.start)},${isoTime(booking.end)})`,
      booking.status !== 'cancelled',
    ]);
  return {
    columns: ['lounge_id', 'board_id', 'booking_id', 'during', 'is_active'],
    cells: rowsOfAll(world, (lounge) =>
      lounge.bookings.flatMap((booking, index) => rowsOf(lounge, booking, index)),
    ),
  };
}
