import { afterEach, expect, test, vi } from 'vitest';
import { isLoadedAt } from './loaded-here.ts';

afterEach(() => vi.unstubAllGlobals());

const loadedAt = (...names: string[]) =>
  vi.stubGlobal('performance', { getEntriesByType: () => names.map((name) => ({ name })) });

test('a document is loaded at the path of its address, and where nobody knows, at any', () => {
  loadedAt('https://oche.example/games/12/score?from=mail#top');
  expect(isLoadedAt('/games/12/score')).toBe(true);
  expect(isLoadedAt('/games/13/score')).toBe(false);
  loadedAt();
  expect(isLoadedAt('/games/12/score')).toBe(true);
});
