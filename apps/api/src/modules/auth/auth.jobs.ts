import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import * as cleanup from './cleanup.queries.ts';
import { deleteExpiredSessions } from './session/session.queries.ts';
import { deleteTokensExpiredBefore } from './tokens/token.queries.ts';

const DAY_MS = 86_400_000;
/** an unproven sign-up can have its mail sent again for so long */
const KEEP_TOKENS_MS = 30 * DAY_MS;
/** nobody retries a request after a day */
const KEEP_IDEMPOTENCY_KEYS_MS = DAY_MS;

declare module '../../lib/jobs.ts' {
  interface Jobs {
    'auth.cleanup': unknown;
  }
}

/** Throws away what is over: sessions, tokens, counters of limits, keys of retried requests. */
export function authJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobModule {
  return {
    tasks: {
      async 'auth.cleanup'() {
        const now = clock.now();
        const before = (ms: number) => new Date(now.getTime() - ms);
        await deleteExpiredSessions(db, now);
        await deleteTokensExpiredBefore(db, before(KEEP_TOKENS_MS));
        await cleanup.deleteExpiredRateLimits(db, now);
        await cleanup.deleteIdempotencyKeysBefore(db, before(KEEP_IDEMPOTENCY_KEYS_MS));
      },
    },
    cron: { 'auth.cleanup': '17 * * * *' },
  };
}
