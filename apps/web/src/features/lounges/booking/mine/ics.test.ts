import type { Booking } from '@oche/validators/bookings/schemas';
import { describe, expect, it } from 'vitest';
import { icsOf } from './ics.ts';

const booking: Booking = {
  id: 12,
  lounge: {
    id: 3,
    name: 'Zur Triple 20; hinten, links',
    address: 'Rheinische Straße 41',
    zipCode: '44137',
    city: 'Dortmund',
    timeZone: 'Europe/Berlin',
    phone: null,
  },
  startTime: '2026-11-27T18:00:00.000Z',
  endTime: '2026-11-28T01:00:00.000Z',
  status: 'confirmed',
  boards: [{ id: 1, name: 'Board 1' }],
  isAnyBoard: true,
  groupSize: null,
  notes: null,
  totalPrice: 24,
  cancellableUntil: '2026-11-27T16:00:00.000Z',
  can: { cancel: true, move: true, review: false },
  expiresAt: null,
  cancelled: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const words = {
  host: 'oche.example',
  url: 'https://oche.example/bookings',
  description: 'Board 1\nEND:VEVENT',
  stamp: new Date('2026-11-21T12:00:00Z'),
};
const unfolded = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

describe('a booking as a calendar file', () => {
  it('has times in UTC and the UID of feeds and mails', () => {
    const lines = unfolded(icsOf(booking, words));
    expect(lines).toContain('UID:booking-12@oche.example');
    expect(lines).toContain('DTSTART:20261127T180000Z');
    expect(lines).toContain('DTEND:20261128T010000Z');
    expect(lines).toContain('STATUS:CONFIRMED');
  });

  it('escapes what would mean something', () => {
    const lines = unfolded(icsOf(booking, words));
    expect(lines).toContain('SUMMARY:Zur Triple 20\\; hinten\\, links');
    expect(lines).toContain('DESCRIPTION:Board 1\\nEND:VEVENT');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('has no line of more than 75 octets, and loses no character', () => {
    const name = 'ä'.repeat(100);
    const ics = icsOf({ ...booking, lounge: { ...booking.lounge, name } }, words);
    const octets = ics.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(unfolded(ics)).toContain(`SUMMARY:${name}`);
  });

  it('is not certain before the lounge has answered', () => {
    expect(icsOf({ ...booking, status: 'requested' }, words)).toContain('STATUS:TENTATIVE');
  });
});
