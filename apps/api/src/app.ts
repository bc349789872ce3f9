import cookie from '@fastify/cookie';
import type { AnyTRPCRouter } from '@trpc/server';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Deps } from './lib/deps.ts';
import { modules } from './modules/index.ts';
import { registerClosing } from './plugins/closing.ts';
import { answerClientError, registerErrors, sendError } from './plugins/errors.ts';
import { registerClosedAreas } from './plugins/guards/closed-areas.ts';
import {
  type HttpLimits,
  httpLimits,
  limitOptions,
  registerBodyTime,
} from './plugins/guards/http-limits.ts';
import { registerRequestGuards } from './plugins/guards/request-guards.ts';
import { commonHeaders, registerCommonHeaders } from './plugins/guards/security-headers.ts';
import { registerUnreadBodies } from './plugins/guards/unread-body.ts';
import { registerHealth } from './plugins/health.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerApiDocs } from './plugins/openapi/docs.ts';
import { collectPlainOperations } from './plugins/openapi/plain-operation.ts';
import { newRequestId, registerRequestLog } from './plugins/request-log.ts';
import { registerRest } from './plugins/rest/rest.ts';
import { registerTrpc } from './plugins/trpc.ts';
import { liveStreamsOf } from './trpc/live-streams.ts';
import { appRouter } from './trpc/root.ts';
import { visitorPages } from './web/page-cache.ts';
import type { Renderer } from './web/renderer.ts';
import { registerRobots } from './web/robots.routes.ts';
import { registerWeb } from './web/web.routes.ts';

interface AppOptions {
  limits?: HttpLimits;
  /** instead of the product's procedures, for tests */
  router?: AnyTRPCRouter;
}

/**
 * Procedures check with zod, so no route has a schema of Fastify's kind. Fastify's own compilers for those are 90
 * files.
 */
const noSchemas = () => () => {
  throw new Error('a route has a JSON schema, which nothing compiles here');
};

/**
 * Builds the whole server without a socket: server.ts lets it listen, tests inject requests.
 * @param renderer renders pages; without it there are no pages, only the API
 */
export async function buildApp(
  deps: Deps,
  renderer?: Renderer,
  { limits = httpLimits, router = appRouter }: AppOptions = {},
): Promise<FastifyInstance> {
  const writeHeaders = commonHeaders(deps.env);
  const options: FastifyServerOptions = {
    ...limitOptions(limits),
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    loggerInstance: deps.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: newRequestId,
    trustProxy: deps.env.TRUST_PROXY ?? false,
    // requests that never reach the hooks below, as their address is malformed
    frameworkErrors(error, request, reply) {
      writeHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: answerClientError,
    // while the server closes, requests under way are still answered
    return503OnClosing: false,
  };
  const app = Fastify(options);
  const plainOperations = collectPlainOperations(app);
  registerClosing(
    app,
    // browsers find out on their own that a connection was closed
    deps.env.TRUST_PROXY ? limits : { ...limits, lingerMs: 0 },
    () => liveStreamsOf(deps.events).endAll(),
  );
  registerCommonHeaders(app, writeHeaders);
  registerRequestLog(app);
  registerErrors(app);
  registerRequestGuards(app, deps.env);
  registerBodyTime(app, limits);
  registerUnreadBodies(app);
  registerMetrics(app, deps);
  registerHealth(app, deps);
  await app.register(cookie);
  registerClosedAreas(app, deps);
  registerTrpc(app, deps, router);
  registerRest(app, deps, router);
  for (const { routes } of modules) routes?.(app, deps, limits);
  registerRobots(app, deps, modules);
  await registerApiDocs(app, deps, router, plainOperations);
  if (renderer) {
    const stalePages = modules.flatMap((module) => module.stalePages ?? []);
    const pages = visitorPages(deps.events, stalePages);
    await registerWeb(app, deps, { renderer, router, pages });
  }
  return app;
}
