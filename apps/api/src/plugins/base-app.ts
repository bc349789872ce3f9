import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Deps } from '../lib/deps.ts';
import { liveStreamsOf } from '../trpc/live-streams.ts';
import { registerClosing } from './closing.ts';
import { answerClientError, registerErrors, sendError } from './errors.ts';
import { registerCors } from './guards/cors.ts';
import {
  type HttpLimits,
  httpLimits,
  limitOptions,
  registerBodyTime,
} from './guards/http-limits.ts';
import { registerRequestGuards } from './guards/request-guards.ts';
import { commonHeaders, registerCommonHeaders } from './guards/security-headers.ts';
import { refuseUndecodable, registerTokensInAddresses } from './guards/token-in-address.ts';
import { registerUnreadBodies } from './guards/unread-body.ts';
import { registerHealth } from './health/health.ts';
import { processStateOf } from './health/process-state.ts';
import { registerMetrics } from './metrics.ts';
import type { PlacedOperation } from './openapi/operation.ts';
import { collectPlainOperations } from './openapi/plain-operation.ts';
import { newRequestId, registerRequestLog } from './request-log.ts';
import { registerTracing } from './tracing.ts';

/**
 * Procedures check with zod, so no route has a schema of Fastify's kind. Fastify's own compilers for those are 90
 * files.
 */
const noSchemas = () => () => {
  throw new Error('a route has a JSON schema, which nothing compiles here');
};

/**
 * What every process answers with, whatever it does: its guards, its health and its metrics. A process that only does jobs
 * has nothing else.
 */
export function buildBaseApp(
  deps: Deps,
  limits: HttpLimits = httpLimits,
): { app: FastifyInstance; plainOperations: readonly PlacedOperation[] } {
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
      refuseUndecodable(deps, error, { request, reply }, sendError);
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
    deps.env.TRUST_PROXY ? limits : { ...limits, lingerMs: 0, noticeMs: 0, drainMs: 0 },
    {
      begins: () => {
        processStateOf(deps.events).isClosing = true;
      },
      endStreams: () => liveStreamsOf(deps.events).endAll(),
    },
  );
  registerCommonHeaders(app, writeHeaders);
  registerTracing(app);
  registerRequestLog(app);
  registerErrors(app, deps.env);
  registerCors(app);
  registerTokensInAddresses(app, deps);
  registerRequestGuards(app, deps.env);
  registerBodyTime(app, limits);
  registerUnreadBodies(app);
  registerMetrics(app, deps);
  registerHealth(app, deps);
  return { app, plainOperations };
}
