import { expect, it } from 'vitest';
import { briefTime, dayText } from './message-time.ts';

const texts = { today: () => 'Heute', yesterday: () => 'Gestern' };
const now = new Date('2026-11-29T12:00:00Z');

it('a list has the time of today, the day before, the date, and the year of what is older', () => {
  const brief = (iso: string) => briefTime(iso, 'de', texts, now);
  expect(brief('2026-11-29T10:05:00Z')).toBe('11:05');
  expect(brief('2026-11-28T22:30:00Z')).toBe('Gestern');
  expect(brief('2026-05-01T12:00:00Z')).toBe('1.5.');
  expect(brief('2012-05-01T12:00:00Z')).toBe('1.5.12');
});

it('a conversation has the day in words, with the year of another one', () => {
  const day = (iso: string) => dayText(iso, 'de', texts, now);
  expect(day('2026-11-29T10:05:00Z')).toBe('Heute');
  expect(day('2026-11-28T12:00:00Z')).toBe('Gestern');
  expect(day('2026-05-01T12:00:00Z')).toBe('Freitag, 1. Mai');
  expect(day('2012-05-01T12:00:00Z')).toBe('Dienstag, 1. Mai 2012');
});
