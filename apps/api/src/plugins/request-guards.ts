import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { AppError } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** what the route takes instead of JSON; it has parsers of its own */
    bodyTypes?: readonly string[];
  }
}

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * What no request may do, whatever its path: leave open whom it asks for what, send a body that is not JSON, or not what its route
 * names instead (forms and multipart, which any page can send, never reach a parser), or change
 * something from another site.
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
 * Reads JSON that stands elsewhere than in a body, with the same guards.
 * @throws an error of Fastify's with status 400
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

/** Fastify's own parser guards against `__proto__`; an empty body is no input, not malformed. */
function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, done);
  });
}

/**
 * A path, as browsers and proxies send it: not a whole address nor `*`, which mean something to
 * proxies only. And one host: of two, the proxy in front may have believed the other.
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
  if (bodyTypes) return bodyTypes.includes(type.toLowerCase());
  return JSON_TYPE.test(type) || (CHANGES_NOTHING.has(request.method) && !hasBody(request));
}

/**
 * Browsers tell the sending site in Sec-Fetch-Site, older ones in Origin; scripts send neither and
 * carry no ambient cookies.
 */
function isForeign(request: FastifyRequest, env: Pick<Env, 'PUBLIC_URL'>): boolean {
  if (CHANGES_NOTHING.has(request.method)) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== originOf(request, env);
}

/** Without PUBLIC_URL (on one's own machine) the Host header names us, if it is any good. */
export function originOf(request: FastifyRequest, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string {
  if (PUBLIC_URL) return PUBLIC_URL;
  const named = `${request.protocol}://${request.host}`;
  return URL.canParse(named) ? new URL(named).origin : 'http://localhost';
}
