import type { LoungeStatistics } from '@oche/validators/bookings/schemas';
import { expect, it } from 'vitest';
import { meaningOf } from './meaning.ts';

type Hour = LoungeStatistics['hours'][number];

const evening = (weekday: Hour['weekday'], booked: number[], from = 18): Hour[] =>
  booked.map((bookedHours, index) => ({ weekday, hour: from + index, bookedHours, openHours: 10 }));

it('names the fullest and the emptiest three hours', () => {
  const hours = [...evening(2, [0, 1, 1, 2]), ...evening(5, [4, 8, 9, 10, 5], 22)];
  expect(meaningOf(hours)).toEqual({
    best: { weekday: 5, from: 23, to: 26, share: 0.9 },
    worst: { weekday: 2, from: 18, to: 21, share: 2 / 30 },
    advice: 'fill',
  });
});

it('says whether there is room everywhere, or nowhere', () => {
  expect(meaningOf([...evening(1, [1, 1, 1]), ...evening(5, [4, 4, 4])])?.advice).toBe('known');
  expect(meaningOf([...evening(1, [6, 6, 6]), ...evening(5, [9, 9, 9])])?.advice).toBe('keep');
});

it('says nothing of a lounge in which nobody played, or that opens for an hour', () => {
  expect(meaningOf(evening(1, [0, 0, 0, 0]))).toBeNull();
  expect(meaningOf(evening(1, [5, 5]))).toBeNull();
  // the hours of two days are not in a row
  expect(meaningOf([...evening(1, [5, 5], 18), ...evening(2, [5, 5], 20)])).toBeNull();
});
