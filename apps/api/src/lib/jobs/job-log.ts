import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Logs only the message: graphile-worker's metadata has payloads with e-mail addresses. */
export function loggerFor(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });
}

export const silentLogger = (): Logger => new Logger(() => () => {});
