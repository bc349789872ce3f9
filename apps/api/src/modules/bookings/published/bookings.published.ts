import { bookingStatuses } from '@oche/validators/bookings/schemas';
import { z } from 'zod';
import { publishedKind } from '../../../lib/declared/published.ts';
import {
  asSeen,
  linksSchema,
  linksTo,
  momentSchema,
} from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getBooking } from '../booking/booking.service.ts';
import * as told from '../bookings.outside.ts';
import { around } from './around.service.ts';

const data = z.object({
  id: z.int(),
  ...linksSchema,
  lounge: z.object({ id: z.int(), name: z.string() }),
  startTime: momentSchema,
  endTime: momentSchema,
  status: z.enum(bookingStatuses),
  boards: z.array(z.object({ id: z.int(), name: z.string() })),
  groupSize: z.int().nullable(),
});

const about = {
  scope: 'bookings' as const,
  data,
  narrows: ['lounge', 'member'],
  isForTeam: true,
  thingOf: ({ bookingId }: told.BookingIds) => `booking/${bookingId}`,
  around,
  /** When and where, and nothing of who has booked: that stays within the calendar. */
  async read(ctx: MemberContext, { bookingId }: told.BookingIds) {
    const booking = await asSeen(getBooking(ctx, { id: bookingId }));
    if (!booking) return null;
    return {
      id: booking.id,
      ...linksTo(ctx.env, `/venues/${booking.lounge.id}`, null),
      lounge: { id: booking.lounge.id, name: booking.lounge.name },
      startTime: booking.startTime,
      endTime: booking.endTime,
      status: booking.status,
      boards: booking.boards.map(({ id, name }) => ({ id, name })),
      groupSize: booking.groupSize,
    };
  },
};

export const bookingsPublished = [
  publishedKind({
    ...about,
    ...told.bookingCreated,
    texts: {
      de: { name: 'Neue Buchung', about: 'Jemand hat gebucht, oder fragt danach.' },
      en: { name: 'New booking', about: 'Somebody has booked, or asks to.' },
    },
  }),
  publishedKind({
    ...about,
    ...told.bookingConfirmed,
    texts: {
      de: { name: 'Buchung bestätigt', about: 'Die Lounge hat eine Anfrage angenommen.' },
      en: { name: 'Booking confirmed', about: 'The lounge has accepted a request.' },
    },
  }),
  publishedKind({
    ...about,
    ...told.bookingMoved,
    texts: {
      de: { name: 'Buchung verschoben', about: 'Eine andere Zeit oder andere Boards.' },
      en: { name: 'Booking moved', about: 'Another time, or other boards.' },
    },
  }),
  publishedKind({
    ...about,
    ...told.bookingCancelled,
    texts: {
      de: { name: 'Buchung abgesagt', about: 'Ihre Boards sind wieder frei.' },
      en: { name: 'Booking cancelled', about: 'Its boards are free again.' },
    },
  }),
];
