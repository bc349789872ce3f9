import { expect, it } from 'vitest';
import { isSameOrder, orderedBy } from './board-order.ts';

const boards = [
  { id: 1, name: 'Tresen' },
  { id: 2, name: 'Fenster' },
  { id: 3, name: 'Neu' },
];

it('shows boards as they are now, in the order in which somebody has just put them', () => {
  expect(orderedBy(null, boards)).toEqual(boards);
  expect(orderedBy([2, 1], boards).map(({ name }) => name)).toEqual(['Fenster', 'Tresen', 'Neu']);
  expect(orderedBy([2, 9, 1], boards.slice(0, 1))).toEqual([{ id: 1, name: 'Tresen' }]);
});

it('knows an order again', () => {
  expect(isSameOrder([1, 2], [1, 2])).toBe(true);
  expect(isSameOrder([1, 2], [2, 1])).toBe(false);
});
