import { expect, it } from 'vitest';
import { endsLate } from './outlook.policy.ts';

const evening = {
  // 19:00 in Berlin
  startsAt: '2031-03-07T18:00:00.000Z',
  endsAt: null,
  timeZone: 'Europe/Berlin',
};

it('an evening is late past midnight on the clock of the place', () => {
  expect(endsLate(evening, '2031-03-07T23:00:00.000Z')).toBe(false);
  expect(endsLate(evening, '2031-03-07T23:05:00.000Z')).toBe(true);
  expect(endsLate({ ...evening, timeZone: 'Europe/London' }, '2031-03-07T23:05:00.000Z')).toBe(
    false,
  );
});

it('or past the end that was announced', () => {
  const announced = { ...evening, endsAt: '2031-03-08T01:00:00.000Z' };
  expect(endsLate(announced, '2031-03-08T01:00:00.000Z')).toBe(false);
  expect(endsLate(announced, '2031-03-08T01:05:00.000Z')).toBe(true);
});
