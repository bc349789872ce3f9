import { describe, expect, it } from 'vitest';
import { momentText } from '../../../lib/time/time-text.ts';
import { formatAddress, formatPrice, formatSpan } from './format.ts';

const BERLIN = 'Europe/Berlin';

describe('a booking’s time', () => {
  const evening = { startAt: '2026-11-27T22:00:00.000Z', endAt: '2026-11-28T00:30:00.000Z' };

  it('is the lounge’s, with the weekday, in the reader’s language', () => {
    expect(formatSpan(evening, BERLIN, 'de')).toBe(
      'Freitag, 27. November 2026, 23:00 bis 01:30 Uhr',
    );
    expect(formatSpan(evening, BERLIN, 'en')).toBe('Friday, 27 November 2026, 23:00 to 01:30');
    expect(formatSpan(evening, 'Europe/London', 'en')).toContain('22:00 to 00:30');
  });

  it('names the zones where the clock is changed in between', () => {
    const night = { startAt: '2026-10-24T23:30:00.000Z', endAt: '2026-10-25T01:30:00.000Z' };
    expect(formatSpan(night, BERLIN, 'de')).toBe(
      'Sonntag, 25. Oktober 2026, 01:30 MESZ bis 02:30 MEZ',
    );
    expect(formatSpan(night, BERLIN, 'en')).toBe(
      'Sunday, 25 October 2026, 01:30 CEST to 02:30 CET',
    );
  });
});

it('moments, prices and addresses are written as the reader writes them', () => {
  const time = '2026-11-27T18:00:00.000Z';
  expect(momentText(time, 'de', BERLIN)).toBe('Freitag, 27. November um 19:00');
  expect(momentText(time, 'en', BERLIN)).toBe('Friday 27 November at 19:00');
  expect(formatPrice(123_450, 'de')).toMatch(/^1\.234,50\s€$/);
  expect(formatPrice(123_450, 'en')).toBe('€1,234.50');
  const place = { address: 'Weg 1', zipCode: null, city: 'Köln' };
  expect(formatAddress(place)).toBe('Weg 1, Köln');
  expect(formatAddress({ ...place, zipCode: '50823' })).toBe('Weg 1, 50823 Köln');
});
