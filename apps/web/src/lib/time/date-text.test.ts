import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatRelative } from './date-text.ts';

const now = Date.parse('2026-11-21T19:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000);

describe('formatRelative', () => {
  it.each([
    [0, 'jetzt'],
    [1, 'vor 1 Minute'],
    [54, 'vor 54 Minuten'],
    [56, 'vor 1 Stunde'],
    [21 * 60, 'vor 21 Stunden'],
    [23 * 60, 'gestern'],
    [6 * 24 * 60, 'vor 6 Tagen'],
    [8 * 24 * 60, null],
    [-90, 'in 2 Stunden'],
  ])('%i minutes ago is "%s"', (minutes, expected) => {
    expect(formatRelative(ago(minutes), now, 'de')).toBe(expected);
  });

  it('speaks English', () => {
    expect(formatRelative(ago(60 * 24), now, 'en')).toBe('yesterday');
  });
});

describe('absolute times', () => {
  const midnight = new Date('2026-07-31T22:30:00Z');

  it('are given in Berlin unless the place is elsewhere', () => {
    expect(formatDate(midnight, 'de')).toBe('1. Aug. 2026');
    expect(formatDate(midnight, 'de', 'Europe/London')).toBe('31. Juli 2026');
    expect(formatDateTime(midnight, 'de')).toBe('1. August 2026 um 00:30');
    expect(formatDateTime(midnight, 'en')).toBe('1 August 2026 at 00:30');
  });
});
