import { describe, expect, it } from 'vitest';
import {
  dayOf,
  endFor,
  endsOf,
  freeBoards,
  nearestFree,
  startsOf,
} from '../../../../lib/time/booking-slots.ts';
import { clockText, minutesBetween } from '../../../../lib/time/place-time.ts';
import { availabilityOf, FRIDAY } from '../testing.ts';

const rules = { slotMinutes: 30, minMinutes: 60, maxMinutes: 180 };
const clocks = (instants: readonly string[]) =>
  instants.map((instant) => clockText(instant, 'Europe/Berlin'));
const at = (time: string) => new Date(time).toISOString();

describe('ends of a booking', () => {
  const { days } = availabilityOf({ days: [FRIDAY] });

  it('lie between the shortest and the longest duration', () => {
    expect(clocks(endsOf(days, at('2026-11-27T19:00+01:00'), rules))).toEqual([
      '20:00',
      '20:30',
      '21:00',
      '21:30',
      '22:00',
    ]);
  });

  it('go past midnight, but not past closing time', () => {
    expect(clocks(endsOf(days, at('2026-11-28T00:30+01:00'), rules))).toEqual(['01:30', '02:00']);
  });

  it('go on into the next day where the lounge does not close', () => {
    const open = availabilityOf({
      days: [
        { date: '2026-11-27', periods: [['2026-11-27T00:00+01:00', '2026-11-28T00:00+01:00']] },
        { date: '2026-11-28', periods: [['2026-11-28T00:00+01:00', '2026-11-29T00:00+01:00']] },
      ],
    });
    expect(clocks(endsOf(open.days, at('2026-11-27T23:00+01:00'), rules))).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '02:00',
    ]);
  });

  it('count hours that pass in the night in which the clock is put back', () => {
    const night = availabilityOf({
      days: [
        { date: '2026-10-24', periods: [['2026-10-24T18:00+02:00', '2026-10-25T04:00+01:00']] },
      ],
    });
    const start = at('2026-10-25T01:00+02:00');
    const ends = endsOf(night.days, start, { ...rules, minMinutes: 180 });
    expect(ends.map((end) => minutesBetween(start, end))).toEqual([180]);
    expect(clocks(ends)).toEqual(['03:00']);
  });

  it('are none outside the opening hours', () => {
    expect(endsOf(days, at('2026-11-27T12:00+01:00'), rules)).toEqual([]);
  });

  it('come as close to the wished duration as they can', () => {
    const start = at('2026-11-28T00:30+01:00');
    const ends = endsOf(days, start, rules);
    expect(endFor(ends, start)).toBe(at('2026-11-28T02:00+01:00'));
    expect(endFor(ends, start, 60)).toBe(at('2026-11-28T01:30+01:00'));
    expect(endFor([], start)).toBeUndefined();
  });
});

describe('starts', () => {
  it('are those that are neither over nor too far ahead', () => {
    const availability = availabilityOf({
      days: [FRIDAY],
      bookableFrom: '2026-11-27T22:10+01:00',
      bookableUntil: '2026-11-28T00:00+01:00',
    });
    const [day] = availability.days;
    expect(
      clocks(day ? startsOf(availability, day).map(({ startTime }) => startTime) : []),
    ).toEqual(['22:30', '23:00', '23:30', '00:00']);
  });

  it('belong to the evening before when they lie after midnight', () => {
    const availability = availabilityOf({ days: [FRIDAY] });
    expect(dayOf(availability, at('2026-11-28T00:30+01:00'))?.date).toBe('2026-11-27');
    expect(dayOf(availability, at('2026-11-28T12:00+01:00'))).toBeUndefined();
  });
});

describe('what is free near a time that is taken', () => {
  const availability = availabilityOf({
    days: [FRIDAY],
    boards: [
      [['2026-11-27T18:00+01:00', '2026-11-27T22:00+01:00']],
      [['2026-11-27T19:00+01:00', '2026-11-27T21:00+01:00']],
    ],
  });
  const wish = {
    startTime: at('2026-11-27T19:00+01:00'),
    endTime: at('2026-11-27T20:00+01:00'),
    boardCount: 1,
  };

  it('is told per board for the whole time, not slot by slot', () => {
    const span = { startTime: at('2026-11-27T18:00+01:00'), endTime: at('2026-11-27T19:30+01:00') };
    expect(freeBoards(availability, span)).toEqual([]);
  });

  it('has the same duration and comes closest first', () => {
    const found = nearestFree(availability, wish, 3);
    expect(clocks(found.map(({ startTime }) => startTime))).toEqual(['18:00', '21:00', '21:30']);
    expect(found.every((span) => minutesBetween(span.startTime, span.endTime) === 60)).toBe(true);
  });

  it('has as many boards as wished', () => {
    const found = nearestFree(availability, { ...wish, boardCount: 2 }, 1);
    expect(clocks(found.map(({ startTime }) => startTime))).toEqual(['22:00']);
  });

  it('has the very boards that were named', () => {
    const found = nearestFree(availability, { ...wish, boardIds: [1] }, 1);
    expect(clocks(found.map(({ startTime }) => startTime))).toEqual(['22:00']);
  });

  it('ends by closing time', () => {
    const late = {
      ...wish,
      startTime: at('2026-11-28T01:30+01:00'),
      endTime: at('2026-11-28T02:30+01:00'),
    };
    expect(clocks(nearestFree(availability, late, 1).map(({ endTime }) => endTime))).toEqual([
      '02:00',
    ]);
  });
});
