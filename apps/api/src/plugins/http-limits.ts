import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { answerClientError } from './errors.ts';
import { hasBody } from './request-guards.ts';

/** How much and how long a request may be. Milliseconds and bytes. */
export interface HttpLimits {
  bodyBytes: number;
  /** until all headers are there: a connection that trickles them is cut */
  headersMs: number;
  /** until the whole request is there */
  requestMs: number;
  /** the same for a picture, which a phone on the road may take a minute to send */
  uploadMs: number;
  /** without a byte in either direction; live streams ping more often than that */
  silenceMs: number;
  /** until the answer is complete: the time for the request, and longer than a statement may take */
  handlerMs: number;
  /** an unused connection is kept this long; longer than a proxy in front keeps it */
  keepAliveMs: number;
  /** when the process ends: for answers under way, and for those who read them */
  closingMs: number;
  /** how often Node looks for connections that are too slow */
  checkMs: number;
}

export const httpLimits: HttpLimits = {
  bodyBytes: 256 * 1024,
  headersMs: 10_000,
  requestMs: 15_000,
  uploadMs: 120_000,
  silenceMs: 60_000,
  handlerMs: 30_000,
  keepAliveMs: 72_000,
  closingMs: 2000,
  checkMs: 5000,
};

/** ten calls of a batch are one path: `a.b.c,d.e.f,…` */
const MAX_PARAM_LENGTH = 2000;

export function limitOptions(limits: HttpLimits) {
  return {
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.uploadMs,
    connectionTimeout: limits.silenceMs,
    handlerTimeout: limits.handlerMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
  } satisfies FastifyServerOptions & { http: object };
}

/** Node knows one limit for all requests, the one for pictures. Other bodies have less time. */
export function registerBodyTime(app: FastifyInstance, { requestMs }: HttpLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (hasBody(request) && !routeOptions.config?.bodyTypes) {
      const timer = setTimeout(() => {
        if (reply.sent) raw.destroy();
        else answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
      }, requestMs);
      const clear = () => clearTimeout(timer);
      raw.once('end', clear).once('close', clear);
    }
    done();
  });
}
