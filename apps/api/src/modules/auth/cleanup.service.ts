import type { Deps } from '../../lib/deps.ts';
import { DAY_MS } from '../../lib/time/wall-clock.ts';
import * as queries from './cleanup.queries.ts';
import { forgetSignIns } from './history/sign-in.queries.ts';
import { deleteLegacy } from './legacy/legacy.queries.ts';
import { deleteChallengesExpiredBefore } from './passkeys/challenge.queries.ts';
import { deleteExpiredSessions } from './session/session.queries.ts';
import { deleteTokensExpiredBefore } from './tokens/token.queries.ts';

/** how long one can see what became of a link */
const KEEP_TOKENS_MS = 30 * DAY_MS;
/** long enough to notice, after a holiday, that somebody else has been there */
const KEEP_SIGN_INS_MS = 180 * DAY_MS;
/** long enough for who looks in once a year */
const KEEP_LEGACY_PASSWORDS_MS = 365 * DAY_MS;
/** a request is not retried after more than a day */
const KEEP_IDEMPOTENCY_KEYS_MS = DAY_MS;

/** Deletes what has expired: sessions, tokens, counters of limits, keys of retried requests. */
export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredSessions(db, now);
  await deleteTokensExpiredBefore(db, before(KEEP_TOKENS_MS));
  await deleteChallengesExpiredBefore(db, now);
  await forgetSignIns(db, before(KEEP_SIGN_INS_MS));
  await deleteLegacy(db, before(KEEP_LEGACY_PASSWORDS_MS));
  await queries.deleteExpiredRateLimits(db, now);
  await queries.deleteIdempotencyKeysBefore(db, before(KEEP_IDEMPOTENCY_KEYS_MS));
}
