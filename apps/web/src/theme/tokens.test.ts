import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokens } from './tokens.ts';

const SOURCES = join(import.meta.dirname, '..');
/** A distance or a size: a single one, or one for each width of the window. */
const LENGTH =
  /\b(?:(?:min|max)?(?:[wW]idth|[hH]eight)|(?:row|column)?[gG]ap|padding\w*|margin\w*|inset\w*|top|bottom|flexBasis)(?:: |=\{)('[^']*'|\{[^{}]*\})/g;

it('has every distance that a component names, as an unknown one is silently nothing', () => {
  const known = new Set(Object.keys({ ...tokens.spacing, ...tokens.sizes }));
  const unknown = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(LENGTH)].flatMap(([, value = '']) =>
      [...value.matchAll(/'-?(\d+(?:\.\d+)?)'/g)]
        .map(([, step = '']) => step)
        .filter((step) => !known.has(step))
        .map((step) => `${file}: ${step}`),
    ),
  );
  expect(unknown).toEqual([]);
});
