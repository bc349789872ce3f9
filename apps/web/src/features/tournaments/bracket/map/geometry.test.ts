import { doubleElimination } from '@oche/darts/tournaments/elimination';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sectionsOf } from '../layout/sections.ts';
import { BOX, treeOf } from '../layout/tree.ts';
import {
  areaIn,
  BAR,
  isBoxIn,
  neighbour,
  pointOf,
  SCALE,
  type Sheet,
  scaleToFit,
  sizeOf,
  spotAt,
  topsOf,
} from './geometry.ts';

const sheet: Sheet = {
  isTitled: true,
  trees: sectionsOf(doubleElimination(16, { reset: true })).map((section) =>
    treeOf(section, { isShown: () => true }),
  ),
};
const scales = fc.double({ min: SCALE.least, max: SCALE.most, noNaN: true });

it('finds what stands at a point again, at every zoom', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), scales, scales, (x, y, before, after) => {
      const spot = spotAt(sheet, before, { x, y });
      const back = pointOf(sheet, before, spot);
      expect(back.x).toBeCloseTo(x, 6);
      expect(back.y).toBeCloseTo(y, 6);
      const moved = spotAt(sheet, after, pointOf(sheet, after, spot));
      if (spot.y >= 0 && spot.y <= (sheet.trees[spot.section]?.height ?? 0)) {
        expect(moved.section).toBe(spot.section);
        expect(moved.x).toBeCloseTo(spot.x, 6);
        expect(moved.y).toBeCloseTo(spot.y, 6);
      }
    }),
  );
});

it('shows all of it where that can be read, and never larger than it is', () => {
  const room = { width: 1400, height: 1200 };
  const { width, height } = sizeOf(sheet, scaleToFit(sheet, room));
  expect(width).toBeLessThanOrEqual(room.width + 1);
  expect(height).toBeLessThanOrEqual(room.height + 1);
  expect(scaleToFit(sheet, { width: 9000, height: 9000 })).toBe(1);
  expect(scaleToFit(sheet, { width: 100, height: 100 })).toBe(SCALE.least);
});

it('draws only what is in the window', () => {
  const [tree] = sheet.trees;
  const [top = 0] = topsOf(sheet, 1);
  const window = { left: 0, top: 0, right: BAR.margin + BOX.width, bottom: top + BOX.height };
  const seen = tree?.boxes.filter((box) => isBoxIn(box, areaIn(window, top, 1)));
  expect(seen?.map(({ id }) => id)).toEqual(['w1-1']);
});

it('goes by keys up and down a round, along the lines, and into the next part', () => {
  const go = (id: string, direction: Parameters<typeof neighbour>[2]) =>
    neighbour(sheet.trees, id, direction);
  expect(go('w1-1', 'down')).toBe('w1-2');
  expect(go('w1-2', 'up')).toBe('w1-1');
  expect(go('w1-2', 'right')).toBe('w2-1');
  expect(go('w2-1', 'left')).toBe('w1-1');
  expect(go('w1-1', 'up')).toBeUndefined();
  expect(go('w1-1', 'left')).toBeUndefined();
  expect(go('w1-8', 'down')).toBe('l1-1');
  expect(go('final', 'right')).toBe('reset');
});
