import { expect, it } from 'vitest';
import { matches } from './pattern.ts';

it.each([
  ['gratis flights', 'Heute GRATIS Flights für alle', true],
  ['gratis flights', 'gratis und Flights', false],
  ['gratis', 'gratisware', false],
  ['gratis', 'ungratis', false],
  ['gratis*', 'Gratisware!', true],
  ['*gratis', 'ungratis', true],
  ['*gratis', 'ungratisch', false],
  ['kauf*jetzt', 'Kauft alle jetzt', true],
  ['kauf*jetzt', 'Kauft alle\njetzt', false],
  ['kauf*jetzt', 'jetzt kaufen', false],
  ['kauf*jetzt', 'kaufen, jetztzeit, jetzt', true],
  ['t.me/', 'siehe https://t.me/xyz', true],
  ['t.me/x', 'siehe https://t.me/xyz', false],
  ['*t.me/*', 'siehe https://t.me/xyz', true],
  ['.*', 'ganz normal', false],
  ['(a+)+b', 'aaaaaaaaab', false],
  ['(a+)+b', 'so: (a+)+b', true],
  ['ｇratis', 'gra\u200Btis', true],
  ['straße', 'Die STRASSE', false],
  ['***', 'irgendwas', false],
])('“%s” in “%s”: %s', (pattern, text, expected) => {
  expect(matches(pattern, text)).toBe(expected);
});

it('reads hostile texts and patterns in a straight line', () => {
  const text = 'a'.repeat(10_000);
  expect(matches(`${'a*'.repeat(49)}b`, text)).toBe(false);
  expect(matches('*aaaaaaaaab*', text)).toBe(false);
});
