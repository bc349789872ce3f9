import { isPgError, isUnavailable } from '@oche/db';
import { errors } from '@oche/validators/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { TaskList } from 'graphile-worker';
import { AppError } from '../errors.ts';

const isTransientRefusal = ({ code, retryAfter }: AppError): boolean =>
  retryAfter !== undefined || errors[code].status >= 500;

/** What may be different in a moment: somebody is in the way, or something is away. */
export const isTransient = (error: unknown): boolean =>
  error instanceof AppError
    ? isTransientRefusal(error)
    : isUnavailable(error) || IN_THE_WAY.some((name) => isPgError(error, name));

const IN_THE_WAY = [
  'lockNotAvailable',
  'queryCanceled',
  'deadlockDetected',
  'serializationFailure',
] as const;

/** What a service refuses now and later: what it was given has to be changed first. */
export const isFinalRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && !isTransientRefusal(error);

/**
 * The same tasks, but a refusal is final: what a service refuses of stored input, it refuses ten times. The job is
 * kept among those that failed, where admins see it with its code; all other failures are tried again.
 */
export function withFinalRefusals(
  tasks: TaskList,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskList {
  const guarded =
    (name: string, task: TaskList[string]): TaskList[string] =>
    async (payload, helpers) => {
      try {
        return await task?.(payload, helpers);
      } catch (error) {
        if (isFinalRefusal(error)) {
          log.error({ job: name, code: error.code }, 'a job was refused, and is not tried again');
          // a job that is being done can't be failed for good by the worker's own function
          await helpers.withPgClient((client) =>
            client.query(
              'update graphile_worker._private_jobs set max_attempts = attempts where id = $1',
              [helpers.job.id],
            ),
          );
        }
        throw error;
      }
    };
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, guarded(name, task)]),
  );
}
