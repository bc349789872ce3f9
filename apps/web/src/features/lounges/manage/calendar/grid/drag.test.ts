import { describe, expect, it } from 'vitest';
import { dayWith, entryWith } from '../testing.ts';
import type { Column } from './columns.ts';
import { moveTo, stepOf, stepped, type Target } from './drag.ts';

const HOUR = 3_600_000;
const origin = Date.parse('2026-11-27T17:00Z');

function column(boardId: number | null, dayOrigin = origin): Column {
  const board = boardId === null ? null : { id: boardId, name: '', kind: 'steel' as const };
  const day = { date: '2026-11-27', origin: dayOrigin, openings: [] };
  return { key: String(boardId), day, board, info: dayWith(day.date) };
}

const entry = (...boardIds: number[]) =>
  entryWith({ boards: boardIds.map((id) => ({ id, name: '' })) });

const target = (change: Partial<Target> = {}): Target => ({
  entryId: 7,
  fromColumn: 0,
  column: 0,
  top: 60,
  height: 120,
  ...change,
});

describe('moveTo', () => {
  const boards = [column(1), column(2), column(3)];

  it('moves in time and keeps the boards', () => {
    expect(moveTo(target({ top: 90 }), entry(1), boards, 60)).toEqual({
      from: origin + 1.5 * HOUR,
      to: origin + 3.5 * HOUR,
    });
  });

  it('changes the board that it was taken from, and no other', () => {
    expect(moveTo(target({ column: 2 }), entry(1, 2), boards, 60)?.boardIds).toEqual([3, 2]);
  });

  it('takes no board twice', () => {
    expect(moveTo(target({ column: 1 }), entry(1, 2), boards, 60)).toBeNull();
    expect(moveTo(target({ column: 1, top: 90 }), entry(1, 2), boards, 60)?.boardIds).toBe(
      undefined,
    );
  });

  it('is nothing where it stands already', () => {
    expect(moveTo(target(), entry(1), boards, 60)).toBeNull();
  });

  it('moves to another day at the same time of day, also over a change of the clock', () => {
    const saturday = Date.parse('2026-10-24T16:00Z');
    const sunday = Date.parse('2026-10-25T17:00Z');
    const days = [column(null, saturday), column(null, sunday)];
    const evening = {
      ...entry(1),
      startTime: '2026-10-24T17:00:00.000Z',
      endTime: '2026-10-24T19:00:00.000Z',
    };
    expect(moveTo(target({ column: 1 }), evening, days, 60)).toEqual({
      from: sunday + HOUR,
      to: sunday + 3 * HOUR,
    });
  });
});

describe('arrow keys', () => {
  const press = (from: Target, key: string) => {
    const step = stepOf(key);
    return step ? stepped(from, step, 3, 30, 480) : null;
  };

  it('go by slots and by columns, and stop at the edges', () => {
    expect(press(target(), 'ArrowDown')?.top).toBe(90);
    expect(press(target({ top: 0 }), 'ArrowUp')?.top).toBe(0);
    expect(press(target({ top: 360 }), 'ArrowDown')?.top).toBe(360);
    expect(press(target(), 'ArrowRight')?.column).toBe(1);
    expect(press(target({ column: 2 }), 'ArrowRight')?.column).toBe(2);
    expect(press(target(), 'a')).toBeNull();
  });

  it('leave a time beside the grid alone when only the column changes', () => {
    expect(press(target({ top: 65 }), 'ArrowRight')?.top).toBe(65);
  });
});
