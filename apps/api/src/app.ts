import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './lib/deps.ts';
import { AppError } from './lib/errors.ts';
import { registerAuthRoutes } from './modules/auth/index.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerRest } from './plugins/rest.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerTrpc } from './plugins/trpc.ts';
import { PageCache } from './web/page-cache.ts';
import type { Renderer } from './web/renderer.ts';
import { registerWeb } from './web/web.routes.ts';

const BODY_LIMIT = 256 * 1024;
/** ten calls of a batch are one path: `a.b.c,d.e.f,…` */
const MAX_PARAM_LENGTH = 2000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;

/**
 * The whole server without a socket: main.ts listens with it, tests inject into it.
 * @param renderer renders pages; without it the server has no pages, only the API
 */
export async function buildApp(deps: Deps, renderer?: Renderer): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    disableRequestLogging: true,
    trustProxy: deps.env.TRUST_PROXY > 0 ? deps.env.TRUST_PROXY : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    return503OnClosing: true,
    forceCloseConnections: true,
  });
  registerErrors(app);
  registerSecurityHeaders(app, deps.env);
  await app.register(cookie);
  registerTrpc(app, deps);
  registerRest(app, deps);
  registerAuthRoutes(app, deps);
  if (renderer) await registerWeb(app, deps, renderer, visitorPages(deps));
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
  return app;
}

/** Which events make which cached pages stale. */
function visitorPages({ events }: Deps): PageCache {
  const pages = new PageCache();
  events.on('thread.changed', ({ threadId, subforumId }) => {
    pages.drop(`/forum/thread/${threadId}`, `/forum/subforum/${subforumId}`, '/forum', '/');
  });
  events.onResync(() => pages.clear());
  return pages;
}
