import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutdated, reloadOnce } from './outdated.ts';

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

describe('a missing chunk reloads the page', () => {
  const reload = vi.fn();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  beforeEach(() => {
    reload.mockClear();
    kept.clear();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('sessionStorage', storage);
  });

  it('once, and once more for another one', () => {
    for (let time = 0; time < 3; time++) reloadOnce(new TypeError('thread-a1.js'));
    expect(reload).toHaveBeenCalledTimes(1);
    reloadOnce(new TypeError('thread-b2.js'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('not without a network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    reloadOnce(new TypeError('thread-a1.js'));
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    reloadOnce(new TypeError('thread-a1.js'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('not where nobody could know that it has been tried', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    reloadOnce(new TypeError('thread-a1.js'));
    expect(reload).not.toHaveBeenCalled();
  });
});
