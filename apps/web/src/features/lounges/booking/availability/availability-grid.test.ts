import { describe, expect, it } from 'vitest';
import { availabilityOf, FRIDAY } from '../testing.ts';
import { type Cell, dayGrid, moveIn, weekGrid } from './availability-grid.ts';

const SATURDAY = {
  date: '2026-11-28',
  periods: [['2026-11-28T14:00+01:00', '2026-11-28T20:00+01:00'] as [string, string]],
};
const CLOSED = { date: '2026-11-29', periods: [], note: 'Betriebsausflug' };
const raise = (): never => {
  throw new Error('a day is missing');
};
const timesOf = (cells: readonly (Cell | null)[]) => cells.map((cell) => cell?.time ?? null);

describe('the week', () => {
  it('has the same time of day in the same column, and what is after midnight last', () => {
    const { columns, rows } = weekGrid(availabilityOf({ days: [FRIDAY, SATURDAY, CLOSED] }), 'de');
    const hours = columns.map(({ hour }) => hour).filter((hour) => hour !== null);
    expect(hours).toEqual(['14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '0', '1']);
    const at = columns.findIndex(({ hour }) => hour === '18');
    expect(rows.map(({ cells }) => cells[at]?.time ?? null)).toEqual(['18:00', '18:00', null]);
    expect(timesOf(rows[0]?.cells ?? []).at(-1)).toBe('01:30');
    expect(rows[1]?.cells.at(-1)).toBeNull();
  });

  it('says how much is free, and what is over', () => {
    const availability = availabilityOf({
      days: [FRIDAY],
      bookableFrom: '2026-11-27T18:30+01:00',
      boards: [
        [['2026-11-27T19:00+01:00', '2026-11-27T20:00+01:00']],
        [['2026-11-27T19:30+01:00', '2026-11-27T20:00+01:00']],
      ],
    });
    const [row] = weekGrid(availability, 'de').rows;
    expect(row?.cells.slice(0, 5).map((cell) => cell?.state)).toEqual([
      'over',
      'free',
      'some',
      'full',
      'free',
    ]);
  });

  it('shows the hour that comes twice in two columns, one after the other', () => {
    const night = availabilityOf({
      days: [
        { date: '2026-10-24', periods: [['2026-10-25T01:30+02:00', '2026-10-25T03:30+01:00']] },
      ],
    });
    const { rows, columns } = weekGrid(night, 'de');
    expect(timesOf(rows[0]?.cells ?? [])).toEqual([
      '01:30',
      '02:00 MESZ',
      '02:30 MESZ',
      '02:00 MEZ',
      '02:30 MEZ',
      '03:00',
    ]);
    expect(new Set(columns.map(({ at }) => at)).size).toBe(columns.length);
  });

  it('has no column for the hour that the clock skips', () => {
    const night = availabilityOf({
      days: [
        { date: '2026-03-28', periods: [['2026-03-29T01:00+01:00', '2026-03-29T04:00+02:00']] },
      ],
    });
    expect(timesOf(weekGrid(night, 'de').rows[0]?.cells ?? [])).toEqual([
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ]);
  });
});

describe('the day', () => {
  const availability = availabilityOf({
    days: [FRIDAY],
    boards: [[['2026-11-27T19:00+01:00', '2026-11-27T20:15+01:00']], []],
  });
  const [day] = availability.days;
  const grid = day && dayGrid(availability, day, 'de');

  it('draws what is taken as one bar over all slots that it touches', () => {
    const [first] = grid?.boards ?? [];
    expect(first?.cells[2]).toMatchObject({ kind: 'busy', span: 3 });
    expect(first?.cells[3]).toMatchObject({ kind: 'slot', cell: { time: '20:30' } });
  });

  it('gives the reader’s own booking a bar of its own, without the buffer behind it', () => {
    const own = {
      id: 7,
      startTime: '2026-11-27T18:00:00.000Z',
      endTime: '2026-11-27T19:00:00.000Z',
      boardIds: [1],
    };
    const mine = availabilityOf({
      days: [FRIDAY],
      boards: [[['2026-11-27T19:00+01:00', '2026-11-27T20:15+01:00']], []],
      own: [own],
    });
    const [first, second] = dayGrid(mine, mine.days[0] ?? raise(), 'de').boards;
    expect(first?.cells.slice(2, 4)).toMatchObject([
      { kind: 'busy', span: 2, bookingId: 7 },
      { kind: 'busy', span: 1, bookingId: undefined },
    ]);
    expect(second?.cells.every(({ kind }) => kind === 'slot')).toBe(true);
    const [row] = weekGrid(mine, 'de').rows;
    expect(row?.cells.flatMap((cell) => (cell?.isOwn ? cell.time : []))).toEqual([
      '19:00',
      '19:30',
    ]);
  });

  it('fills every column of every board', () => {
    const widths = grid?.boards.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0));
    expect(widths).toEqual([16, 16]);
  });
});

describe('arrow keys', () => {
  const reachable = [
    [true, false, true],
    [false, false, true],
    [true, true, false],
  ];
  const from = (row: number, column: number) => (key: string) =>
    moveIn(reachable, { row, column }, key);

  it('go to the next cell that is there', () => {
    expect(from(0, 0)('ArrowRight')).toEqual({ row: 0, column: 2 });
    expect(from(0, 0)('ArrowDown')).toEqual({ row: 2, column: 0 });
    expect(from(2, 0)('ArrowUp')).toEqual({ row: 0, column: 0 });
  });

  it('stop at the edge', () => {
    expect(from(0, 2)('ArrowRight')).toBeNull();
    expect(from(1, 2)('ArrowLeft')).toBeNull();
    expect(from(0, 0)('ArrowUp')).toBeNull();
  });

  it('lead to the ends of a row, and leave other keys alone', () => {
    expect(from(2, 0)('End')).toEqual({ row: 2, column: 1 });
    expect(from(2, 1)('Home')).toEqual({ row: 2, column: 0 });
    expect(from(0, 0)('Enter')).toBeNull();
  });
});
