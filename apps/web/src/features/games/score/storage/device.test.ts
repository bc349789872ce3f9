import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { newId } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes ids that the server takes, also where the browser makes none', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
