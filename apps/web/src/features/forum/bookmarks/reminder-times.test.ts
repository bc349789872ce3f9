import { expect, it } from 'vitest';
import { reminderTimes } from './reminder-times.ts';

const BERLIN = 'Europe/Berlin';
const at = (now: string, timeZone = BERLIN) =>
  Object.fromEntries(
    reminderTimes(Date.parse(now), timeZone).map((time) => [
      time.name,
      new Date(time.at).toISOString(),
    ]),
  );

it('are tonight, tomorrow morning, on Saturday and on Monday', () => {
  // a Wednesday
  expect(at('2026-11-25T15:00:00Z')).toEqual({
    evening: '2026-11-25T18:00:00.000Z',
    morning: '2026-11-26T07:00:00.000Z',
    weekend: '2026-11-28T09:00:00.000Z',
    nextWeek: '2026-11-30T07:00:00.000Z',
  });
});

it('are of the evening that is still running after midnight', () => {
  expect(at('2026-11-26T00:30:00Z')).toEqual({
    morning: '2026-11-26T07:00:00.000Z',
    weekend: '2026-11-28T09:00:00.000Z',
    nextWeek: '2026-11-30T07:00:00.000Z',
  });
});

it('leave out an evening that is nearly here, and a Monday that is tomorrow', () => {
  // a Sunday
  expect(at('2026-11-29T17:45:00Z')).toEqual({
    morning: '2026-11-30T07:00:00.000Z',
    weekend: '2026-12-05T09:00:00.000Z',
  });
});

it('are on the clock of the reader, also when it is set back', () => {
  expect(at('2026-10-24T12:00:00Z')).toMatchObject({
    evening: '2026-10-24T17:00:00.000Z',
    morning: '2026-10-25T07:00:00.000Z',
  });
  expect(at('2026-11-25T15:00:00Z', 'America/New_York')).toMatchObject({
    evening: '2026-11-26T00:00:00.000Z',
  });
});
