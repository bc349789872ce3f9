import type { Socket } from 'node:net';
import type { Locale } from '@oche/validators/common';
import { errors } from '@oche/validators/errors';
import { validationTexts } from '@oche/validators/validation';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { toAppError } from '../lib/error-shape.ts';
import { AppError, type ErrorFields } from '../lib/errors.ts';
import { localeOf } from '../lib/locale/locale.ts';
import { logFailure } from '../lib/log.ts';
import { publicUrl } from '../lib/public-url.ts';
import { takesToken } from './guards/bearer.ts';

const codeOfStatus: Record<number, AppError['code']> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
};

/**
 * Translates Fastify's own errors (malformed JSON, too large a body, a timeout …) into our codes.
 */
export function refusalOf(error: FastifyError | Error): AppError {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500 && status !== 503) return toAppError(error);
  return new AppError(codeOfStatus[status] ?? 'BAD_INPUT', {
    cause: error,
    ...(status === 503 && { retryAfter: 5 }),
  });
}

/** Every wrong field with its text. */
const fieldsIn = (fields: ErrorFields, locale: Locale) =>
  Object.entries(fields).map(([path, key]) => ({
    path,
    message: validationTexts[key][locale],
  }));

/** `{code, message}`. An unexpected error also names the request id, never its own text. */
export function errorBody(error: AppError, request: FastifyRequest) {
  const locale = localeOf(undefined, request.headers['accept-language']);
  return {
    code: error.code,
    message: errors[error.code][locale],
    ...(error.fields && { fields: fieldsIn(error.fields, locale) }),
    ...(error.details && { details: error.details }),
    ...(error.code === 'INTERNAL' && { requestId: request.id }),
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** where programs learn who gives tokens (RFC 9728) */
    resourceMetadata: string;
  }
}

/**
 * What programs read that come with a wrong token, or with none where one is taken (RFC 6750, 3; RFC 9728, 5.1). Without a
 * token nothing is wrong with it, so no error is told.
 */
function challengeOf({ code, details }: AppError, request: FastifyRequest): string | undefined {
  const error = TOKEN_ERRORS[code];
  if (!error && !(errors[code].status === 401 && takesToken(request))) return undefined;
  const told = {
    ...(error && { error, error_description: errors[code].en.replaceAll(UNQUOTABLE, "'") }),
    ...(error === 'insufficient_scope' && { scope: details?.scope }),
    resource_metadata: request.server.resourceMetadata,
  };
  const parts = Object.entries(told).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${parts.join(', ')}`;
}

/** As RFC 6750 calls them. */
const TOKEN_ERRORS: Partial<Record<AppError['code'], string>> = {
  UNKNOWN_TOKEN: 'invalid_token',
  INSUFFICIENT_SCOPE: 'insufficient_scope',
};
/** All but what may stand in a description (RFC 6750, 3). */
const UNQUOTABLE = /[^\x20-\x7e]|["\\]/g;

export function sendError(thrown: Error, request: FastifyRequest, reply: FastifyReply) {
  const error = refusalOf(thrown);
  logFailure(request.log, error, { route: request.routeOptions.url });
  if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
  const challenge = challengeOf(error, request);
  if (challenge) reply.header('www-authenticate', challenge);
  return reply
    .code(errors[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(error, request));
}

export function registerErrors(app: FastifyInstance, env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): void {
  app.decorate('resourceMetadata', publicUrl(env, '/.well-known/oauth-protected-resource'));
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
}

const RAW_STATUS: Record<string, [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/**
 * Answers on the socket itself: what was no valid HTTP, or came too slowly, never became a request.
 */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, reason] = RAW_STATUS[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify({ code: 'BAD_INPUT', message: errors.BAD_INPUT.de });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
