import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { answerClientError } from '../errors.ts';
import { hasBody } from './request-guards.ts';

/** How large a request may be and how long it may take, in bytes and milliseconds. */
export interface HttpLimits {
  bodyBytes: number;
  /** until all headers have arrived; a client that trickles them is cut off */
  headersMs: number;
  /** until the whole request has arrived */
  requestMs: number;
  /** the same for an upload: a phone on the road may need a minute for a picture */
  uploadMs: number;
  /** how long there may be no byte in either direction; live streams ping more often */
  silenceMs: number;
  /** until the answer is complete; longer than the request and a statement may take together */
  handlerMs: number;
  /** how long an unused connection is kept: longer than a proxy in front of us keeps it */
  keepAliveMs: number;
  /** how long the process, when it is told to end, goes on as before: until a proxy has seen that the next one is there */
  noticeMs: number;
  /** how long it takes requests then, while it says that they belong elsewhere */
  drainMs: number;
  /** how long it waits then for answers to be finished and read */
  closingMs: number;
  /** how long unused connections are kept then: longer than a proxy in front of us keeps them unused */
  lingerMs: number;
  /** how often Node looks for connections that exceed a limit */
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
  noticeMs: 1500,
  drainMs: 1500,
  closingMs: 3000,
  lingerMs: 1500,
  checkMs: 5000,
};

/** the names of ten calls in a batch form one path parameter: `a.b.c,d.e.f,…` */
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

/** Node has one limit for all requests, which uploads need. Here other bodies get less time. */
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
