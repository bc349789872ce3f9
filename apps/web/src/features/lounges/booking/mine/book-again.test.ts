import type { Booking } from '@oche/validators/bookings/schemas';
import { expect, it } from 'vitest';
import { againOf } from './book-again.tsx';

/** A Friday, 20:00 to 22:00 in Berlin. */
const booking = {
  startTime: '2026-11-20T19:00:00.000Z',
  endTime: '2026-11-20T21:00:00.000Z',
  groupSize: 4,
  lounge: { timeZone: 'Europe/Berlin' },
} as Booking;
const at = (time: string) => Date.parse(time);

it('books the same evening of the week that comes next', () => {
  const again = { book: '1', from: '20:00', to: '22:00', people: '4' };
  expect(againOf(booking, at('2026-11-23T12:00Z'))).toEqual({ ...again, date: '2026-11-27' });
  expect(againOf(booking, at('2026-11-27T18:59Z'))).toEqual({ ...again, date: '2026-11-27' });
  expect(againOf(booking, at('2026-11-27T19:01Z'))).toEqual({ ...again, date: '2026-12-04' });
});

it('books the very evening where it was cancelled before', () => {
  expect(againOf(booking, at('2026-11-18T12:00Z')).date).toBe('2026-11-20');
});

it('counts what begins after midnight to the evening before, and keeps the clock through its changes', () => {
  const night = {
    ...booking,
    startTime: '2026-10-23T22:30:00.000Z',
    endTime: '2026-10-24T00:00:00.000Z',
    groupSize: null,
  };
  expect(againOf(night, at('2026-10-26T12:00Z'))).toEqual({
    book: '1',
    date: '2026-10-30',
    from: '00:30',
    to: '02:00',
    people: undefined,
  });
});
