import { describe, expect, it } from 'vitest';
import {
  daysFrom,
  endMinutes,
  eveningOf,
  meetingTimes,
  spanOf,
  startMinutes,
  timesFor,
  timesOf,
} from './when.ts';

const at = (time: string) => Date.parse(`${time}+01:00`);
const AFTERNOON = at('2026-11-27T15:40');
const NIGHT = at('2026-11-28T00:40');

describe('when somebody has time', () => {
  it('is now for three hours, from the half hour that has begun', () => {
    expect(timesFor('now', AFTERNOON)).toEqual({ date: '2026-11-27', from: 930, until: 1110 });
  });

  it('is this evening, also when it has begun or midnight has passed', () => {
    expect(timesFor('evening', AFTERNOON)).toEqual({ date: '2026-11-27', from: 1080, until: 1380 });
    expect(timesFor('evening', at('2026-11-27T21:10'))).toMatchObject({ from: 1260, until: 1440 });
    expect(timesFor('evening', NIGHT)).toEqual({ date: '2026-11-27', from: 1470, until: 1650 });
    expect(spanOf(timesFor('now', NIGHT))).toEqual({
      from: '2026-11-27T23:30:00.000Z',
      until: '2026-11-28T02:30:00.000Z',
    });
  });

  it('ends when the night does', () => {
    expect(timesFor('now', at('2026-11-28T04:10'))).toEqual({
      date: '2026-11-27',
      from: 1680,
      until: 1740,
    });
    expect(eveningOf(at('2026-11-28T04:59'))).toBe('2026-11-27');
    expect(eveningOf(at('2026-11-28T05:00'))).toBe('2026-11-28');
  });

  it('is the evening of tomorrow on another day', () => {
    expect(timesFor('day', NIGHT)).toEqual({ date: '2026-11-28', from: 1080, until: 1380 });
  });

  it('comes back from instants as it went there', () => {
    for (const times of [timesFor('evening', AFTERNOON), timesFor('now', NIGHT)]) {
      expect(timesOf(spanOf(times))).toEqual(times);
    }
  });
});

it('offers two weeks, and ends behind the start', () => {
  expect(daysFrom(NIGHT)).toHaveLength(14);
  expect(daysFrom(NIGHT)[0]).toBe('2026-11-27');
  expect(startMinutes()[0]).toBe(480);
  expect(startMinutes().at(-1)).toBe(1710);
  expect(endMinutes(1710)).toEqual([1740]);
});

describe('moments at which two can meet', () => {
  const span = { from: '2026-11-27T18:00:00Z', until: '2026-11-27T20:00:00Z' };
  it('are the half hours within the time', () => {
    expect(meetingTimes(span, AFTERNOON)).toHaveLength(5);
    expect(meetingTimes(span, AFTERNOON).at(-1)).toBe('2026-11-27T20:00:00.000Z');
  });
  it('are those still to come', () => {
    expect(meetingTimes(span, Date.parse('2026-11-27T19:01:00Z'))).toEqual([
      '2026-11-27T19:30:00.000Z',
      '2026-11-27T20:00:00.000Z',
    ]);
    const odd = { ...span, until: '2026-11-27T20:10:00Z' };
    expect(meetingTimes(odd, Date.parse('2026-11-27T20:05:00Z'))).toEqual([odd.until]);
    expect(meetingTimes(span, Date.parse('2026-11-27T20:00:00Z'))).toEqual([
      '2026-11-27T20:00:00.000Z',
    ]);
    expect(meetingTimes(span, Date.parse('2026-11-27T20:00:01Z'))).toEqual([]);
  });
});
