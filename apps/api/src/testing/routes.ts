import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createTestApi } from './test-api.ts';

/**
 * All routes that the whole server registers, including pages and files.
 * @returns `GET /path/:name`, sorted; without the HEAD that every GET has
 */
export async function listRoutes(): Promise<string[]> {
  const files = await mkdtemp(join(tmpdir(), 'oche-files-'));
  await mkdir(join(files, 'assets'));
  await writeFile(join(files, 'assets', 'app.js'), '');
  const api = await createTestApi({ DEV_LOGIN: 'true' });
  const found = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') found.add(`${each} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    const app = await buildApp(api.deps, {
      files,
      render: () => Promise.reject(),
      searchNames: () => Promise.resolve([]),
    });
    await app.close();
  } finally {
    unsubscribe('fastify.initialization', listen);
    await api.close();
    await rm(files, { recursive: true });
  }
  return [...found].sort();
}
