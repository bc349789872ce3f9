import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

const begun = '2026-11-21T19:00:00.000Z';

it.each([
  ['2026-11-21T19:01:48.200Z', '1:48'],
  ['2026-11-21T19:00:09.000Z', '0:09'],
  ['2026-11-21T19:59:59.000Z', '59:59'],
  ['2026-11-21T20:00:00.000Z', null],
])('from seven until %s it is %s', (until, expected) => {
  expect(clockText(begun, until)).toBe(expected);
});
