import { expect, it } from 'vitest';
import { usualBoards } from './boards.ts';

it('an evening has a board for four, and at least one', () => {
  expect([0, 2, 4, 5, 16, 33].map(usualBoards)).toEqual([1, 1, 1, 2, 4, 9]);
});
