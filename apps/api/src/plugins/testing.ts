import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createSession } from '../modules/auth/session.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/index.ts';
import type { HttpLimits } from './http-limits.ts';

interface TestAppOptions {
  env?: Record<string, string>;
  /** instead of the product's procedures */
  router?: AnyTRPCRouter;
  limits?: HttpLimits;
}

export interface TestApp {
  api: TestApi;
  app: FastifyInstance;
  /** @returns the Cookie header of a new session of this member */
  signIn(member: TestMember): Promise<string>;
  close(): Promise<void>;
}

/** The whole server on a database of its own. */
export async function createTestApp({
  env,
  router,
  limits,
}: TestAppOptions = {}): Promise<TestApp> {
  const api = await createTestApi(env);
  const app = await buildApp(api.deps, undefined, { router, limits });
  return {
    api,
    app,
    async signIn(member) {
      const attributes = { secondFactorPassed: true, userAgent: null };
      const session = await createSession(api.deps.db, api.deps.clock, member.id, attributes);
      return `oche_session=${session.id}`;
    },
    async close() {
      await app.close();
      await api.close();
    },
  };
}
