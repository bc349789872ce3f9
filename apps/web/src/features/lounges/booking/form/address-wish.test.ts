import { describe, expect, it } from 'vitest';
import { availabilityOf, FRIDAY } from '../testing.ts';
import { addressWishOf } from './address-wish.ts';
import { missedTime, wished } from './form-defaults.ts';

describe('what a link asks for', () => {
  it('is a day, times and people', () => {
    const params = { book: '1', date: '2026-11-27', from: '20:00', to: '22:00', people: '4' };
    expect(addressWishOf(params)).toEqual({
      date: '2026-11-27',
      from: '20:00',
      to: '22:00',
      people: 4,
    });
  });

  it('is nothing without a day, and leaves out what nobody can mean', () => {
    expect(addressWishOf({ book: '1' })).toBeUndefined();
    for (const date of ['2026-02-30', '27.11.2026', '1e9', '9999-01-01']) {
      expect(addressWishOf({ date, from: '20:00' })).toBeUndefined();
    }
    for (const people of ['0', '201', '-1', '4.5', 'x']) {
      const wish = addressWishOf({ date: '2026-11-27', from: '24:10', to: '9:00', people });
      expect(wish).toEqual({ date: '2026-11-27' });
    }
  });
});

describe('the form', () => {
  const board = { kind: 'steel' as const, make: null, scoringSystem: null, ocheDistanceMm: null };
  const lounge = {
    timeZone: 'Europe/Berlin',
    boards: [1, 2].map((id) => ({ ...board, id, name: `Board ${id}`, isAccessible: false })),
    rules: {
      autoConfirm: true,
      slotMinutes: 30 as const,
      minMinutes: 60,
      maxMinutes: 240,
      horizonDays: 180,
      leadMinutes: 0,
      cancelMinutes: 120,
    },
  };
  const fill = (wish: Parameters<typeof wished>[2]) =>
    wished(availabilityOf({ days: [FRIDAY] }), lounge, wish);
  const missed = (wish: Parameters<typeof wished>[2]) =>
    missedTime(availabilityOf({ days: [FRIDAY] }), lounge, wish);

  it('is filled with it, also past midnight, and with a board for four people each', () => {
    expect(fill({ date: '2026-11-27', from: '23:30', to: '01:00', people: 5 })).toMatchObject({
      bookingDate: '2026-11-27',
      startTime: '2026-11-27T22:30:00.000Z',
      endTime: '2026-11-28T00:00:00.000Z',
      groupSize: '5',
      boardCount: '2',
    });
    expect(fill({ date: '2026-11-27', from: '20:00', people: 40 })).toMatchObject({
      endTime: '2026-11-27T21:00:00.000Z',
      boardCount: '2',
    });
  });

  it('keeps the day when the lounge is closed then, and the usual length when the end is none', () => {
    expect(fill({ date: '2026-11-27', from: '10:00', to: '12:00' })).toMatchObject({
      bookingDate: '2026-11-27',
      startTime: '',
      endTime: '',
    });
    expect(missed({ date: '2026-11-27', from: '10:00', to: '12:00' })).toBe('10:00');
    for (const from of ['20:00', undefined])
      expect(missed({ date: '2026-11-27', from })).toBe(undefined);
    expect(missed({ date: '2026-11-30', from: '10:00' })).toBe(undefined);
    expect(fill({ date: '2026-11-27', from: '20:00', to: '20:30' })?.endTime).toBe(
      '2026-11-27T21:00:00.000Z',
    );
  });
});
