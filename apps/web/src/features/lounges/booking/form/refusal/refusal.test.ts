import { bookingRefusals } from '@oche/validators/bookings/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../../../../../i18n/i18n.ts';
import { durationText } from '../../duration-text.ts';
import { type RefusalWords, refusalText } from './refusal.ts';

const i18n = new I18n('de');
beforeAll(() => i18n.load('booking', 'booking/form', 'errors/bookings'));
const durations = () => i18n.texts('booking').duration;
const words = (): RefusalWords => ({
  durations: durations(),
  own: i18n.texts('booking/form').refusals,
  general: i18n.texts('errors/bookings'),
  locale: 'de',
});

describe('why something can’t be booked', () => {
  it('has a text for every refusal', () => {
    const all = bookingRefusals.map((refusal) => refusalText(refusal, {}, words()));
    expect(new Set(all).size).toBe(all.length);
    expect(all.every(Boolean)).toBe(true);
  });

  it('names the lounge’s own limits', () => {
    const text = (refusal: (typeof bookingRefusals)[number], details: object) =>
      refusalText(refusal, { ...details }, words());
    expect(text('BOOKING_TOO_SHORT', { minutes: 90 })).toBe('Mindestens 1,5 Std.');
    expect(text('BOOKING_TOO_LONG', { minutes: 480 })).toContain('Höchstens 8 Std.');
    expect(text('BOOKING_TOO_SOON', { minutes: 45 })).toContain('45 Min.');
    expect(text('BOOKING_TOO_FAR_AHEAD', { days: 180 })).toContain('180 Tage');
    expect(text('TOO_MANY_BOOKINGS', { max: 10 })).toContain('10 Buchungen');
    expect(text('TOO_MANY_BOOKINGS', { max: 1 })).toContain('1 Buchung vor dir');
  });
});

describe('durations', () => {
  it('are minutes, hours or days, as people say them', () => {
    const said = [30, 75, 60, 90, 1440, 2880].map((minutes) =>
      durationText(minutes, durations(), 'de'),
    );
    expect(said).toEqual(['30 Min.', '75 Min.', '1 Std.', '1,5 Std.', '24 Std.', '2 Tage']);
  });
});
