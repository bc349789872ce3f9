import { APP_TOKEN_PREFIX, TOKEN_PREFIX } from '@oche/validators/access/limits';
import { isScope } from '@oche/validators/access/scopes';
import { type Actor, isShutOut, plainActor } from '../../../lib/actor.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { AccessToken } from '../../../lib/secrets/access-token.ts';
import { secretHash } from '../../../lib/secrets/secret.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { standingAt } from '../../auth/index.ts';
import * as queries from './token.queries.ts';
import { tokenCacheOf } from './token-cache.service.ts';

/** "Last used" is only for people to read; writing it with every request would cost too much. */
const NOTE_USE_EVERY_MS = 10 * MINUTE_MS;

/** Longer than ours are; what else is sent is not worth a hash. */
const MAX_LENGTH = 100;

export interface ReadToken {
  token: AccessToken;
  /** a plain member, whatever else they are: a token moderates nothing */
  actor: Actor;
}

/**
 * Reads a request's token and its member, in one statement.
 * @param mayBeKept allows one that this process has read some seconds ago, which is enough for reads
 * @returns null when the token is unknown, revoked or expired, or its member is banned or deleted
 * @throws AppError ACCOUNT_SUSPENDED: a token of somebody who is suspended doesn't even read
 */
export async function readToken(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  secret: string,
  { mayBeKept = false } = {},
): Promise<ReadToken | null> {
  if (!isTokenLike(secret)) return null;
  const hash = secretHash(secret);
  const look = () => queries.getTokenWithUser.first(db, { hash });
  const row = await (mayBeKept ? tokenCacheOf(events).get(hash, look) : look());
  const now = clock.now();
  if (!row || isEnded(row, now)) return null;
  const standing = standingOf(row, now);
  if (standing.status === 'suspended') {
    const { suspendedUntil: until, statusReason: reason } = standing;
    throw new AppError('ACCOUNT_SUSPENDED', { details: { until, reason } });
  }
  await noteUse(db, row, now);
  return {
    token: { id: row.id, scopes: row.scopes.filter(isScope), appId: row.app_id },
    actor: {
      ...plainActor(row.user_id),
      ...standing,
      emailVerified: row.email_verified_at !== null,
    },
  };
}

const isTokenLike = (secret: string): boolean =>
  secret.length <= MAX_LENGTH &&
  (secret.startsWith(TOKEN_PREFIX) || secret.startsWith(APP_TOKEN_PREFIX));

/** Whether the token of an open stream is still good. */
export async function isTokenGood(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
): Promise<boolean> {
  const row = await queries.getTokenState.first(db, { id });
  const now = clock.now();
  if (!row || isEnded(row, now)) return false;
  return standingOf(row, now).status !== 'suspended';
}

/** An app goes with who has made it. */
const isEnded = (
  row: Pick<queries.TokenRow, 'status' | 'owner_status' | 'expires_at'>,
  now: Date,
): boolean =>
  isShutOut(row) ||
  (row.owner_status !== null && isShutOut({ status: row.owner_status })) ||
  hasExpired(row, now);

const hasExpired = ({ expires_at }: Pick<queries.TokenRow, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && new Date(expires_at) <= now;

type StandingRow = Pick<
  queries.TokenRow,
  'status' | 'suspended_until' | 'status_reason' | 'silenced_until' | 'silence_reason'
>;

const standingOf = (row: StandingRow, now: Date) =>
  standingAt(now, {
    status: row.status,
    suspendedUntil: row.suspended_until,
    statusReason: row.status_reason,
    silencedUntil: row.silenced_until,
    silenceReason: row.silence_reason,
  });

/** Also changes the row in memory: it may be kept for later requests. */
async function noteUse(db: Deps['db'], row: queries.TokenRow, now: Date): Promise<void> {
  const unlessSince = new Date(now.getTime() - NOTE_USE_EVERY_MS);
  if (row.last_used_at !== null && new Date(row.last_used_at) >= unlessSince) return;
  await queries.noteUse(db, row.id, { now, unlessSince });
  row.last_used_at = now.toISOString();
}
