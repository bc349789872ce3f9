import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useTestApi } from '../index.ts';
import { withDeclared } from './declared-parts.ts';
import { guideFiles } from './guide-files.ts';

const api = useTestApi();

// written anew by `pnpm test:api declared-parts -u`
test.each(guideFiles())('$name lists what is declared', async ({ path, text, locale }) => {
  const { env, published } = api.deps;
  const current = withDeclared(text, { env, published }, locale);
  await expect(current).toMatchFileSnapshot(fileURLToPath(path));
});

test('every list is somewhere, in both languages', () => {
  const lists = guideFiles().flatMap(({ locale, text }) =>
    [...text.matchAll(/^<!-- ([a-z]+) -->$/gm)].map(([, name]) => `${locale} ${name}`),
  );
  expect(lists.sort()).toEqual(
    ['codes', 'events', 'limits', 'scopes'].flatMap((name) => [`de ${name}`, `en ${name}`]).sort(),
  );
});
