import type { Calendar, CalendarBlock, CalendarEntry } from '@oche/validators/bookings/schemas';
import { expect, it } from 'vitest';
import { calendarWith, dayWith, entryWith } from '../testing.ts';
import { agendaOf } from './agenda-days.ts';

const board = { id: 1, name: 'Board 1' };

const entry = (id: number, startTime: string, endTime: string) =>
  entryWith({ id, startTime, endTime });

const block = (id: number, startTime: string, endTime: string): CalendarBlock => ({
  id,
  kind: 'blocked',
  reason: null,
  startTime,
  endTime,
  boards: [board],
});

const days = [
  dayWith('2026-11-27', { startTime: '2026-11-27T17:00Z', endTime: '2026-11-28T01:00Z' }),
  dayWith('2026-11-28'),
];

const calendar = (entries: CalendarEntry[], blocks: CalendarBlock[] = []) =>
  calendarWith({ days, entries, blocks });

const ids = (from: Calendar, boardId: number | null = null) =>
  agendaOf(from, boardId).map(({ items }) => items.map(({ id }) => id));

it('tells a booking after midnight with the evening that it belongs to', () => {
  const late = entry(7, '2026-11-27T23:30:00.000Z', '2026-11-28T00:30:00.000Z');
  const early = entry(8, '2026-11-27T17:00:00.000Z', '2026-11-27T18:00:00.000Z');
  expect(ids(calendar([late, early]))).toEqual([[8, 7], []]);
});

it('tells a booking outside the opening hours on its own day', () => {
  const noon = entry(7, '2026-11-28T11:00:00.000Z', '2026-11-28T12:00:00.000Z');
  expect(ids(calendar([noon]))).toEqual([[], [7]]);
});

it('tells a block of several days on each of them, and only until it ends', () => {
  const both = block(3, '2026-11-27T10:00:00.000Z', '2026-11-28T12:00:00.000Z');
  const midnight = block(4, '2026-11-27T10:00:00.000Z', '2026-11-27T23:00:00.000Z');
  expect(ids(calendar([], [both, midnight]))).toEqual([[3, 4], [3]]);
});

it('leaves other boards out when one is chosen', () => {
  const one = entry(7, '2026-11-27T17:00:00.000Z', '2026-11-27T18:00:00.000Z');
  expect(ids(calendar([one]), 2)).toEqual([[], []]);
});
