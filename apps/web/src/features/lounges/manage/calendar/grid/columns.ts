import type {
  Calendar,
  CalendarBlock,
  CalendarEntry,
  CalendarHold,
} from '@oche/validators/bookings/schemas';
import { type Axis, axisOf, type DayAxis, lanesOf, placeIn, spanOf } from './axis.ts';

type CalendarBoard = Calendar['boards'][number];
type CalendarDay = Calendar['days'][number];

/** A column of the grid: one board on one day, or a whole day. */
export interface Column {
  key: string;
  day: DayAxis;
  info: CalendarDay;
  /** null for all boards */
  board: CalendarBoard | null;
}

/** An item in a column. Positions are minutes from the column's top. */
export interface Placed<Item> {
  item: Item;
  top: number;
  height: number;
  /** position beside the items that overlap with it */
  lane: number;
  lanes: number;
}

export interface ColumnItems {
  entries: Placed<CalendarEntry>[];
  blocks: Placed<CalendarBlock>[];
  holds: Placed<CalendarHold>[];
}

/** The hours that the grid shows for these days. Blocks don't make them longer. */
export const calendarAxis = (calendar: Calendar): Axis =>
  axisOf(calendar.days, calendar.entries.map(spanOf), calendar.timeZone);

/** One day has a column for each board; several days have one column each. */
export function columnsOf(calendar: Calendar, axis: Axis, boardId: number | null): Column[] {
  const boards = calendar.boards.filter(({ id }) => boardId === null || id === boardId);
  const days = axis.days.flatMap((day) => {
    const info = calendar.days.find(({ date }) => date === day.date);
    return info ? [{ day, info }] : [];
  });
  const [only] = days;
  if (only && days.length === 1) {
    return boards.map((board) => ({ key: `board-${board.id}`, ...only, board }));
  }
  const board = boardId === null ? null : (boards[0] ?? null);
  return days.map((column) => ({ key: column.day.date, ...column, board }));
}

interface Standing {
  startTime: string;
  endTime: string;
  boards: readonly { id: number }[];
}

/** The items in a column, with their positions. */
export function itemsOf(calendar: Calendar, column: Column, length: number): ColumnItems {
  const entries = placedIn(column, length, calendar.entries);
  const blocks = placedIn(column, length, calendar.blocks);
  const holds = placedIn(column, length, calendar.holds);
  const lanes = lanesOf(
    [...entries, ...blocks, ...holds].map(({ top, height }) => ({ from: top, to: top + height })),
  );
  /** @param first where the lanes of these items begin in `lanes` */
  const sideBySide = <Item>(items: Placed<Item>[], first: number): Placed<Item>[] =>
    items.map((item, index) => ({ ...item, ...lanes[first + index] }));
  return {
    entries: sideBySide(entries, 0),
    blocks: sideBySide(blocks, entries.length),
    holds: sideBySide(holds, entries.length + blocks.length),
  };
}

/** How many items are side by side where the column is fullest. */
export function lanesIn(calendar: Calendar, column: Column, length: number): number {
  const { entries, blocks, holds } = itemsOf(calendar, column, length);
  return Math.max(1, ...[...entries, ...blocks, ...holds].map(({ lanes }) => lanes));
}

const placedIn = <Item extends Standing>(
  { board, day }: Column,
  length: number,
  items: readonly Item[],
): Placed<Item>[] =>
  items.flatMap((item) => {
    const isHere = board === null || item.boards.some(({ id }) => id === board.id);
    const place = isHere ? placeIn(day, length, spanOf(item)) : null;
    return place ? [{ item, ...place, lane: 0, lanes: 1 }] : [];
  });
