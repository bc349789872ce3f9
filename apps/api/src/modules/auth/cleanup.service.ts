import type { Deps } from '../../lib/deps.ts';
import * as queries from './cleanup.queries.ts';
import { deleteExpiredSessions } from './session/session.queries.ts';
import { deleteTokensExpiredBefore } from './tokens/token.queries.ts';

const DAY_MS = 86_400_000;
/** an unproven sign-up can have its mail sent again for so long */
const KEEP_TOKENS_MS = 30 * DAY_MS;
/** nobody retries a request after a day */
const KEEP_IDEMPOTENCY_KEYS_MS = DAY_MS;

/** Throws away what is over: sessions, tokens, counters of limits, keys of retried requests. */
export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredSessions(db, now);
  await deleteTokensExpiredBefore(db, before(KEEP_TOKENS_MS));
  await queries.deleteExpiredRateLimits(db, now);
  await queries.deleteIdempotencyKeysBefore(db, before(KEEP_IDEMPOTENCY_KEYS_MS));
}
