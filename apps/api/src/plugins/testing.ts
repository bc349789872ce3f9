import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { createSession } from '../modules/auth/session/lucia.service.ts';
import {
  createTestApi,
  type TestApi,
  type TestApiOptions,
  type TestMember,
  useTestApi,
} from '../testing/index.ts';
import type { Renderer } from '../web/renderer.ts';
import type { HttpLimits } from './guards/http-limits.ts';

interface ServerOptions {
  /** procedures instead of the product's */
  router?: AnyTRPCRouter;
  renderer?: Renderer;
  limits?: HttpLimits;
}

type LogLine = Record<string, unknown>;

export interface TestApp {
  api: TestApi;
  app: FastifyInstance;
  /** all lines logged since the start, at level debug */
  log: LogLine[];
  /** @returns the Cookie header of a new session of this member */
  signIn(member: TestMember): Promise<string>;
  /**
   * Lets the server listen.
   * @returns http://127.0.0.1:port
   */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** The whole server with the API process of `useTestApi()`, which has its own database. */
export function useTestApp({
  env,
  now,
  readsApart,
  ...options
}: TestApiOptions & ServerOptions = {}): TestApp {
  const api = useTestApi({ env, now, readsApart });
  const server = { api } as TestApp;
  beforeAll(async () => {
    Object.assign(server, await openServer(api, options));
  });
  afterAll(() => server.app.close());
  return server;
}

/** A server for one test, which has to close it. */
export async function createTestApp({
  env,
  readsApart,
  ...options
}: { env?: Record<string, string>; readsApart?: boolean } & ServerOptions = {}): Promise<TestApp> {
  const api = await createTestApi(env, readsApart);
  const server = await openServer(api, options);
  return {
    ...server,
    async close() {
      await server.close();
      await api.close();
    },
  };
}

async function openServer(api: TestApi, { renderer, ...options }: ServerOptions): Promise<TestApp> {
  const log: LogLine[] = [];
  const write = (line: string) => void log.push(JSON.parse(line));
  const deps = { ...api.deps, log: pino({ level: 'debug' }, { write }) };
  const app = await buildApp(deps, renderer, options);
  return {
    api,
    app,
    log,
    async signIn(member) {
      const attributes = {
        secondFactorPassed: true,
        userAgent: null,
        country: null,
        idToken: null,
      };
      const session = await createSession(api.deps.db, api.deps.clock, member.id, attributes);
      return `oche_session=${session.id}`;
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: () => app.close(),
  };
}
