import { createHash } from 'node:crypto';
import type { Executor } from '@oche/db';
import type { Role, UserStatus } from '@oche/validators/auth/schemas';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import { type Actor, isShutOut } from '../../../lib/actor.ts';
import type { Deps, RequestSession } from '../../../lib/deps.ts';
import type { Clock } from '../../../lib/time/clock.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { needsSecondFactor, sessionEnd, sessionTimes, standingAt } from '../auth.policy.ts';
import * as queries from './session.queries.ts';
import { type SessionCache, sessionCacheOf } from './session-cache.service.ts';

// The only file that knows Lucia, which is no longer developed. Lucia decides here when a session
// has expired and when it is renewed, and makes the ids; everything else is our own.

const { idleMs, absoluteMs } = sessionTimes.member;
const SLIDING = new TimeSpan(idleMs, 'ms');
/** time to enter the second factor */
const HALF_SESSION_MS = 10 * MINUTE_MS;
/** "last seen" is only for people to read; writing it with every request would cost too much */
const LAST_SEEN_EVERY_MS = 5 * MINUTE_MS;

interface SessionAttributes {
  secondFactorPassed: boolean;
  userAgent: string | null;
  country: string | null;
  /** the provider's, sealed; only written */
  idToken: string | null;
}

interface UserAttributes {
  role: Role;
  status: UserStatus;
  suspendedUntil: string | null;
  statusReason: string | null;
  silencedUntil: string | null;
  silenceReason: string | null;
  moderates: string[];
  emailVerified: boolean;
  hasSecondFactor: boolean;
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

export interface NewSession {
  /** the secret that the cookie contains */
  id: string;
  /** the last moment to which it can live, however much it is used: until then the cookie is kept */
  expiresAt: Date;
}

export interface ReadSession {
  /** null between the password and the second factor */
  actor: Actor | null;
  session: RequestSession;
  secondFactorSetupRequired: boolean;
}

/** The hash that the database and events contain in place of the session's id. */
export const sessionHash = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * Reads a request's session and its member, in one statement.
 * @param mayBeKept allows a session that this process has read some seconds ago, which is enough
 *   for reads
 * @returns null when the session is unknown or has expired, or its member is banned or deleted
 */
export async function readSession(
  { db, clock, env, events }: Pick<Deps, 'db' | 'clock' | 'env' | 'events'>,
  sessionId: string,
  { mayBeKept = false } = {},
): Promise<ReadSession | null> {
  const adapter = new SessionAdapter(db, clock, mayBeKept ? sessionCacheOf(events) : null);
  const { session, user } = await luciaOn(adapter).validateSession(sessionId);
  if (!session || isShutOut(user)) return null;
  await adapter.noteLastSeen();
  const secondFactorSetupRequired = needsSecondFactor(env, user) && !user.hasSecondFactor;
  return {
    actor: session.secondFactorPassed ? actorOf(clock, user, secondFactorSetupRequired) : null,
    session: { id: sessionId, userId: user.id, secondFactorPassed: session.secondFactorPassed },
    secondFactorSetupRequired,
  };
}

/**
 * Whether this session is still valid. Asking doesn't renew it, so that an open stream doesn't keep
 * a session alive that nobody uses.
 */
export async function isSignedIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessionId: string,
): Promise<boolean> {
  const row = await queries.getSessionWithUser.first(db, { idHash: sessionHash(sessionId) });
  if (!row?.second_factor_passed || isShutOut(row)) return false;
  return sessionEnd(row) > clock.now();
}

/**
 * Moderators and admins act as plain members while they lack the second factor that their role
 * needs.
 */
function actorOf(clock: Clock, user: UserAttributes & { id: string }, isPlain: boolean): Actor {
  return {
    id: user.id,
    role: isPlain ? 'user' : user.role,
    moderates: isPlain ? [] : user.moderates,
    emailVerified: user.emailVerified,
    ...standingAt(clock.now(), user),
  };
}

/**
 * @param secondFactorPassed false between the password and the second factor: such a session lives
 *   ten minutes and has no rights
 */
export async function createSession(
  executor: Executor,
  clock: Clock,
  userId: string,
  attributes: SessionAttributes,
): Promise<NewSession> {
  const adapter = new SessionAdapter(executor, clock);
  const { id } = await luciaOn(adapter).createSession(userId, attributes);
  return { id, expiresAt: adapter.createdUntil };
}

function luciaOn(adapter: Adapter): Lucia<SessionAttributes, UserAttributes> {
  return new Lucia(adapter, {
    sessionExpiresIn: SLIDING,
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}

/**
 * What Lucia sees of our tables, for one call. It stores the hash of an id and never the id, limits
 * the lifetime, and converts times between the system's clock, which Lucia reads, and our clock.
 */
class SessionAdapter implements Adapter {
  readonly #executor: Executor;
  readonly #cache: SessionCache | null;
  readonly #now: Date;
  readonly #shiftMs: number;
  #row: queries.SessionRow | undefined;
  createdUntil = new Date(0);

  constructor(executor: Executor, clock: Clock, cache: SessionCache | null = null) {
    this.#executor = executor;
    this.#cache = cache;
    this.#now = clock.now();
    this.#shiftMs = this.#now.getTime() - Date.now();
  }

  async getSessionAndUser(id: string): ReturnType<Adapter['getSessionAndUser']> {
    const idHash = sessionHash(id);
    const look = () => queries.getSessionWithUser.first(this.#executor, { idHash });
    const row = await (this.#cache ? this.#cache.get(idHash, look) : look());
    if (!row) return [null, null];
    this.#row = row;
    const session = {
      id,
      userId: row.user_id,
      expiresAt: new Date(sessionEnd(row).getTime() - this.#shiftMs),
      attributes: {
        secondFactorPassed: row.second_factor_passed,
        userAgent: null,
        country: null,
        idToken: null,
      },
    };
    return [session, { id: row.user_id, attributes: userAttributes(row) }];
  }

  async setSession(session: Parameters<Adapter['setSession']>[0]): Promise<void> {
    const { secondFactorPassed, userAgent, country, idToken } = session.attributes;
    const half = new Date(this.#now.getTime() + HALF_SESSION_MS);
    this.createdUntil = secondFactorPassed ? new Date(this.#now.getTime() + absoluteMs) : half;
    await queries.insertSession(this.#executor, {
      id_hash: sessionHash(session.id),
      user_id: session.userId,
      second_factor_passed: secondFactorPassed,
      user_agent: userAgent,
      country,
      id_token: idToken,
      created_at: this.#now,
      last_seen_at: this.#now,
      expires_at: secondFactorPassed ? this.#toOurTime(session.expiresAt) : half,
    });
  }

  /**
   * Lucia asks for this with every request of a session's last 15 days, and of staff always; also when
   * the absolute limit is reached and nothing can be added.
   */
  async updateSessionExpiration(_id: string, expiresAt: Date): Promise<void> {
    const row = this.#row;
    if (!row?.second_factor_passed) return;
    const left = new Date(row.expires_at).getTime() - this.#now.getTime();
    if (left > idleMs / 2) return;
    const limit = new Date(row.created_at).getTime() + absoluteMs;
    const until = new Date(Math.min(this.#toOurTime(expiresAt).getTime(), limit));
    if (until <= new Date(row.expires_at)) return;
    await this.#setTimes(row, { last_seen_at: this.#now, expires_at: until });
  }

  /**
   * Call it after the session was found valid. It does nothing after a renewal, which sets the
   * time, too.
   */
  async noteLastSeen(): Promise<void> {
    const row = this.#row;
    if (!row) return;
    if (this.#now.getTime() - new Date(row.last_seen_at).getTime() < LAST_SEEN_EVERY_MS) return;
    await this.#setTimes(row, { last_seen_at: this.#now });
  }

  /**
   * Also changes the row in memory: it may be kept for later requests, and must match the table.
   */
  async #setTimes(
    row: queries.SessionRow,
    times: { last_seen_at: Date; expires_at?: Date },
  ): Promise<void> {
    await queries.updateSessionTimes(this.#executor, row.id_hash, times);
    row.last_seen_at = times.last_seen_at.toISOString();
    if (times.expires_at) row.expires_at = times.expires_at.toISOString();
  }

  async deleteSession(id: string): Promise<void> {
    await queries.deleteSession(this.#executor, sessionHash(id));
  }

  async deleteUserSessions(userId: string): Promise<void> {
    await queries.deleteSessionsOfUser(this.#executor, userId);
  }

  async deleteExpiredSessions(): Promise<void> {
    await queries.deleteExpiredSessions(this.#executor, this.#now);
  }

  /** Part of Lucia's contract, but unused: our list of sessions has a query of its own. */
  async getUserSessions(): Promise<never[]> {
    return [];
  }

  #toOurTime(date: Date): Date {
    return new Date(date.getTime() + this.#shiftMs);
  }
}

function userAttributes(row: queries.SessionRow): UserAttributes {
  return {
    role: row.role,
    status: row.status,
    suspendedUntil: row.suspended_until,
    statusReason: row.status_reason,
    silencedUntil: row.silenced_until,
    silenceReason: row.silence_reason,
    moderates: row.moderates,
    emailVerified: row.email_verified_at !== null,
    hasSecondFactor: row.totp_enabled_at !== null,
  };
}
