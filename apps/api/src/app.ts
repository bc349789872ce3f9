import cookie from '@fastify/cookie';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './lib/deps.ts';
import { modules } from './modules/index.ts';
import { buildBaseApp } from './plugins/base-app.ts';
import { registerClosedAreas } from './plugins/guards/closed-areas.ts';
import { type HttpLimits, httpLimits } from './plugins/guards/http-limits.ts';
import { registerApiDocs } from './plugins/openapi/docs.ts';
import { registerReplicas } from './plugins/replicas.ts';
import { registerRest } from './plugins/rest/rest.ts';
import { registerTables } from './plugins/rest/tables.ts';
import { registerTrpc } from './plugins/trpc.ts';
import { appRouter } from './trpc/root.ts';
import { visitorPages } from './web/page-cache.ts';
import type { Renderer } from './web/renderer.ts';
import { registerRobots } from './web/robots.routes.ts';
import { registerSecurityTxt } from './web/security-txt.routes.ts';
import { registerWeb } from './web/web.routes.ts';

interface AppOptions {
  limits?: HttpLimits;
  /** instead of the product's procedures, for tests */
  router?: AnyTRPCRouter;
}

/**
 * Builds the whole server without a socket: server.ts lets it listen, tests inject requests.
 * @param renderer renders pages; without it there are no pages, only the API
 */
export async function buildApp(
  deps: Deps,
  renderer?: Renderer,
  { limits = httpLimits, router = appRouter }: AppOptions = {},
): Promise<FastifyInstance> {
  const { app, plainOperations } = buildBaseApp(deps, limits);
  // before cookies, which it says one of
  registerReplicas(app, deps);
  await app.register(cookie);
  registerClosedAreas(app, deps);
  registerTrpc(app, deps, router);
  registerRest(app, deps, router);
  const tables = modules.flatMap((module) => module.tables ?? []);
  registerTables(app, deps, router, tables);
  for (const { routes } of modules) routes?.(app, deps, limits);
  registerRobots(app, deps, modules);
  registerSecurityTxt(app, deps);
  await registerApiDocs(app, deps, router, plainOperations);
  if (renderer) {
    const stalePages = modules.flatMap((module) => module.stalePages ?? []);
    const pages = visitorPages(deps.events, stalePages);
    await registerWeb(app, deps, { renderer, router, pages });
  }
  return app;
}
