import { expect, it } from 'vitest';
import { endAfter, eveningAt, whatIsLeft } from './tonight.ts';

const berlin = (time: string) => Date.parse(`${time}+01:00`);
const usual = { from: '20:00', to: '22:00' };

it('keeps the usual times until the evening has begun, then takes what is left of it', () => {
  const left = (time: string, times = usual) => whatIsLeft(times, berlin(`2026-11-${time}`));
  expect(left('23T19:59')).toEqual(usual);
  expect(left('23T20:00')).toEqual({ from: '20:30', to: '22:30' });
  expect(left('23T21:40')).toEqual({ from: '22:00', to: '00:00' });
  expect(left('23T23:45')).toEqual({ from: '00:00', to: '02:00' });
  // half past midnight belongs to the evening before
  expect(left('24T00:20')).toEqual({ from: '00:30', to: '02:30' });
  expect(left('24T00:20', { from: '01:00', to: '02:00' })).toEqual({ from: '01:00', to: '02:00' });
  expect(left('24T06:00')).toEqual(usual);
});

it('counts the hours after midnight to the day before', () => {
  expect(eveningAt(berlin('2026-11-24T05:59')).date).toBe('2026-11-23');
  expect(eveningAt(berlin('2026-11-24T06:00')).date).toBe('2026-11-24');
});

it('keeps the length when the start moves', () => {
  expect(endAfter({ from: '22:30', to: '01:00' }, '23:00')).toBe('01:30');
});
