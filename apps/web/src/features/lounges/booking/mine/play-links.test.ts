import type { Booking } from '@oche/validators/bookings/schemas';
import { expect, it } from 'vitest';
import { isPlayable } from './play-links.tsx';

const booking = {
  status: 'confirmed',
  startTime: '2026-11-21T19:00:00.000Z',
  endTime: '2026-11-21T21:00:00.000Z',
} as Booking;
const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`) / 60_000;

it('a game can be started from half an hour before a booking to its end', () => {
  expect(isPlayable(booking, at('18:29'))).toBe(false);
  expect(isPlayable(booking, at('18:30'))).toBe(true);
  expect(isPlayable(booking, at('20:59'))).toBe(true);
  expect(isPlayable(booking, at('21:00'))).toBe(false);
});

it('not at boards that are not booked yet, or no more', () => {
  for (const status of ['requested', 'cancelled', 'no_show', 'completed'] as const) {
    expect(isPlayable({ ...booking, status }, at('19:30'))).toBe(false);
  }
});
