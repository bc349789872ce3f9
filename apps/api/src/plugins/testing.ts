import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildApp } from '../app.ts';
import { createSession } from '../modules/auth/session/lucia.service.ts';
import { withWatchedAnswers } from '../testing/answers/watch-answers.ts';
import {
  createTestApi,
  type TestApi,
  type TestApiOptions,
  type TestMember,
  useTestApi,
} from '../testing/index.ts';
import { appRouter } from '../trpc/root.ts';
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
  /** answers that weren't as the document of the API says; a test that has one fails */
  faults: string[];
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
  afterEach(() => expectNone(server.faults));
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
      expectNone(server.faults);
    },
  };
}

const expectNone = (faults: string[]) =>
  expect(faults.splice(0), 'answers that the document of the API does not know').toEqual([]);

async function openServer(api: TestApi, { renderer, ...options }: ServerOptions): Promise<TestApp> {
  const log: LogLine[] = [];
  const write = (line: string) => void log.push(JSON.parse(line));
  const deps = { ...api.deps, log: pino({ level: 'debug' }, { write }) };
  const faults: string[] = [];
  const { router = appRouter } = options;
  const app = await withWatchedAnswers(router, faults, () => buildApp(deps, renderer, options));
  return {
    api,
    app,
    log,
    faults,
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
