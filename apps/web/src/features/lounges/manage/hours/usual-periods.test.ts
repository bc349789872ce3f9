import { expect, it } from 'vitest';
import { usualPeriods } from './usual-periods.ts';

it('a day begins with the hours of its weekday', () => {
  const friday = { from: '16:00', to: '02:00' };
  const sunday = { from: '14:00', to: '23:00' };
  const hours = [
    { weekday: 5 as const, periods: [friday] },
    { weekday: 7 as const, periods: [sunday] },
  ];
  expect(usualPeriods(hours, '2026-11-27')).toEqual([friday]);
  expect(usualPeriods(hours, '2026-11-29')).toEqual([sunday]);
  expect(usualPeriods(hours, '2026-11-30')).toEqual([]);
  expect(usualPeriods(null, '2026-11-30')).toEqual([{ from: '10:00', to: '02:00' }]);
});
