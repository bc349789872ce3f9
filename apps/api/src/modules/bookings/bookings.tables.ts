import type { Availability } from '@oche/validators/bookings/availability';
import { type Booking, bookingStatuses } from '@oche/validators/bookings/schemas';
import { column, tableOf, tableOfList } from '../../lib/declared/tables.ts';

const { maybeNumber, maybeText, maybeTime, number, oneOf, text, texts, time } = column;
const tag = 'Bookings';

const own = tableOfList<Booking>()({
  name: 'bookings.own',
  procedure: 'bookings.list',
  path: '/users/bookings',
  tag,
  summary: 'One’s own bookings',
  fileName: { de: 'Buchungen', en: 'bookings' },
  columns: {
    id: number('Nummer', 'Id'),
    lounge: text('Lounge', 'Lounge'),
    city: text('Ort', 'City'),
    startTime: time('Beginn', 'Start'),
    endTime: time('Ende', 'End'),
    status: oneOf(bookingStatuses, 'Stand', 'Status'),
    boards: texts('Boards', 'Boards'),
    groupSize: maybeNumber('Personen', 'People'),
    totalPrice: number('Preis in Euro', 'Price in euro'),
    notes: maybeText('Notizen', 'Notes'),
    cancelledAt: maybeTime('Abgesagt am', 'Cancelled on'),
  },
  row: ({ lounge, boards, cancelled, ...booking }) => ({
    id: booking.id,
    lounge: lounge.name,
    city: lounge.city,
    startTime: booking.startTime,
    endTime: booking.endTime,
    status: booking.status,
    boards: boards.map(({ name }) => name),
    groupSize: booking.groupSize,
    totalPrice: booking.totalPrice,
    notes: booking.notes,
    cancelledAt: cancelled?.at ?? null,
  }),
});

const free = tableOf<Availability>()({
  name: 'bookings.free',
  procedure: 'bookings.availability.times',
  path: '/lounges/{loungeId}/availability',
  tag,
  summary: 'How many boards of a lounge are free, slot by slot',
  fileName: { de: 'Freie-Boards', en: 'free-boards' },
  columns: {
    date: column.day('Tag', 'Day'),
    startTime: time('Beginn', 'Start'),
    minutes: number('Minuten', 'Minutes'),
    free: number('Freie Boards', 'Free boards'),
  },
  rows: ({ days, slotMinutes: minutes }) =>
    days.flatMap(({ date, slots }) =>
      slots.map(({ startTime, free }) => ({ date, startTime, minutes, free })),
    ),
});

export const bookingTables = [own, free];
