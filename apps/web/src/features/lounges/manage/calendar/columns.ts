import type { Calendar, CalendarBlock, CalendarEntry } from '@oche/validators/bookings';
import { type Axis, axisOf, type DayAxis, lanesOf, placeIn, spanOf } from './axis.ts';

type CalendarBoard = Calendar['boards'][number];
type CalendarDay = Calendar['days'][number];

/** A column of the grid: one board on one day, or all that is shown of a day. */
export interface Column {
  key: string;
  day: DayAxis;
  info: CalendarDay;
  /** null: all boards */
  board: CalendarBoard | null;
}

/** Something in a column, in minutes from its top. */
export interface Placed<Item> {
  item: Item;
  top: number;
  height: number;
  /** side by side with what overlaps it */
  lane: number;
  lanes: number;
}

export interface ColumnItems {
  entries: Placed<CalendarEntry>[];
  blocks: Placed<CalendarBlock>[];
}

/** The hours that the grid shows for these days. Long blocks don't widen it. */
export const calendarAxis = (calendar: Calendar): Axis =>
  axisOf(calendar.days, calendar.entries.map(spanOf), calendar.timeZone);

/** A day has a column a board; several days have one each. */
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

/** What stands in a column, and where. */
export function itemsOf(calendar: Calendar, column: Column, length: number): ColumnItems {
  const isHere = ({ boards }: { boards: readonly { id: number }[] }) =>
    column.board === null || boards.some(({ id }) => id === column.board?.id);
  const entries = calendar.entries.filter(isHere);
  const blocks = calendar.blocks.filter(isHere);
  const placed = [...entries, ...blocks].flatMap((item) => {
    const place = placeIn(column.day, length, spanOf(item));
    return place ? [{ item, ...place }] : [];
  });
  const lanes = lanesOf(placed.map(({ top, height }) => ({ from: top, to: top + height })));
  const items = placed.map((place, index) => ({
    ...place,
    ...(lanes[index] ?? { lane: 0, lanes: 1 }),
  }));
  return { entries: items.filter(isEntry), blocks: items.filter(isBlock) };
}

type PlacedAny = Placed<CalendarEntry | CalendarBlock>;
const isBlock = (placed: PlacedAny): placed is Placed<CalendarBlock> => 'kind' in placed.item;
const isEntry = (placed: PlacedAny): placed is Placed<CalendarEntry> => !isBlock(placed);
