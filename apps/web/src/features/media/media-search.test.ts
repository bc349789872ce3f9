import { expect, test } from 'vitest';
import { countFilters, listInput, mediaSearchOf } from './media-search.ts';

test('the address says what is looked for, and nothing that the list doesn’t know', () => {
  const search = mediaSearchOf({ q: 'dart', platform: 'Twitch', sort: 'name', verified: '1' });
  expect(listInput(search)).toEqual({
    search: 'dart',
    platform: 'Twitch',
    shelf: 'all',
    sort: 'name',
    isVerified: true,
  });
  expect(countFilters(search)).toBe(2);
  const unknown = mediaSearchOf({
    q: 'x'.repeat(200),
    platform: 'twitch',
    sort: 'x',
    shelf: 'all',
  });
  expect(listInput(unknown)).toEqual({
    search: undefined,
    platform: undefined,
    shelf: 'all',
    sort: 'followers',
    isVerified: false,
  });
  expect(countFilters(unknown)).toBe(0);
});
