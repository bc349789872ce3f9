import type { Availability, Booking } from '@oche/validators/bookings/schemas';
import { boardsFor } from '@oche/validators/lounges/limits';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { dayOf, endFor, endsOf, startsOf } from '../../../../lib/time/booking-slots.ts';
import { clockText, dateOf } from '../../../../lib/time/place-time.ts';
import type { AddressWish } from './address-wish.ts';
import type { BookingFormInput } from './booking-form.schema.ts';

/** A form with only the first bookable day chosen. */
export function emptyForm(
  availability: Availability,
  { priceUnit }: Pick<Lounge, 'priceUnit'>,
): BookingFormInput {
  const day = availability.days.find((one) => startsOf(availability, one).length > 0);
  return {
    bookingDate: day?.date ?? '',
    startTime: '',
    endTime: '',
    boardChoice: 'any',
    boardCount: '1',
    boardIds: [],
    groupSize: priceUnit === 'person' ? '2' : '',
    notes: '',
  };
}

/** The time that the reader has clicked in the calendar, with the usual duration. */
export function chosen(
  availability: Availability,
  { rules }: Pick<Lounge, 'rules'>,
  start: string | undefined,
  boardId: number | undefined,
): Partial<BookingFormInput> {
  if (!start) return {};
  const board = boardId ? { boardChoice: 'named' as const, boardIds: [String(boardId)] } : {};
  return {
    bookingDate: dayOf(availability, start)?.date ?? '',
    startTime: start,
    endTime: endFor(endsOf(availability.days, start, rules), start) ?? '',
    ...board,
  };
}

/** What a link asks for, as far as the lounge offers it. */
export function wished(
  availability: Availability,
  { rules, boards, timeZone }: Pick<Lounge, 'rules' | 'boards' | 'timeZone'>,
  wish: AddressWish | undefined,
): Partial<BookingFormInput> {
  if (!wish) return {};
  const day = availability.days.find(({ date }) => date === wish.date);
  const shows = (time: string | undefined) => (instant: string) =>
    clockText(instant, timeZone) === time;
  const startTime = day?.slots.map((slot) => slot.startTime).find(shows(wish.from)) ?? '';
  const ends = startTime ? endsOf(availability.days, startTime, rules) : [];
  const endTime = ends.find(shows(wish.to)) ?? (startTime && endFor(ends, startTime)) ?? '';
  return {
    bookingDate: wish.date,
    startTime,
    endTime,
    boardChoice: 'any',
    boardIds: [],
    ...(wish.people && {
      groupSize: String(wish.people),
      boardCount: String(Math.min(boardsFor(wish.people), Math.max(boards.length, 1))),
    }),
  };
}

/** The time of a link at which nothing begins here, though the lounge is open on that day. */
export function missedTime(
  availability: Availability,
  lounge: Parameters<typeof wished>[1],
  wish: AddressWish | undefined,
): string | undefined {
  const day = availability.days.find(({ date }) => date === wish?.date);
  if (!day || startsOf(availability, day).length === 0) return undefined;
  return wished(availability, lounge, wish).startTime === '' ? wish?.from : undefined;
}

/** The form for moving a booking, filled with that booking. */
export const formOf = (booking: Booking, availability: Availability): BookingFormInput => ({
  bookingDate:
    dayOf(availability, booking.startTime)?.date ??
    dateOf(booking.startTime, booking.lounge.timeZone),
  startTime: booking.startTime,
  endTime: booking.endTime,
  boardChoice: booking.isAnyBoard ? 'any' : 'named',
  boardCount: String(booking.boards.length),
  boardIds: booking.isAnyBoard ? [] : booking.boards.map(({ id }) => String(id)),
  groupSize: booking.groupSize === null ? '' : String(booking.groupSize),
  notes: '',
});
