import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { modules } from './index.ts';

test('every folder of a domain is in the list, under its name', async () => {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(modules.map(({ name }) => name).sort()).toEqual(folders.sort());
});
