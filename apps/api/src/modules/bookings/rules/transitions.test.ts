import { describe, expect, it } from 'vitest';
import { allowed, type BookingFacts, cancellableUntil, transitionRefusal } from './transitions.ts';

describe('transitions', () => {
  const booking: BookingFacts = {
    status: 'confirmed',
    startTime: '2026-11-27T18:00:00.000Z',
    endTime: '2026-11-27T20:00:00.000Z',
    cancellableUntil: '2026-11-27T16:00:00.000Z',
    expiresAt: null,
  };
  const request: BookingFacts = {
    ...booking,
    status: 'requested',
    expiresAt: '2026-11-27T12:00:00.000Z',
  };
  const at = (time: string) => new Date(`2026-11-27T${time}Z`);

  it('end for the member with the agreed deadline, to the moment', () => {
    expect(allowed('cancel', 'member', booking, at('15:59:59'))).toBe(true);
    expect(transitionRefusal('cancel', 'member', booking, at('16:00:00'))).toBe(
      'CANCELLATION_DEADLINE_OVER',
    );
    expect(transitionRefusal('move', 'member', booking, at('16:00:00'))).toBe(
      'CANCELLATION_DEADLINE_OVER',
    );
    expect(allowed('cancel', 'staff', booking, at('21:00:00'))).toBe(true);
  });

  it('let a request be taken back until it begins, answered until it expires', () => {
    expect(allowed('cancel', 'member', request, at('17:00:00'))).toBe(true);
    expect(allowed('confirm', 'staff', request, at('11:59:59'))).toBe(true);
    expect(allowed('confirm', 'staff', request, at('12:00:00'))).toBe(false);
    expect(allowed('confirm', 'member', request, at('11:00:00'))).toBe(false);
    expect(allowed('cancel', 'system', request, at('11:59:59'))).toBe(false);
    expect(allowed('cancel', 'system', request, at('12:00:00'))).toBe(true);
    expect(allowed('cancel', 'system', booking, at('23:00:00'))).toBe(false);
  });

  it('mark who came from the beginning on, by the team, and by itself at the end', () => {
    expect(allowed('markNoShow', 'staff', booking, at('17:59:59'))).toBe(false);
    expect(allowed('markNoShow', 'staff', booking, at('18:00:00'))).toBe(true);
    expect(allowed('markNoShow', 'member', booking, at('18:30:00'))).toBe(false);
    expect(allowed('complete', 'system', booking, at('19:59:59'))).toBe(false);
    expect(allowed('complete', 'system', booking, at('20:00:00'))).toBe(true);
    expect(allowed('complete', 'staff', { ...booking, status: 'no_show' }, at('22:00:00'))).toBe(
      true,
    );
  });

  it('lead nowhere from what is cancelled', () => {
    const cancelled: BookingFacts = { ...booking, status: 'cancelled' };
    for (const action of ['confirm', 'cancel', 'move', 'complete', 'markNoShow'] as const)
      for (const by of ['member', 'staff', 'system'] as const)
        expect(transitionRefusal(action, by, cancelled, at('19:00:00'))).toBe('BOOKING_STATUS');
  });
});

describe('the deadline for cancelling', () => {
  const until = (bookedAt: string, cancelMinutes = 120) =>
    cancellableUntil('2026-11-27T18:00:00.000Z', cancelMinutes, `2026-11-27T${bookedAt}.000Z`);

  it('is that of the lounge, or ten minutes after booking where that is later', () => {
    expect(until('09:00:00')).toBe('2026-11-27T16:00:00.000Z');
    expect(until('15:50:00')).toBe('2026-11-27T16:00:00.000Z');
    expect(until('15:50:01')).toBe('2026-11-27T16:00:01.000Z');
    expect(until('17:30:00')).toBe('2026-11-27T17:40:00.000Z');
    expect(until('17:30:00', 0)).toBe('2026-11-27T18:00:00.000Z');
  });

  it('is never after the beginning', () => {
    expect(until('17:55:00')).toBe('2026-11-27T18:00:00.000Z');
    expect(until('18:05:00')).toBe('2026-11-27T18:00:00.000Z');
  });
});
