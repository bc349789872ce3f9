import { expect, test } from 'vitest';
import { noonZone, slotsOf } from './found.ts';

test.each([0, 3, 11, 12, 13, 23])('at %i o’clock there is a zone in which it is noon', (hour) => {
  const now = new Date(Date.UTC(2026, 10, 30, hour, 20));
  const time = now.toLocaleTimeString('en-GB', { timeZone: noonZone(now) });
  expect(time).toBe('12:20:00');
});

test('each free board of a slot can be booked once', () => {
  const days = [
    {
      slots: [
        { startTime: '2026-12-08T18:00:00.000Z', free: 2 },
        { startTime: '2026-12-08T19:00:00.000Z', free: 0 },
      ],
    },
  ];
  const slot = {
    loungeId: 7,
    startTime: '2026-12-08T18:00:00.000Z',
    endTime: '2026-12-08T18:30:00.000Z',
  };
  expect(slotsOf(7, { slotMinutes: 30, days })).toEqual([slot, slot]);
});
