import { isPgError } from '@oche/db';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { Env } from '../env.ts';
import type { AppError } from './errors.ts';
import { traceOfLine } from './telemetry/tracing.ts';

/**
 * Structured logs without secrets: cookies, tokens in addresses and bodies are never logged. On a
 * terminal in development the lines are readable text instead of JSON. What belongs to a trace names it.
 * @param destination where the lines go, if not to the standard output
 */
export function createLog(env: Env, destination?: DestinationStream): FastifyBaseLogger {
  const readable = !destination && env.NODE_ENV === 'development' && process.stdout.isTTY;
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: null,
    redact: { paths: ['req.headers.cookie', 'req.headers.authorization'], remove: true },
    serializers: { err: withoutValues },
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && { mixin: traceOfLine }),
    ...(readable && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'hostname,pid', translateTime: 'HH:MM:ss' },
      },
    }),
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Leaves out PostgreSQL's `detail` and `where`: the values in them may be private. */
function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack };
}

/**
 * Only an unexpected failure is logged as an error; refusals are part of a normal day.
 * @param where the procedure or route, and the request id if `log` doesn't add it
 */
export function logFailure(log: FastifyBaseLogger, error: AppError, where: object = {}): void {
  const { code, cause } = error;
  if (code === 'INTERNAL') log.error({ err: cause ?? error, ...where }, 'unexpected error');
  else if (isPgError(cause, 'diskFull')) {
    // nobody but the operator ends this
    log.error({ err: cause, ...where }, "the database's disk is full");
  } else if (code === 'UNAVAILABLE') log.warn({ err: cause ?? error, ...where }, 'unavailable');
  else log.debug({ code, ...where }, 'refused');
}
