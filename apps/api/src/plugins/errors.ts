import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { errorMessage } from '../lib/error-messages.ts';
import { toAppError } from '../lib/error-shape.ts';
import { AppError, httpStatusOf } from '../lib/errors.ts';
import { localeOf } from '../lib/locale.ts';

const codeOfStatus: Record<number, AppError['code']> = {
  400: 'BAD_INPUT',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'UNAVAILABLE',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'BAD_INPUT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** Only what nobody expected is an error in the log; refusals are part of a normal day. */
export function logFailure(log: FastifyBaseLogger, error: AppError, path?: string): void {
  if (error.code === 'INTERNAL') log.error({ err: error.cause ?? error, path }, 'unexpected error');
  else if (error.code === 'UNAVAILABLE') log.warn({ err: error.cause, path }, 'unavailable');
  else log.debug({ code: error.code, path }, 'refused');
}

/** Fastify's own refusals (malformed JSON, too large a body …) in the words of our codes. */
function known(error: FastifyError | Error): AppError {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const code = status && status < 500 ? (codeOfStatus[status] ?? 'BAD_INPUT') : undefined;
  return code ? new AppError(code, { cause: error }) : toAppError(error);
}

export function restLocale(request: FastifyRequest) {
  return localeOf(undefined, request.headers['accept-language']);
}

/** Errors and unknown paths answer `{code, message}`; an unexpected one also names the request. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const error = known(thrown);
    logFailure(request.log, error, request.routeOptions.url);
    if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
    return reply.code(httpStatusOf[error.code]).send({
      code: error.code,
      message: errorMessage(error.code, restLocale(request)),
      ...(error.fields && { fields: error.fields }),
      ...(error.details && { details: error.details }),
      ...(error.code === 'INTERNAL' && { requestId: request.id }),
    });
  });
}
