import { expect, it } from 'vitest';
import { idOfText } from './id-text.ts';

it('reads whole numbers, as text or as number', () => {
  expect(idOfText('31')).toBe(31);
  expect(idOfText(31)).toBe(31);
  expect(idOfText('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
});

it.each([
  ...['', '0', '-1', '+1', '007', '1e3', '1.5', '1.0', '84 ', ' 84', '84\n', '٣', '0x54', 'abc'],
  ...['9007199254740992', '9'.repeat(20), undefined, null],
])('takes %j for no id', (text) => {
  expect(idOfText(text)).toBeUndefined();
});
