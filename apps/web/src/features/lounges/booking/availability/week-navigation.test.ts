import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../lib/time/place-time.ts';
import { availabilityOf } from '../testing.ts';
import { nextOpenDay, weekAround } from './week-navigation.ts';

const week = (first: string, bookableUntil = '2027-06-01T12:00:00Z') => ({
  timeZone: 'Europe/Berlin',
  bookableUntil,
  days: Array.from({ length: 7 }, (_, index) => ({ date: addDays(first, index) })),
});

describe('going from week to week', () => {
  it('begins today: there is nothing before', () => {
    expect(weekAround(week('2026-11-21'), '2026-11-21')).toEqual({
      first: '2026-11-21',
      last: '2026-11-27',
      previous: null,
      next: '2026-11-28',
    });
  });

  it('comes back to today, never before it', () => {
    expect(weekAround(week('2026-11-28'), '2026-11-21').previous).toBe('2026-11-21');
    expect(weekAround(week('2026-11-25'), '2026-11-21').previous).toBe('2026-11-21');
    expect(weekAround(week('2026-12-12'), '2026-11-21').previous).toBe('2026-12-05');
  });

  it('ends with the last day that can be booked, in the lounge’s own time', () => {
    const lastHour = '2026-11-27T23:30:00Z';
    expect(weekAround(week('2026-11-21', lastHour), '2026-11-21').next).toBe('2026-11-28');
    expect(weekAround(week('2026-11-22', lastHour), '2026-11-21').next).toBeNull();
  });
});

describe('the next open day', () => {
  const evening = (date: string): [string, string] => [
    `${date}T18:00+01:00`,
    `${date}T23:00+01:00`,
  ];
  const days = [
    { date: '2026-11-27', periods: [evening('2026-11-27')] },
    { date: '2026-11-28', periods: [] },
    { date: '2026-11-29', periods: [] },
    { date: '2026-11-30', periods: [evening('2026-11-30')] },
  ];

  it('skips all that are closed, and is never the day itself', () => {
    const shown = availabilityOf({ days });
    expect(nextOpenDay(shown, '2026-11-28')).toBe('2026-11-30');
    expect(nextOpenDay(shown, '2026-11-26')).toBe('2026-11-27');
    expect(nextOpenDay(shown, '2026-11-30')).toBeNull();
  });

  it('counts though everything is taken: there one can wait', () => {
    const boards = [[evening('2026-11-30')]];
    expect(nextOpenDay(availabilityOf({ days, boards }), '2026-11-27')).toBe('2026-11-30');
  });

  it('is none on which nothing can be booked yet', () => {
    const shown = availabilityOf({ days, bookableUntil: '2026-11-30T12:00:00Z' });
    expect(nextOpenDay(shown, '2026-11-28')).toBeNull();
  });
});
