import type { FastifyRequest } from 'fastify';

/** All that members and apps of others sign in with begins so. Boards that count and the metrics have keys of their own. */
const OURS = /^oche_/;
const BEARER = /^Bearer +(\S+)$/i;

/** Whether the route takes a token in place of a cookie: documented procedures, and what declares a scope. */
export function takesToken({ routeOptions }: FastifyRequest): boolean {
  const { operation, runsProcedure } = routeOptions.config;
  return runsProcedure === true || operation?.scope !== undefined;
}

/** What the request has in its `Authorization` header (RFC 6750). Other schemes are a proxy's own. */
const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization && BEARER.exec(headers.authorization)?.[1];

/**
 * The token of a request, in place of which no cookie counts.
 * @returns undefined without one, also for a bearer that is none of ours where none is taken
 */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = bearerOf(request);
  return bearer !== undefined && (takesToken(request) || OURS.test(bearer)) ? bearer : undefined;
}
