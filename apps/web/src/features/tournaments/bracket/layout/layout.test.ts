import type { Plan } from '@oche/darts/tournaments/bracket';
import { doubleElimination, singleElimination } from '@oche/darts/tournaments/elimination';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShown } from '../course.ts';
import { courseOfPlan } from '../testing-course.ts';
import { type Section, sectionsOf } from './sections.ts';
import { sheetsOf } from './sheets.ts';
import { BOX, type Box, type Tree, treeOf, winnersInto } from './tree.ts';

const all = () => true;

/** Which matches of a knock-out of so many are drawn: not the byes. */
function shownOf(plan: Plan, count: number, played = 0): (id: string) => boolean {
  const { matches } = courseOfPlan(plan, count, { played });
  const ids = new Set(matches.filter(isShown).map((match) => match.plan.id));
  return (id) => ids.has(id);
}

const first = (plan: Plan): Section => {
  const [section] = sectionsOf(plan);
  if (!section) throw new Error('nothing to draw');
  return section;
};

const boxOf = ({ boxes }: Tree, id: string): Box => {
  const box = boxes.find((one) => one.id === id);
  if (!box) throw new Error(`${id} is not drawn`);
  return box;
};

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < BOX.width && Math.abs(a.y - b.y) < BOX.height;

/** Single with its places, or double, of any size. */
const brackets = fc
  .tuple(fc.integer({ min: 2, max: 70 }), fc.constantFrom('single', 'places', 'double'))
  .map(([count, kind]) => ({
    count,
    plan:
      kind === 'double'
        ? doubleElimination(count, { reset: true })
        : singleElimination(count, { thirdPlace: true, allPlaces: kind === 'places' }),
  }));

describe('the parts of a bracket', () => {
  it('are the winners with the final, the losers, and each play-off for places', () => {
    expect(sectionsOf(singleElimination(16)).map(({ kind }) => kind)).toEqual(['winners']);
    const double = sectionsOf(doubleElimination(8, { reset: true }));
    expect(double.map(({ kind, columns }) => [kind, columns.length])).toEqual([
      ['winners', 5],
      ['losers', 4],
    ]);
    const places = sectionsOf(singleElimination(8, { allPlaces: true })).slice(1);
    expect(places.map((section) => section.places)).toEqual([
      { from: 3, to: 4 },
      { from: 5, to: 8 },
      { from: 7, to: 8 },
    ]);
  });

  it('have every match once', () => {
    fc.assert(
      fc.property(brackets, ({ plan }) => {
        const ids = sectionsOf(plan).flatMap(({ columns }) => columns.flat().map(({ id }) => id));
        expect(ids.toSorted()).toEqual(plan.map(({ id }) => id).toSorted());
      }),
      { numRuns: 40 },
    );
  });
});

describe('the drawing of a part', () => {
  it('has each match beside the middle of those that lead to it', () => {
    const tree = treeOf(first(singleElimination(8)), { isShown: all });
    expect(tree.boxes.length).toBe(7);
    const step = BOX.height + BOX.rowGap;
    expect(['w1-1', 'w1-2', 'w1-3', 'w1-4'].map((id) => boxOf(tree, id).y)).toEqual([
      0,
      step,
      2 * step,
      3 * step,
    ]);
    expect(boxOf(tree, 'w2-1').y).toBe(step / 2);
    expect(boxOf(tree, 'w3-1').y).toBe(1.5 * step);
    expect(tree.height).toBe(4 * BOX.height + 3 * BOX.rowGap);
    expect(tree.lines.length).toBe(6);
    const line = tree.lines.find(({ from }) => from === 'w1-2');
    expect(line).toMatchObject({ to: 'w2-1', side: 1 });
    expect(line?.start[0]).toBe(BOX.width);
    expect(line?.end[0]).toBe(boxOf(tree, 'w2-1').x);
  });

  it('never lets two matches touch, and lines go from one round to the right', () => {
    fc.assert(
      fc.property(brackets, fc.integer({ min: 0, max: 3 }), ({ plan, count }, from) => {
        const isDrawn = shownOf(plan, count);
        for (const section of sectionsOf(plan)) {
          const tree = treeOf(section, {
            isShown: isDrawn,
            from: Math.min(from, section.columns.length - 1),
          });
          for (const [index, box] of tree.boxes.entries()) {
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.y + BOX.height).toBeLessThanOrEqual(tree.height);
            expect(box.x + BOX.width).toBeLessThanOrEqual(tree.width);
            expect(tree.boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
          }
          for (const { start, bend, end } of tree.lines) {
            expect(start[0]).toBeLessThan(bend);
            expect(bend).toBeLessThan(end[0]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives byes no room', () => {
    const plan = singleElimination(33);
    const { boxes, height } = treeOf(first(plan), { isShown: shownOf(plan, 33) });
    expect(boxes.length).toBe(32);
    // one match leads to one of the sixteen of the second round
    expect(height).toBe(16 * (BOX.height + BOX.rowGap) - BOX.rowGap);
  });

  it('gets smaller where rounds are folded', () => {
    const section = first(singleElimination(16));
    const whole = treeOf(section, { isShown: all });
    const folded = treeOf(section, { isShown: all, from: 2 });
    expect(folded.boxes.map(({ id }) => id)).toEqual(['w3-1', 'w3-2', 'w4-1']);
    expect(folded.columns.map(({ index, isFolded }) => [index, isFolded])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(folded.height).toBeLessThan(whole.height);
    expect(folded.width).toBeLessThan(whole.width);
  });
});

describe('sheets of paper', () => {
  it('have a bracket of 128 on eight sheets of four rounds and one for the rest', () => {
    const sheets = sheetsOf(first(singleElimination(128)), all);
    expect(sheets.map(({ from, tree }) => [from, tree.boxes.length])).toEqual([
      ...Array.from({ length: 8 }, () => [0, 15]),
      [4, 7],
    ]);
  });

  it('have every match once, and a final is never alone', () => {
    fc.assert(
      fc.property(brackets, ({ plan, count }) => {
        const isDrawn = shownOf(plan, count);
        for (const section of sectionsOf(plan)) {
          const sheets = sheetsOf(section, isDrawn);
          const drawn = sheets.flatMap(({ tree }) => tree.boxes.map(({ id }) => id));
          const ids = section.columns.flat().map(({ id }) => id);
          expect(drawn.toSorted()).toEqual(ids.filter(isDrawn).toSorted());
          for (const { tree } of sheets) {
            expect(tree.height).toBeLessThanOrEqual(8 * (BOX.height + BOX.rowGap));
          }
          const last = section.columns.at(-1)?.[0];
          if (!last || winnersInto(last).every(({ id }) => !isDrawn(id))) continue;
          const final = sheets.find(({ tree }) => tree.boxes.some(({ id }) => id === last.id));
          expect(final?.tree.boxes.length ?? 2).toBeGreaterThan(1);
        }
      }),
      { numRuns: 40 },
    );
  });
});
