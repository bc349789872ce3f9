import { describe, expect, it } from 'vitest';
import { availabilityOf, FRIDAY } from '../testing.ts';
import { msToNextSlot } from './next-slot.ts';

const at = (bookableFrom: string) => msToNextSlot(availabilityOf({ days: [FRIDAY], bookableFrom }));

describe('how long free times stay right', () => {
  it('is until just after the next slot has begun', () => {
    expect(at('2026-11-27T19:10+01:00')).toBe(20 * 60_000 + 1000);
    expect(at('2026-11-27T19:30+01:00')).toBe(1000);
  });

  it('is until closing after the last slot has begun', () => {
    expect(at('2026-11-28T01:45+01:00')).toBe(15 * 60_000 + 1000);
  });

  it('is an hour at most, also for weeks far ahead', () => {
    expect(at('2026-08-01T12:00+02:00')).toBe(3_600_000);
  });

  it('is for ever when all of it is over, or nothing is there', () => {
    expect(at('2026-11-28T02:00+01:00')).toBe(false);
    expect(msToNextSlot(undefined)).toBe(false);
  });
});
