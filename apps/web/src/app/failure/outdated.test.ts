import { expect, it } from 'vitest';
import { isOutdated } from './outdated.ts';

it.each([
  'Failed to fetch dynamically imported module: https://oche.example/assets/thread-a1.js',
  'error loading dynamically imported module: https://oche.example/assets/thread-a1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/thread-a1.css',
])('recognises a chunk that is gone: %s', (message) => {
  expect(isOutdated(new TypeError(message))).toBe(true);
});

it.each([new Error('THREAD_NOT_FOUND'), new TypeError('Failed to fetch'), 'text', null])(
  'leaves other errors alone: %s',
  (error) => {
    expect(isOutdated(error)).toBe(false);
  },
);
