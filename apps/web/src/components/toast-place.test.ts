import { expect, it } from 'vitest';
import { freeSpot } from './toast-place.ts';

const view = { width: 1440, height: 900 };
const size = { width: 400, height: 80 };
const at = (left: number, top: number, width: number, height: number, cost: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  cost,
});

it('is in the lower right corner of a page where nothing is', () => {
  expect(freeSpot(size, view, [], 80)).toMatchObject({ left: 1024, top: 804 });
});

it('lies above a bar at the lower edge, however wide', () => {
  const bar = at(0, 820, 1440, 80, 1e5);
  const { top } = freeSpot(size, view, [bar], 80);
  expect(top + size.height).toBeLessThanOrEqual(820);
});

it('goes to the other side where a column of buttons is on the right', () => {
  const column = at(1000, 0, 440, 900, 1e5);
  const { left } = freeSpot(size, view, [column], 80);
  expect(left + size.width).toBeLessThanOrEqual(1000);
});

it('rather lies on a link than on a button, and on anything than on what has the focus', () => {
  const phone = { width: 360, height: 780 };
  const wide = { width: 328, height: 80 };
  const rows = [at(0, 80, 360, 300, 1e5), at(0, 380, 360, 150, 1e4), at(0, 530, 360, 250, 1e6)];
  const { top } = freeSpot(wide, phone, rows, 80);
  expect(top).toBeGreaterThanOrEqual(380);
  expect(top + wide.height).toBeLessThanOrEqual(530);
});

it('stays on the screen when it is larger than the room', () => {
  expect(freeSpot({ width: 500, height: 900 }, { width: 320, height: 480 }, [], 80)).toMatchObject({
    left: 0,
    top: 0,
  });
});
