import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { PlainOperation } from '../plugins/openapi/plain-operation.ts';
import { createTestApi } from './test-api.ts';

export interface ListedRoute {
  /** `GET /path/:name` */
  route: string;
  /** what it says of itself, if it is no procedure and part of the API */
  operation: PlainOperation | undefined;
}

/**
 * All routes that the whole server registers, including pages and files.
 * @returns sorted; without the HEAD that every GET has
 */
export async function listRoutes(): Promise<ListedRoute[]> {
  const files = await mkdtemp(join(tmpdir(), 'oche-files-'));
  await mkdir(join(files, 'assets'));
  await writeFile(join(files, 'assets', 'app.js'), '');
  const api = await createTestApi({ DEV_LOGIN: 'true' });
  const found = new Map<string, PlainOperation | undefined>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      const methods = [method].flat().filter((each) => each !== 'HEAD');
      for (const each of methods) found.set(`${each} ${url}`, config?.operation);
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
  return [...found]
    .map(([route, operation]) => ({ route, operation }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
