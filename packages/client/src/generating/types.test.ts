import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { typesOf } from './types.ts';

afterEach(() => vi.restoreAllMocks());

// written anew by `node --run generate`
test('the types are those of the document, and nothing in it needs a warning', async () => {
  const said = (['log', 'warn', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
  const document = JSON.parse(await read('../../../../docs/api/openapi.json'));
  expect(await typesOf(document)).toBe(await read('../schema.gen.ts'));
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
