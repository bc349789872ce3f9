import type { Calendar, CalendarEntry } from '@oche/validators/bookings/schemas';
import { describe, expect, it } from 'vitest';
import { calendarWith, dayWith, entryWith } from '../testing.ts';
import { calendarAxis, columnsOf, itemsOf, lanesIn } from './columns.ts';

const one = { id: 1, name: 'Board 1' };
const two = { id: 2, name: 'Board 2' };

const entry = (id: number, startTime: string, endTime: string, boards = [one]) =>
  entryWith({ id, startTime, endTime, boards });

const day = (date: string, startTime: string, endTime: string) =>
  dayWith(date, { startTime, endTime });

const calendar = (days: Calendar['days'], entries: CalendarEntry[] = []) =>
  calendarWith({ days, entries });

const friday = day('2026-11-27', '2026-11-27T17:00Z', '2026-11-28T01:00Z');
const saturday = day('2026-11-28', '2026-11-28T17:00Z', '2026-11-29T01:00Z');

/** The names of the columns, and the bookings in each of them. */
function shown(from: Calendar, boardId: number | null = null) {
  const axis = calendarAxis(from);
  return columnsOf(from, axis, boardId).map((column) => [
    column.key,
    itemsOf(from, column, axis.length).entries.map(({ item, top, lane, lanes }) => [
      item.id,
      top,
      `${lane}/${lanes}`,
    ]),
  ]);
}

describe('columns', () => {
  const both = entry(7, '2026-11-27T18:00Z', '2026-11-27T20:00Z', [one, two]);

  it('has one for each board of a day; a booking of two boards stands in both', () => {
    expect(shown(calendar([friday], [both]))).toEqual([
      ['board-1', [[7, 60, '0/1']]],
      ['board-2', [[7, 60, '0/1']]],
    ]);
    expect(shown(calendar([friday], [both]), 2)).toEqual([['board-2', [[7, 60, '0/1']]]]);
  });

  it('has one for each day of a week, with what overlaps side by side', () => {
    const other = entry(8, '2026-11-27T19:00Z', '2026-11-27T21:00Z', [two]);
    const late = entry(9, '2026-11-28T23:30Z', '2026-11-29T00:30Z');
    expect(shown(calendar([friday, saturday], [both, other, late]))).toEqual([
      [
        '2026-11-27',
        [
          [7, 60, '0/2'],
          [8, 120, '1/2'],
        ],
      ],
      ['2026-11-28', [[9, 390, '0/1']]],
    ]);
  });

  it('counts how many stand side by side at its fullest time', () => {
    const other = entry(8, '2026-11-27T19:00Z', '2026-11-27T21:00Z', [two]);
    const from = calendarWith({ days: [friday, saturday], entries: [both, other] });
    const axis = calendarAxis(from);
    const lanes = columnsOf(from, axis, null).map((column) => lanesIn(from, column, axis.length));
    expect(lanes).toEqual([2, 1]);
  });

  it('puts what is offered to the waiting list beside what overlaps it', () => {
    const other = entry(8, '2026-11-27T19:00Z', '2026-11-27T21:00Z', [two]);
    const hold = { ...both, guestName: 'Lena', until: '2026-11-27T17:15Z' };
    const from = calendarWith({ days: [friday, saturday], entries: [other], holds: [hold] });
    const axis = calendarAxis(from);
    const [column] = columnsOf(from, axis, null);
    const { entries, holds } = column ? itemsOf(from, column, axis.length) : {};
    expect(holds).toMatchObject([{ top: 60, height: 120, lane: 0, lanes: 2 }]);
    expect(entries).toMatchObject([{ top: 120, lane: 1, lanes: 2 }]);
  });

  it('shows one board of a week when asked', () => {
    const other = entry(8, '2026-11-27T19:00Z', '2026-11-27T21:00Z', [two]);
    expect(shown(calendar([friday, saturday], [other]), 1)).toEqual([
      ['2026-11-27', []],
      ['2026-11-28', []],
    ]);
  });
});
