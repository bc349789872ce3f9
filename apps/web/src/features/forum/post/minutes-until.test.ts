import { expect, it } from 'vitest';
import { minutesUntil } from './minutes-until.ts';

it('counts whole minutes down to the one in which the time is over', () => {
  const minute = Math.floor(Date.parse('2026-11-21T19:00:59.000Z') / 60_000);
  const end = '2026-11-21T19:30:30.000Z';
  expect(minutesUntil(end, minute)).toBe(30);
  expect(minutesUntil(end, minute + 29)).toBe(1);
  expect(minutesUntil(end, minute + 30)).toBe(0);
  expect(minutesUntil(end, minute + 31)).toBe(-1);
});
