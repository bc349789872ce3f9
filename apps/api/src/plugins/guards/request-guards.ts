import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { AppError } from '../../lib/errors.ts';
import { takesToken, tokenOf } from './bearer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** media types that the route takes instead of JSON; it has its own parsers */
    bodyTypes?: readonly string[];
    /** for routes that know who calls by the call alone: pages of other sites may make it, as any script may */
    readsNoCookies?: boolean;
  }
}

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Refuses, whatever the path, requests that are not clearly addressed, bodies that are neither JSON
 * nor what the route takes instead (any page can send forms and multipart, so they never reach a
 * parser), and changes that another site asks for.
 */
export function registerRequestGuards(app: FastifyInstance, env: Pick<Env, 'PUBLIC_URL'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isAddressed(request)) return done(new AppError('BAD_INPUT'));
    if (isForeign(request, env)) return done(new AppError('CROSS_SITE'));
    if (!hasAllowedBody(request)) return done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    done();
  });
  parseJsonOnly(app);
}

export type JsonReader = (request: FastifyRequest, text: string) => unknown;

/**
 * Reads JSON from outside a body, e.g. from the query, with the same guards.
 * @throws one of Fastify's errors with status 400
 */
export function jsonReader(app: FastifyInstance): JsonReader {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, text) => {
    let read: unknown;
    parse(request, text, (error, value) => {
      if (error) throw error;
      read = value;
    });
    return read;
  };
}

/**
 * Uses Fastify's own parser, which guards against `__proto__`. An empty body counts as no input.
 */
function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, done);
  });
}

/**
 * Whether the request is for a path and for one host. A whole address or `*` as target is meant for
 * proxies only. Of two Host headers a proxy in front of us may have believed the other one.
 */
function isAddressed({ raw }: FastifyRequest): boolean {
  const isHost = (text: string, index: number) =>
    index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
  const first = raw.rawHeaders.findIndex(isHost);
  return raw.url?.startsWith('/') === true && raw.rawHeaders.findLastIndex(isHost) === first;
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function hasAllowedBody(request: FastifyRequest): boolean {
  const type = request.headers['content-type'];
  if (type === undefined) return !hasBody(request);
  const { bodyTypes } = request.routeOptions.config ?? {};
  if (bodyTypes) return bodyTypes.includes(mediaTypeOf(type));
  return JSON_TYPE.test(type) || (CHANGES_NOTHING.has(request.method) && !hasBody(request));
}

/** `multipart/form-data; boundary=x` → `multipart/form-data` */
const mediaTypeOf = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Whether another site makes this change. Browsers name the sending site in Sec-Fetch-Site, older
 * ones in Origin. Scripts send neither, but have no cookies of a member either. With a token, which no other site has, the
 * cookies don't count.
 */
function isForeign(request: FastifyRequest, env: Pick<Env, 'PUBLIC_URL'>): boolean {
  if (CHANGES_NOTHING.has(request.method)) return false;
  if (takesToken(request) && tokenOf(request) !== undefined) return false;
  if (request.routeOptions.config?.readsNoCookies) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== originOf(request, env);
}

/**
 * Our origin. Without PUBLIC_URL (on a developer's machine) it is taken from a valid Host header.
 */
export function originOf(request: FastifyRequest, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string {
  if (PUBLIC_URL) return PUBLIC_URL;
  const named = `${request.protocol}://${request.host}`;
  return URL.canParse(named) ? new URL(named).origin : 'http://localhost';
}
