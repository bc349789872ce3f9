import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Only the sentence: the worker's metadata holds payloads, and these hold e-mail addresses. */
export function loggerFor(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });
}

export const silentLogger = (): Logger => new Logger(() => () => {});
