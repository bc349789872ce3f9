import type { Availability } from '@oche/validators/bookings/schemas';
import type { Locale } from '@oche/validators/common';
import { isBookable } from '../../../../lib/time/booking-slots.ts';
import { clockText, clockTexts, dateOf } from '../../../../lib/time/place-time.ts';

type Day = Availability['days'][number];
type Board = Availability['boards'][number];

/** `some`: some boards are taken; `over`: no booking can begin then (any more). */
type SlotState = 'free' | 'some' | 'full' | 'over';

export interface Cell {
  startTime: string;
  /** as the lounge's clock shows it */
  time: string;
  state: SlotState;
  free: number;
  /** the reader has booked a board then */
  isOwn: boolean;
}

interface Column {
  /** minutes on the clock since the day began; from 1440 on it is after midnight */
  at: number;
  /** label above the column, where an hour begins */
  hour: string | null;
}

export interface WeekGrid {
  columns: Column[];
  rows: { day: Day; cells: (Cell | null)[] }[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * The columns for the slots of a day, in minutes on the clock, so that the slots of different days
 * at the same time of day are in one column. The hour that comes twice when the clock is put back
 * comes between itself and the next hour.
 */
function positionsOf(day: Day, timeZone: string): number[] {
  const seen = new Set<number>();
  return day.slots.map(({ startTime }) => {
    const [hours = 0, minutes = 0] = clockText(startTime, timeZone).split(':').map(Number);
    const isNextDay = dateOf(startTime, timeZone) > day.date;
    const at = hours * HOUR + minutes + (isNextDay ? DAY : 0);
    if (!seen.has(at)) {
      seen.add(at);
      return at;
    }
    return (Math.floor(at / HOUR) + 1) * HOUR - 1 + minutes / 100;
  });
}

function cellsOf(availability: Availability, day: Day, locale: Locale): Cell[] {
  const starts = day.slots.map(({ startTime }) => startTime);
  const times = clockTexts(starts, availability.timeZone, locale);
  return day.slots.map(({ startTime, free }, index) => ({
    startTime,
    time: times[index] ?? '',
    free,
    state: stateOf(availability, startTime, free),
    isOwn: ownIn(availability.own, startTime, slotEnd(availability, startTime)) !== undefined,
  }));
}

const slotEnd = ({ slotMinutes }: Availability, startTime: string): number =>
  Date.parse(startTime) + slotMinutes * 60_000;

/** The first of the reader's bookings that overlaps with a slot. */
const ownIn = (own: Availability['own'], startTime: string, end: number) =>
  own.find(
    (one) => Date.parse(one.startTime) < end && Date.parse(one.endTime) > Date.parse(startTime),
  );

function stateOf(availability: Availability, startTime: string, free: number): SlotState {
  if (!isBookable(availability, startTime)) return 'over';
  if (free === 0) return 'full';
  return free < availability.boards.length ? 'some' : 'free';
}

/** A row for each day, and a column for each time of day. */
export function weekGrid(availability: Availability, locale: Locale): WeekGrid {
  const rows = availability.days.map((day) => {
    const positions = positionsOf(day, availability.timeZone);
    const cells = cellsOf(availability, day, locale);
    return { day, at: new Map(cells.map((cell, index) => [positions[index] ?? 0, cell])) };
  });
  const all = [...new Set(rows.flatMap(({ at }) => [...at.keys()]))].sort((a, b) => a - b);
  const columns = all.map((at, index) => ({ at, hour: hourOf(at, all[index - 1]) }));
  return {
    columns,
    rows: rows.map(({ day, at }) => ({ day, cells: all.map((key) => at.get(key) ?? null) })),
  };
}

/** "18" above the first column of an hour. */
function hourOf(at: number, previous: number | undefined): string | null {
  const hour = Math.floor(at / HOUR);
  if (previous !== undefined && Math.floor(previous / HOUR) === hour) return null;
  return String(hour % 24);
}

/** A cell in a board's row: a slot that may be bookable, or a bar for taken time. */
export type BoardCell =
  | { kind: 'slot'; cell: Cell; span: 1 }
  | {
      kind: 'busy';
      startTime: string;
      endTime: string;
      span: number;
      /** the reader's own booking; undefined for what others have taken */
      bookingId: number | undefined;
    };

export interface DayGrid {
  day: Day;
  /** the slots of all boards together */
  slots: Cell[];
  /** labels above the columns, where an hour begins */
  hours: (string | null)[];
  boards: { board: Board; cells: BoardCell[] }[];
}

/** A row for each board on one day, with the time from left to right. */
export function dayGrid(availability: Availability, day: Day, locale: Locale): DayGrid {
  const slots = cellsOf(availability, day, locale);
  const positions = positionsOf(day, availability.timeZone);
  const end = day.periods.at(-1)?.endTime;
  const ends = slots.map(({ startTime }, index) => {
    const next = slots[index + 1]?.startTime ?? end ?? startTime;
    return Math.min(slotEnd(availability, startTime), Date.parse(next));
  });
  return {
    day,
    slots,
    hours: positions.map((at, index) => hourOf(at, positions[index - 1])),
    boards: availability.boards.map((board) => {
      const own = availability.own.filter(({ boardIds }) => boardIds.includes(board.id));
      return { board, cells: boardCells({ board, own }, slots, ends) };
    }),
  };
}

interface TakenBoard {
  board: Board;
  /** the reader's bookings of this board */
  own: Availability['own'];
}

/**
 * Consecutive taken slots become one bar; the reader's own booking has one to itself, as it ends where
 * the buffer behind it begins.
 */
function boardCells(
  { board, own }: TakenBoard,
  slots: readonly Cell[],
  ends: readonly number[],
): BoardCell[] {
  const cells: BoardCell[] = [];
  slots.forEach((cell, index) => {
    const from = Date.parse(cell.startTime);
    const to = ends[index] ?? from;
    const booking = ownIn(own, cell.startTime, to);
    const taken =
      booking ??
      board.busy.find(
        ({ startTime, endTime }) => Date.parse(startTime) < to && Date.parse(endTime) > from,
      );
    const last = cells.at(-1);
    if (!taken) cells.push({ kind: 'slot', cell, span: 1 });
    else if (
      last?.kind === 'busy' &&
      last.startTime === taken.startTime &&
      last.bookingId === booking?.id
    ) {
      last.span += 1;
    } else {
      const { startTime, endTime } = taken;
      cells.push({ kind: 'busy', startTime, endTime, span: 1, bookingId: booking?.id });
    }
  });
  return cells;
}

/** A cell's position in a table. */
export interface Place {
  row: number;
  column: number;
}

/**
 * Finds the cell to which a key moves: arrow keys go to the next reachable cell in the row or
 * column, Home and End to the first and last of the row.
 * @param reachable by row and column
 * @returns null for keys that don't move, and at the edge
 */
export function moveIn(
  reachable: readonly (readonly boolean[])[],
  from: Place,
  key: string,
): Place | null {
  const row = reachable[from.row] ?? [];
  if (key === 'Home') return { ...from, column: row.indexOf(true) };
  if (key === 'End') return { ...from, column: row.lastIndexOf(true) };
  const step = STEPS[key];
  if (!step) return null;
  let { row: y, column: x } = from;
  do {
    y += step.row;
    x += step.column;
    if (reachable[y]?.[x]) return { row: y, column: x };
  } while (y >= 0 && y < reachable.length && x >= 0 && x < row.length);
  return null;
}

const STEPS: Record<string, Place | undefined> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};
