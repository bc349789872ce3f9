import type { CalendarEntry } from '@oche/validators/bookings/schemas';
import { MINUTE } from '../../../../../lib/time/wall-time.ts';
import type { Axis, Span } from './axis.ts';
import { snap } from './axis.ts';
import type { Column } from './columns.ts';

/** The height of a minute in the grid, in pixels. */
export const MINUTE_HEIGHT = 0.8;

/** The place to which a booking is being moved. */
export interface Target {
  entryId: number;
  /** index of the column that the booking comes from, and of the one that it is over */
  fromColumn: number;
  column: number;
  /** minutes from the top */
  top: number;
  height: number;
}

/** A booking's new time, and its new boards if they change. */
export interface Move extends Span {
  boardIds?: number[];
}

interface Step {
  columns: number;
  slots: number;
}

/** The step for an arrow key; null for any other key. */
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

/** The target one step further, but still within the grid. */
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
 * The move that a target means for a booking; null if that is where the booking already is. A
 * booking of several boards exchanges the board from whose column it was dragged for the one that
 * it is dropped on.
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

/** A part of a column, as instants. */
export const spanIn = (column: Column, top: number, height: number): Span => ({
  from: column.day.origin + top * MINUTE,
  to: column.day.origin + (top + height) * MINUTE,
});

/** The minute of a column at the pointer's position. */
export const minuteAt = (clientY: number, columnTop: number, axis: Pick<Axis, 'length'>): number =>
  Math.min(Math.max((clientY - columnTop) / MINUTE_HEIGHT, 0), axis.length);
