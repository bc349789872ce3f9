import type { Booking } from '@oche/validators/bookings/schemas';
import { calendarFile } from '../../../../lib/time/calendar-file.ts';

interface IcsWords {
  /** public host; makes the UID the same as in feeds and mails, so that calendars have one entry */
  host: string;
  /** address of the booking's page */
  url: string;
  /** names of the boards, price */
  description: string;
  /** the current time */
  stamp: Date;
}

/** One booking as a calendar file. */
export function icsOf(booking: Booking, { host, ...words }: IcsWords): string {
  const { lounge } = booking;
  const city = [lounge.zipCode, lounge.city].filter(Boolean).join(' ');
  return calendarFile({
    ...words,
    uid: `booking-${booking.id}@${host}`,
    start: booking.startTime,
    end: booking.endTime,
    title: lounge.name,
    location: `${lounge.name}, ${lounge.address}, ${city}`,
    isTentative: booking.status === 'requested',
  });
}
