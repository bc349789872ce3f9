import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockText,
  clockTexts,
  dateOf,
  dayText,
  isSameClock,
  momentText,
  spanText,
} from './place-time.ts';

const BERLIN = 'Europe/Berlin';

describe('times of a lounge', () => {
  it('are those of its own clock', () => {
    expect(clockText('2026-11-27T18:00:00Z', BERLIN)).toBe('19:00');
    expect(clockText('2026-11-27T18:00:00Z', 'Europe/London')).toBe('18:00');
  });

  it('belong to its own days', () => {
    expect(dateOf('2026-11-27T23:30:00Z', BERLIN)).toBe('2026-11-28');
    expect(dateOf('2026-11-27T23:30:00Z', 'Europe/London')).toBe('2026-11-27');
  });

  it('name the zone of the hour that comes twice, and only of that', () => {
    const night = [
      '2026-10-24T23:30Z',
      '2026-10-25T00:30Z',
      '2026-10-25T01:30Z',
      '2026-10-25T02:30Z',
    ];
    expect(clockTexts(night, BERLIN, 'de')).toEqual(['01:30', '02:30 MESZ', '02:30 MEZ', '03:30']);
  });

  it('are not taken for twice when a day lies between them', () => {
    const evenings = ['2026-11-27T18:00Z', '2026-11-28T18:00Z'];
    expect(clockTexts(evenings, BERLIN, 'de')).toEqual(['19:00', '19:00']);
  });

  it('are read as people write them', () => {
    const span = { startTime: '2026-11-27T17:00:00Z', endTime: '2026-11-28T01:00:00Z' };
    expect(momentText(span.startTime, BERLIN, 'de')).toBe('Fr 27.11., 18:00');
    expect(momentText(span.startTime, BERLIN, 'en')).toBe('Fri 27/11, 18:00');
    expect(spanText(span, BERLIN, 'de')).toBe('Fr 27.11., 18:00–02:00');
    expect(dayText('2026-11-27', 'de', 'spoken')).toBe('Freitag 27.11.');
    expect(dayText('2026-11-27', 'de', 'long')).toBe('Freitag, 27. November 2026');
  });

  it('know whether the reader’s clock shows the same', () => {
    const now = '2026-11-27T17:00:00Z';
    expect(isSameClock(now, BERLIN, 'Europe/Vienna')).toBe(true);
    expect(isSameClock(now, BERLIN, 'Europe/London')).toBe(false);
  });
});

describe('addDays', () => {
  it('goes over the ends of months and over changes of the clock', () => {
    expect(addDays('2026-10-24', 1)).toBe('2026-10-25');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});
