import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { listRoutes } from '../../testing/index.ts';
import { documentedPath } from '../openapi/plain-operation.ts';

/** What its examples show is tried in `testing/guides`. */
it.each(['streams.md', 'de/streams.md'])(
  'docs/%s names each stream that there is',
  async (name) => {
    const page = await readFile(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');
    const streams = (await listRoutes())
      .map(({ route }) => documentedPath(route))
      .filter((route) => route.startsWith('GET ') && route.endsWith('/stream'));
    expect(streams.length).toBeGreaterThan(5);
    for (const route of streams) expect(page).toContain(`\`${route.replace('GET ', '')}\``);
  },
);
