import { expect, it } from 'vitest';
import { nextOf, preparationOf } from './preparation.ts';

const nothing = { entered: 0, here: 0, isDrawn: false, boards: 0 };
const next = (facts: Partial<typeof nothing> | { here: null; entered?: number }) =>
  nextOf(preparationOf({ ...nothing, ...facts }));

it('leads from the first entry to the start', () => {
  expect(next({})).toBe('entries');
  expect(next({ entered: 1, here: 1 })).toBe('entries');
  expect(next({ entered: 4, here: 3 })).toBe('checkIn');
  expect(next({ entered: 4, here: 4 })).toBe('draw');
  expect(next({ entered: 4, here: 4, isDrawn: true })).toBe('boards');
  expect(next({ entered: 4, here: 4, isDrawn: true, boards: 2 })).toBe('start');
});

it('asks nobody to check in where there is no check-in', () => {
  expect(preparationOf({ ...nothing, here: null }).map(({ key }) => key)).not.toContain('checkIn');
  expect(next({ entered: 4, here: null })).toBe('draw');
});

it('goes back to the draw when it holds no more', () => {
  expect(next({ entered: 5, here: 5, boards: 2 })).toBe('draw');
});
