import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../../../i18n/i18n.ts';
import { openText, periodsText, weekdaysText, weekRows } from './hours-text.ts';

const i18n = new I18n('de');
beforeAll(() => i18n.load('lounge'));
const texts = () => i18n.texts('lounge');
const berlin = (time: string) => Date.parse(time);

describe('opening hours', () => {
  it('are several a day, past midnight, around the clock, or none', () => {
    const text = (...periods: [string, string][]) =>
      periodsText(
        periods.map(([from, to]) => ({ from, to })),
        texts(),
      );
    expect(text(['14:00', '17:00'], ['18:00', '02:00'])).toBe('14:00–17:00, 18:00–02:00');
    expect(text(['00:00', '24:00'])).toBe('rund um die Uhr');
    expect(text(['10:00', '10:00'])).toBe('rund um die Uhr');
    expect(text()).toBe('geschlossen');
  });

  it('have all seven days, also those that nobody entered', () => {
    const rows = weekRows({
      openingHours: [{ weekday: 5, periods: [{ from: '18:00', to: '02:00' }] }],
    });
    expect(rows.map(({ periods }) => periods.length)).toEqual([0, 0, 0, 0, 1, 0, 0]);
  });
});

describe('open or not', () => {
  const timeZone = 'Europe/Berlin';
  const now = berlin('2026-11-27T19:00+01:00');
  const text = (isOpen: boolean, at: string | null, when: number | null = now) =>
    openText({ isOpen, opensOrClosesAt: at, timeZone }, when, texts(), 'de');

  it('says until when', () => {
    expect(text(true, '2026-11-28T01:00:00Z')).toBe('Jetzt geöffnet bis 02:00');
    expect(text(true, null)).toBe('Jetzt geöffnet');
  });

  it('says when it opens: today, this week, later', () => {
    expect(text(false, '2026-11-27T21:00:00Z')).toBe('Öffnet um 22:00');
    expect(text(false, '2026-11-29T17:00:00Z')).toBe('Öffnet So 18:00');
    expect(text(false, '2026-12-05T17:00:00Z')).toBe('Öffnet Sa 05.12., 18:00');
    expect(text(false, null)).toBe('Gerade geschlossen');
  });

  it('names the day where nobody knows what today is', () => {
    expect(text(false, '2026-11-27T21:00:00Z', null)).toBe('Öffnet Fr 27.11., 22:00');
  });
});

describe('weekdays of a price', () => {
  it('are spans where they follow each other', () => {
    const text = (...days: number[]) => weekdaysText(days, texts(), 'de');
    expect(text(1, 2, 3, 4)).toBe('Mo–Do');
    expect(text(6, 5)).toBe('Fr, Sa');
    expect(text(1, 3, 5, 6, 7)).toBe('Mo, Mi, Fr–So');
    expect(text(1, 2, 3, 4, 5, 6, 7)).toBe('täglich');
  });
});
