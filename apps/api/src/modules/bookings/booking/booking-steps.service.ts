import type { Executor, Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { deactivateOccupancies } from '../boards/occupancy.queries.ts';
import { refusingOverlaps } from '../boards/occupancy.service.ts';
import { type BookingAction, type ChangedBy, transitionRefusal } from '../rules/transitions.ts';
import { afterBookingChanges } from './booking-effects.service.ts';
import * as queries from './booking-write.queries.ts';
import type { NewBooking } from './new-booking.ts';

/*
 * The steps that all changes of bookings consist of. They run in a transaction that holds the
 * lounge's calendar lock; each change ends with `afterBookingChanges`.
 */

export type BookingState = Awaited<ReturnType<typeof queries.listBookingStates>>[number];

/** @throws AppError BOOKING_NOT_FOUND */
export async function readBookingState(executor: Executor, id: number): Promise<BookingState> {
  const [booking] = await readBookingStates(executor, [id]);
  if (!booking) throw new AppError('BOOKING_NOT_FOUND');
  return booking;
}

export const readBookingStates = (executor: Executor, ids: number[]): Promise<BookingState[]> =>
  queries.listBookingStates(executor, { ids });

/**
 * Writes a booking with the boards that `allocateBoards` has chosen.
 * @returns its id
 * @throws AppError BOARD_TAKEN
 */
export async function insertBooking(
  ctx: Deps,
  tx: Tx,
  booking: NewBooking,
  by: ChangedBy,
): Promise<number> {
  const [id = 0] = await insertBookings(ctx, tx, [booking], by);
  return id;
}

/**
 * The same for many bookings at once, e.g. a series: all or none.
 * @returns their ids, in the order of the bookings
 * @throws AppError BOARD_TAKEN
 */
export async function insertBookings(
  ctx: Deps,
  tx: Tx,
  bookings: NewBooking[],
  by: ChangedBy,
): Promise<number[]> {
  const rows = await refusingOverlaps(() =>
    queries.insertBookings(tx, {
      bookings: JSON.stringify(bookings.map((booking, position) => ({ ...booking, position }))),
    }),
  );
  const changes = bookings.map(({ loungeId, memberId }, index) => ({
    bookingId: rows[index]?.id ?? 0,
    loungeId,
    memberId,
    kind: 'created' as const,
    by,
    before: null,
  }));
  await afterBookingChanges(ctx, tx, changes);
  return rows.map(({ id }) => id);
}

export interface StatusChange {
  action: Exclude<BookingAction, 'move'>;
  by: ChangedBy;
  /** the member who makes the change; null for the system */
  userId: string | null;
  /** why a booking is cancelled */
  reason?: string;
}

const statusAfter = {
  confirm: 'confirmed',
  cancel: 'cancelled',
  complete: 'completed',
  markNoShow: 'no_show',
} as const;
const kindOf = {
  confirm: 'confirmed',
  cancel: 'cancelled',
  complete: 'marked',
  markNoShow: 'marked',
} as const;

/**
 * Confirms, cancels or marks bookings of a lounge, if the table of transitions allows it now.
 * @throws AppError BOOKING_STATUS, CANCELLATION_DEADLINE_OVER
 */
export async function changeBookingStatus(
  ctx: Deps,
  tx: Tx,
  bookings: readonly BookingState[],
  { action, by, userId, reason }: StatusChange,
): Promise<void> {
  for (const booking of bookings) requireTransition(ctx, booking, action, by);
  const ids = bookings.map(({ id }) => id);
  const now = ctx.clock.now().toISOString();
  const isCancelled = action === 'cancel';
  await queries.setBookingStatus(tx, {
    ids,
    status: statusAfter[action],
    now,
    cancelledAt: isCancelled ? now : null,
    cancelledBy: isCancelled ? userId : null,
    cancelledAs: isCancelled ? (by === 'staff' ? 'lounge' : by) : null,
    cancelReason: (isCancelled && reason) || null,
  });
  if (isCancelled) await deactivateOccupancies(tx, { bookingIds: ids });
  const changes = bookings.map(({ id, loungeId, memberId, startTime, endTime, status }) => ({
    bookingId: id,
    loungeId,
    memberId,
    kind: kindOf[action],
    by,
    before: isCancelled ? { startTime, endTime, status } : null,
  }));
  await afterBookingChanges(ctx, tx, changes);
}

/** @throws AppError BOOKING_STATUS, CANCELLATION_DEADLINE_OVER */
function requireTransition(
  { clock }: Pick<Deps, 'clock'>,
  booking: BookingState,
  action: BookingAction,
  by: ChangedBy,
): void {
  const refusal = transitionRefusal(action, by, booking, clock.now());
  if (!refusal) return;
  const { status, cancellableUntil } = booking;
  throw new AppError(refusal, { details: { status, cancellableUntil } });
}
