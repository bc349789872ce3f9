import { expect, it } from 'vitest';
import { entryWith } from '../testing.ts';
import { daySum } from './day-sum.ts';

it('counts who comes and who came, once each, however many boards they have', () => {
  const boards = [
    { id: 1, name: 'Board 1' },
    { id: 2, name: 'Board 2' },
  ];
  const block = {
    id: 1,
    kind: 'blocked' as const,
    reason: null,
    startTime: '2026-11-27T18:00:00.000Z',
    endTime: '2026-11-27T20:00:00.000Z',
    boards,
  };
  expect(
    daySum([
      entryWith({ boards, groupSize: 8, totalPrice: 60 }),
      entryWith({ status: 'completed', totalPrice: 24.5 }),
      entryWith({ status: 'requested', groupSize: 3 }),
      entryWith({ status: 'cancelled', groupSize: 3 }),
      entryWith({ status: 'no_show', groupSize: 3 }),
      block,
    ]),
  ).toEqual({ bookings: 2, people: 8, income: 84.5 });
});

it('adds prices up in cents', () => {
  const prices = [0.1, 0.2, 12.4, 7.3];
  expect(daySum(prices.map((totalPrice) => entryWith({ totalPrice }))).income).toBe(20);
});
