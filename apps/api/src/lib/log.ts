import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Env } from '../env.ts';

/**
 * Structured logs without secrets: cookies, tokens in addresses and bodies are never written.
 * A terminal in development gets readable lines.
 */
export function createLog(env: Env): FastifyBaseLogger {
  const readable = env.NODE_ENV === 'development' && process.stdout.isTTY;
  return pino({
    level: env.LOG_LEVEL,
    base: null,
    redact: { paths: ['req.headers.cookie', 'req.headers.authorization'], remove: true },
    serializers: { err: withoutValues },
    ...(readable && {
      transport: { target: 'pino-pretty', options: { ignore: 'hostname,pid', translateTime: 'HH:MM:ss' } },
    }),
  });
}

/** PostgreSQL names the offending values in `detail` and `where`: they may be private. */
function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack };
}
