import { expect, it } from 'vitest';
import { wholeOf, within, zoomed } from './crop.ts';

const wide = { width: 400, height: 200 };

it('begins with the largest square in the middle', () => {
  expect(wholeOf(wide)).toEqual({ x: 200, y: 100, side: 200 });
});

it('never leaves the picture, wherever it is moved', () => {
  expect(within(wide, { x: -50, y: 500, side: 100 })).toEqual({ x: 50, y: 150, side: 100 });
  expect(within(wide, { x: 390, y: 0, side: 200 })).toEqual({ x: 300, y: 100, side: 200 });
});

it('is smaller when it is zoomed, around the same place, and moves back in when it grows', () => {
  const corner = within(wide, zoomed(wide, { x: 400, y: 200, side: 200 }, 4));
  expect(corner).toEqual({ x: 375, y: 175, side: 50 });
  expect(zoomed(wide, corner, 1)).toEqual({ x: 300, y: 100, side: 200 });
});
