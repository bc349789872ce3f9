import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { takesToken } from './bearer.ts';

const PATHS = '/api/';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS =
  'Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID';
const ANSWER_HEADERS =
  'Link, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, ETag, Content-Disposition, X-Request-Id';
/** Browsers ask again after a day at most, some after two hours. */
const MAX_AGE_SECONDS = 86_400;

/** Whether the route stands in the document. */
const isDocumented = (request: FastifyRequest): boolean =>
  request.url.startsWith(PATHS) &&
  (takesToken(request) || request.routeOptions.config.operation !== undefined);

/**
 * Lets pages of any other site call the documented paths, with a token or as a visitor: never with cookies, as no answer
 * allows credentials. All else stays closed, as answers without these headers are.
 */
export function registerCors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isDocumented(request)) {
      reply.header('access-control-allow-origin', '*');
      reply.header('access-control-expose-headers', ANSWER_HEADERS);
    }
    done();
  });
  // a browser asks before it sends a token
  app.options(`${PATHS}*`, (request, reply) => {
    if (!request.headers['access-control-request-method']) throw new AppError('NOT_FOUND');
    return reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', REQUEST_HEADERS)
      .header('access-control-max-age', MAX_AGE_SECONDS)
      .send();
  });
}
