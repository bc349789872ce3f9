import { expect, it } from 'vitest';
import { bandOf } from './known-areas.ts';

it('a band explains its area until it is known, and is slim on all pages of a known one', () => {
  expect(bandOf('/forum', [])).toBeUndefined();
  expect(bandOf('/forum', ['games'])).toBeUndefined();
  expect(bandOf('/forum', ['games', 'forum'])).toBe('area');
  expect(bandOf('/forum/thread/7', ['forum'])).toBe('page');
  expect(bandOf('/', ['forum'])).toBeUndefined();
});
