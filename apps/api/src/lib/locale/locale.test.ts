import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test.each([
  [undefined, undefined, 'de'],
  ['en', 'de', 'en'],
  ['xx', 'en', 'en'],
  [undefined, 'en-GB,en;q=0.9,de;q=0.8', 'en'],
  [undefined, 'fr, de;q=0.5, en;q=0.7', 'en'],
  [undefined, 'DE-at', 'de'],
  [undefined, 'en;q=0', 'de'],
  [undefined, 'en; q=0.1, de; q=0.9', 'de'],
  [undefined, 'fr, *;q=0.5', 'de'],
  [undefined, ';;;,,,=q', 'de'],
  [undefined, `${'fr,'.repeat(1000)}en`, 'de'],
] as const)('cookie %s and Accept-Language %s are %s', (cookie, accept, locale) => {
  expect(localeOf(cookie, accept)).toBe(locale);
});
