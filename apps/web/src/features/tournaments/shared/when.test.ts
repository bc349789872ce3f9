import { expect, it } from 'vitest';
import { instantText, localText } from './when.ts';

it('a typed time is that of the clock at the place, in summer and winter', () => {
  expect(instantText('2026-07-01T19:30', 'Europe/Berlin')).toBe('2026-07-01T17:30:00.000Z');
  expect(instantText('2026-12-01T19:30', 'Europe/Berlin')).toBe('2026-12-01T18:30:00.000Z');
  expect(instantText('2026-12-01T19:30', 'Europe/London')).toBe('2026-12-01T19:30:00.000Z');
  expect(localText('2026-12-01T18:30:00.000Z', 'Europe/Berlin')).toBe('2026-12-01T19:30');
});

it('what is no time stays as it is, for the message at the field', () => {
  expect(instantText('', 'Europe/Berlin')).toBe('');
  expect(instantText('morgen', 'Europe/Berlin')).toBe('morgen');
  expect(localText(null, 'Europe/Berlin')).toBe('');
});
