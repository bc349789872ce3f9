import type { Socket } from 'node:net';
import type { Locale } from '@oche/validators/common';
import { errors } from '@oche/validators/errors';
import { validationTexts } from '@oche/validators/validation';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../lib/error-shape.ts';
import { AppError, type ErrorFields } from '../lib/errors.ts';
import { localeOf } from '../lib/locale/locale.ts';
import { logFailure } from '../lib/log.ts';

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

/** What programs that come with tokens read (RFC 6750, 3). */
function challengeOf({ code, details }: AppError): string | undefined {
  if (code === 'UNKNOWN_TOKEN') return 'Bearer error="invalid_token"';
  if (code !== 'INSUFFICIENT_SCOPE') return undefined;
  return `Bearer error="insufficient_scope", scope="${details?.scope}"`;
}

export function sendError(thrown: Error, request: FastifyRequest, reply: FastifyReply) {
  const error = refusalOf(thrown);
  logFailure(request.log, error, { route: request.routeOptions.url });
  if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
  const challenge = challengeOf(error);
  if (challenge) reply.header('www-authenticate', challenge);
  return reply
    .code(errors[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(error, request));
}

export function registerErrors(app: FastifyInstance): void {
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
