import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFree, joinIntervals } from './availability.ts';

describe('free boards', () => {
  it('are free in all of a slot', () => {
    const busy = [[{ start: 10, end: 25 }], [{ start: 29, end: 31 }], []];
    expect(countFree([0, 10, 20, 30, 40], 10, busy)).toEqual([3, 2, 1, 2, 3]);
  });

  it('are counted once for each board, however often it is busy in a slot', () => {
    const busy = [
      [
        { start: 1, end: 2 },
        { start: 3, end: 4 },
        { start: 9, end: 11 },
      ],
    ];
    expect(countFree([0, 10, 20], 10, busy)).toEqual([0, 0, 1]);
  });

  const interval = fc
    .record({ start: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 1, max: 60 }) })
    .map(({ start, length }) => ({ start, end: start + length }));
  const calendar = fc.record({
    boards: fc.array(fc.array(interval, { maxLength: 8 }), { minLength: 1, maxLength: 6 }),
    // slots of two openings with a gap between them
    length: fc.constantFrom(15, 30),
    counts: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
    gap: fc.integer({ min: 0, max: 40 }),
  });

  it('are as many as looking at every board and minute finds', () => {
    fc.assert(
      fc.property(calendar, ({ boards, length, counts: [before, behind], gap }) => {
        const slots = [
          ...Array.from({ length: before }, (_, index) => index * length),
          ...Array.from({ length: behind }, (_, index) => (before + index) * length + gap),
        ];
        const joined = boards.map((busy) =>
          joinIntervals(busy.toSorted((a, b) => a.start - b.start)),
        );
        const isBusy = (board: number, minute: number) =>
          boards[board]?.some(({ start, end }) => start <= minute && minute < end);
        const slow = slots.map(
          (slot) =>
            boards.filter((_, board) =>
              Array.from({ length }, (_each, minute) => slot + minute).every(
                (minute) => !isBusy(board, minute),
              ),
            ).length,
        );
        expect(countFree(slots, length, joined)).toEqual(slow);
        for (const busy of joined)
          for (const [index, { start }] of busy.entries())
            if (index > 0) expect(start).toBeGreaterThan(busy[index - 1]?.end ?? 0);
      }),
      { numRuns: 500 },
    );
  });
});
