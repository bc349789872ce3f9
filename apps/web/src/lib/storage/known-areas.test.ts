// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { BAND_SCRIPT } from './known-areas.ts';

it('a band explains its area once, and is slim on all pages of a known one', () => {
  const open = (pathname: string) => {
    window.slimBand?.(pathname);
    return document.documentElement.dataset.known;
  };
  localStorage.clear();
  // as a page runs it
  new Function(BAND_SCRIPT)();
  localStorage.clear();
  expect(open('/forum')).toBeUndefined();
  // the app takes over the page that stands there
  expect(open('/forum')).toBeUndefined();
  expect(open('/forum/thread/7')).toBe('page');
  expect(open('/')).toBeUndefined();
  expect(open('/games')).toBeUndefined();
  expect(open('/')).toBe('area');
  expect(open('/forum')).toBe('area');
});
