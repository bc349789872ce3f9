import type { CalendarEntry } from '@oche/validators/bookings';
import { MINUTE } from '../../../../../lib/time/wall-time.ts';
import type { Axis, Span } from './axis.ts';
import { snap } from './axis.ts';
import type { Column } from './columns.ts';

/** How high a minute is drawn, in pixels. */
export const MINUTE_HEIGHT = 0.8;

/** Where a booking is being moved to. */
export interface Target {
  entryId: number;
  /** index of the column that it came from, and of the one it is over */
  fromColumn: number;
  column: number;
  /** minutes from the top */
  top: number;
  height: number;
}

/** Another place for a booking: its time, and its boards where those change. */
export interface Move extends Span {
  boardIds?: number[];
}

interface Step {
  columns: number;
  slots: number;
}

/** The target after an arrow key, or null for any other key. */
export function stepOf(key: string): Step | null {
  switch (key) {
    case 'ArrowUp':
      return { columns: 0, slots: -1 };
    case 'ArrowDown':
      return { columns: 0, slots: 1 };
    case 'ArrowLeft':
      return { columns: -1, slots: 0 };
    case 'ArrowRight':
      return { columns: 1, slots: 0 };
    default:
      return null;
  }
}

/** One step further, within the grid. */
export function stepped(
  target: Target,
  { columns, slots }: Step,
  columnCount: number,
  slotMinutes: number,
  length: number,
): Target {
  const column = Math.min(Math.max(target.column + columns, 0), columnCount - 1);
  const moved = target.top + slots * slotMinutes;
  const top = slots === 0 ? target.top : snap(moved, slotMinutes, length, target.height);
  return { ...target, column, top };
}

/**
 * What a target means for a booking; null when it is where the booking already stands. A booking of
 * several boards leaves the one that it was taken from for the one that it is put on.
 */
export function moveTo(
  target: Target,
  entry: CalendarEntry,
  columns: readonly Column[],
  originTop: number,
): Move | null {
  const from = columns[target.fromColumn];
  const to = columns[target.column];
  if (!from || !to) return null;
  const shift = to.day.origin - from.day.origin + (target.top - originTop) * MINUTE;
  const span = {
    from: Date.parse(entry.startTime) + shift,
    to: Date.parse(entry.endTime) + shift,
  };
  const boardIds = boardsAfter(entry, from, to);
  if (shift === 0 && !boardIds) return null;
  return boardIds ? { ...span, boardIds } : span;
}

function boardsAfter(entry: CalendarEntry, from: Column, to: Column): number[] | undefined {
  const ids = entry.boards.map(({ id }) => id);
  if (!from.board || !to.board) return undefined;
  if (from.board.id === to.board.id || ids.includes(to.board.id)) return undefined;
  const { id: left } = from.board;
  const { id: taken } = to.board;
  return ids.map((id) => (id === left ? taken : id));
}

/** A stretch of a column, as instants. */
export const spanIn = (column: Column, top: number, height: number): Span => ({
  from: column.day.origin + top * MINUTE,
  to: column.day.origin + (top + height) * MINUTE,
});

/** Which minute of a column the pointer is over. */
export const minuteAt = (clientY: number, columnTop: number, axis: Pick<Axis, 'length'>): number =>
  Math.min(Math.max((clientY - columnTop) / MINUTE_HEIGHT, 0), axis.length);
