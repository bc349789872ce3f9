import { expect, it } from 'vitest';
import { nextWeek } from './next-week.ts';

const friday = {
  startDate: '2031-03-21T18:00:00.000Z',
  endDate: '2031-03-21T22:00:00.000Z',
  registrationDeadline: '2031-03-20T21:00:00.000Z',
  checkInOpensAt: null,
};

it('is the same time on the clock a week later, or as many as it takes to be ahead', () => {
  const berlin = (now: string) => nextWeek(friday, 'Europe/Berlin', new Date(now));
  expect(berlin('2031-03-15T09:00:00.000Z')).toEqual({
    startDate: '2031-03-28T18:00:00.000Z',
    endDate: '2031-03-28T22:00:00.000Z',
    registrationDeadline: '2031-03-27T21:00:00.000Z',
    checkInOpensAt: null,
  });
  // by then the clock has been put forward
  expect(berlin('2031-03-28T09:00:00.000Z').startDate).toBe('2031-04-04T17:00:00.000Z');
});
