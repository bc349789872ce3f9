import type { Env } from './env.ts';

/**
 * The two things that processes of Oche do. `web` serves browsers: pages, calls and live streams. It queues jobs and does
 * none, so that no job slows an answer down. `worker` does the jobs, and takes what machines bring in, e.g. mails. Over HTTP
 * it has health and metrics only, so it loads neither the pages nor the calls.
 */
export type Part = 'web' | 'worker';

/** Whether a process has a part. */
export const hasPart = ({ ROLE }: Pick<Env, 'ROLE'>, part: Part): boolean =>
  ROLE === 'all' || ROLE === part;
