import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseEnv } from '../../env.ts';
import { useTestApi } from '../index.ts';
import { withDeclared } from './declared-parts.ts';
import { guideFiles } from './guide-files.ts';

const api = useTestApi();
// as whoever runs it has set nothing: limits of tests are so high that none reaches them
const env = parseEnv({});

// written anew by `pnpm test:api declared-parts -u`
test.each(guideFiles())('$name lists what is declared', async ({ path, text, locale }) => {
  const { published } = api.deps;
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
