import { describe, expect, it } from 'vitest';
import { calendarWith, dayWith, entryWith } from '../calendar/testing.ts';
import { outsideHours } from './outside-hours.ts';

/** Hours on 24 November in Berlin, where it is UTC+1 then; past 24 they are on the next day. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour - 1)).toISOString();

const entry = (
  name: string,
  from: number,
  to: number,
  status: 'requested' | 'confirmed' | 'completed' = 'confirmed',
) =>
  entryWith({
    guest: { id: null, name, contact: null },
    startTime: at(from),
    endTime: at(to),
    status,
  });

const calendar = calendarWith({
  days: [
    dayWith('2026-11-23', { startTime: at(-8), endTime: at(2) }),
    dayWith('2026-11-24', { startTime: at(16), endTime: at(26) }),
  ],
  entries: [
    entry('Late', 24, 26),
    entry('Early', 16, 18),
    entry('Played', 16, 17, 'completed'),
    entry('The evening before', 1, 2),
    entry('Asked', 19, 21, 'requested'),
  ],
});

const names = (...periods: Parameters<typeof outsideHours>[1]) =>
  outsideHours(calendar, periods).map(({ guest }) => guest.name);

describe('bookings outside of the hours that a day is to get', () => {
  it('are all of that evening if it is closed, also past midnight', () => {
    expect(names()).toEqual(['Early', 'Asked', 'Late']);
  });

  it('are those that no opening holds from beginning to end', () => {
    expect(names({ from: '18:00', to: '01:00' })).toEqual(['Early', 'Late']);
    expect(names({ from: '16:00', to: '02:00' })).toEqual([]);
  });

  it('are told while another time is still being typed', () => {
    expect(names({ from: '16:00', to: '22:00' }, { from: '', to: '' })).toEqual(['Late']);
  });
});
