import { describe, expect, it } from 'vitest';
import { axisOf, closedSpans, lanesOf, placeIn, type Span, snap, spanOf } from './axis.ts';

const BERLIN = 'Europe/Berlin';
const span = (startTime: string, endTime: string): Span => spanOf({ startTime, endTime });
const day = (date: string, ...periods: [from: string, to: string][]) => ({
  date,
  periods: periods.map(([startTime, endTime]) => ({ startTime, endTime })),
});
const friday = day('2026-11-27', ['2026-11-27T17:00Z', '2026-11-28T01:00Z']);

function only(axis: ReturnType<typeof axisOf>) {
  const [first] = axis.days;
  if (!first) throw new Error('no day');
  return first;
}

describe('axisOf', () => {
  it('reaches from opening to closing, past midnight', () => {
    const axis = axisOf([friday], [], BERLIN);
    expect(axis.startMinutes).toBe(18 * 60);
    expect(axis.length).toBe(8 * 60);
    expect(only(axis).origin).toBe(Date.parse('2026-11-27T17:00Z'));
  });

  it('makes room for bookings before and after the opening hours', () => {
    const early = span('2026-11-27T14:30Z', '2026-11-27T16:00Z');
    const late = span('2026-11-28T01:00Z', '2026-11-28T02:30Z');
    const axis = axisOf([friday], [early, late], BERLIN);
    expect(axis.startMinutes).toBe(15 * 60);
    expect(axis.length).toBe(13 * 60);
  });

  it('leaves a booking after midnight in the night that it belongs to', () => {
    const saturday = day('2026-11-28', ['2026-11-28T17:00Z', '2026-11-29T01:00Z']);
    const axis = axisOf(
      [friday, saturday],
      [span('2026-11-27T23:30Z', '2026-11-28T01:00Z')],
      BERLIN,
    );
    expect(axis.startMinutes).toBe(18 * 60);
  });

  it('shows a usual day when the lounge is closed', () => {
    const axis = axisOf([day('2026-11-27')], [], BERLIN);
    expect(axis.startMinutes).toBe(10 * 60);
    expect(axis.length).toBe(14 * 60);
  });

  it('is an hour longer in the night in which the clock is set back, and shorter in spring', () => {
    const autumn = day('2026-10-24', ['2026-10-24T16:00Z', '2026-10-25T03:00Z']);
    expect(axisOf([autumn], [], BERLIN).length).toBe(11 * 60);
    const spring = day('2026-03-28', ['2026-03-28T17:00Z', '2026-03-29T02:00Z']);
    expect(axisOf([spring], [], BERLIN).length).toBe(9 * 60);
  });
});

describe('placeIn', () => {
  const autumn = axisOf(
    [day('2026-10-24', ['2026-10-24T16:00Z', '2026-10-25T03:00Z'])],
    [],
    BERLIN,
  );
  const place = (from: string, to: string) => placeIn(only(autumn), autumn.length, span(from, to));

  it('counts the minutes that really pass, also in the hour that comes twice', () => {
    expect(place('2026-10-25T00:00Z', '2026-10-25T01:00Z')).toEqual({ top: 480, height: 60 });
    expect(place('2026-10-25T01:00Z', '2026-10-25T02:00Z')).toEqual({ top: 540, height: 60 });
  });

  it('cuts what goes beyond the day, and leaves out what is not in it', () => {
    expect(place('2026-10-24T12:00Z', '2026-10-24T17:00Z')).toEqual({ top: 0, height: 60 });
    expect(place('2026-10-24T12:00Z', '2026-10-24T16:00Z')).toBeNull();
  });
});

it('shades what lies between two openings and around them', () => {
  const twice = day(
    '2026-11-27',
    ['2026-11-27T11:00Z', '2026-11-27T13:00Z'],
    ['2026-11-27T17:00Z', '2026-11-27T22:00Z'],
  );
  const axis = axisOf([twice], [span('2026-11-27T09:00Z', '2026-11-27T10:00Z')], BERLIN);
  expect(closedSpans(only(axis), axis.length)).toEqual([
    span('2026-11-27T09:00Z', '2026-11-27T11:00Z'),
    span('2026-11-27T13:00Z', '2026-11-27T17:00Z'),
  ]);
});

describe('snap', () => {
  it('goes to the nearest slot', () => {
    expect(snap(44, 30, 600)).toBe(30);
    expect(snap(46, 30, 600)).toBe(60);
  });

  it('keeps all of the stretch within the day', () => {
    expect(snap(-20, 30, 600, 120)).toBe(0);
    expect(snap(590, 30, 600, 120)).toBe(480);
    expect(snap(590, 30, 600, 105)).toBe(480);
    expect(snap(30, 30, 600, 900)).toBe(0);
  });
});

describe('lanesOf', () => {
  const at = (from: number, to: number): Span => ({ from, to });

  it('puts side by side what overlaps, and nothing else', () => {
    expect(lanesOf([at(0, 2), at(1, 3), at(3, 4)])).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 1 },
    ]);
  });

  it('uses a lane again as soon as it is free', () => {
    expect(lanesOf([at(0, 4), at(0, 1), at(1, 2)])).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 1, lanes: 2 },
    ]);
  });

  it('answers in the order asked', () => {
    expect(lanesOf([at(5, 6), at(0, 1)])).toEqual([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ]);
  });
});
