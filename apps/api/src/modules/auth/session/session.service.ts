import { type Tx, withTransaction } from '@oche/db';
import type { sessionListOutput } from '@oche/validators/auth/schemas';
import type { z } from 'zod';
import type { Deps, MemberContext, RequestSession, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import '../auth.events.ts';
import { sessionEnd } from '../auth.policy.ts';
import { countryOf } from '../history/region.ts';
import { createSession, type NewSession, sessionHash } from './lucia.service.ts';
import * as queries from './session.queries.ts';

/**
 * Starts a session with a new id. The browser's former session ends, even if it was another
 * member's: only what somebody does to sign in calls it, and only when it has succeeded. Give the result to `ctx.setSession` after the transaction.
 * @param idToken the provider's, sealed, of a session that comes from there
 */
export async function startSession(
  tx: Tx,
  ctx: ServiceContext,
  userId: string,
  secondFactorPassed: boolean,
  idToken: string | null = null,
): Promise<NewSession> {
  if (ctx.session) await endSession(tx, ctx, ctx.session);
  const attributes = await attributesOf(ctx, { secondFactorPassed, idToken });
  return createSession(tx, ctx.clock, userId, attributes);
}

/**
 * Turns the session that the password opened into a full one, under a new id. The caller has locked
 * the account.
 *
 * @throws AppError UNAUTHENTICATED when that session was ended meanwhile
 */
export async function completeSession(
  tx: Tx,
  ctx: ServiceContext,
  half: RequestSession,
): Promise<NewSession> {
  const ended = await queries.deleteSession(tx, sessionHash(half.id));
  if (!ended) throw new AppError('UNAUTHENTICATED');
  const attributes = await attributesOf(ctx, { secondFactorPassed: true, idToken: ended.id_token });
  return createSession(tx, ctx.clock, half.userId, attributes);
}

/** Only the country is kept of the address at which a session is opened. */
async function attributesOf(
  ctx: ServiceContext,
  given: { secondFactorPassed: boolean; idToken: string | null },
) {
  const country = await countryOf(ctx.address);
  return { ...given, userAgent: ctx.userAgent, country };
}

/** @returns the sealed ID token of a session that came from the provider */
export async function signOut(ctx: ServiceContext): Promise<string | null> {
  const { session } = ctx;
  const idToken = session && (await withTransaction(ctx.db, (tx) => endSession(tx, ctx, session)));
  ctx.setSession(null);
  return idToken;
}

/** Ends every session of a member, e.g. when the password changed or the member was banned. */
export async function endAllSessions(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  userId: string,
): Promise<void> {
  await queries.deleteSessionsOfUser(tx, userId);
  await events.publish(tx, 'session.ended', { userId, sessionHash: null });
}

export async function listSessions(ctx: MemberContext): Promise<z.infer<typeof sessionListOutput>> {
  const rows = await livingSessions(ctx, ctx.actor.id);
  const currentHash = sessionHash(ctx.session.id);
  return rows.map((row) => ({
    id: row.public_id,
    current: row.id_hash === currentHash,
    userAgent: row.user_agent,
    country: row.country,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: sessionEnd(row).toISOString(),
  }));
}

/**
 * @param publicId names one of the member's own sessions; for the current one this is a sign-out
 * @throws AppError NOT_FOUND
 */
export async function revokeSession(ctx: MemberContext, publicId: string): Promise<void> {
  const userId = ctx.actor.id;
  const endedHash = await withTransaction(ctx.db, async (tx) => {
    const hash = await queries.deleteSessionByPublicId(tx, userId, publicId);
    if (!hash) throw new AppError('NOT_FOUND');
    await ctx.events.publish(tx, 'session.ended', { userId, sessionHash: hash });
    return hash;
  });
  if (endedHash === sessionHash(ctx.session.id)) ctx.setSession(null);
}

export async function endOtherSessions(ctx: MemberContext): Promise<void> {
  const userId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    const keep = sessionHash(ctx.session.id);
    for (const hash of await queries.deleteOtherSessions(tx, userId, keep)) {
      await ctx.events.publish(tx, 'session.ended', { userId, sessionHash: hash });
    }
    await ctx.events.publish(tx, 'session.othersEnded', { userId });
  });
}

async function endSession(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  { id, userId }: RequestSession,
): Promise<string | null> {
  const hash = sessionHash(id);
  const ended = await queries.deleteSession(tx, hash);
  await events.publish(tx, 'session.ended', { userId, sessionHash: hash });
  return ended?.id_token ?? null;
}

async function livingSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const now = clock.now();
  const rows = await queries.listSessionsOfUser(db, userId, now);
  return rows.filter((row) => sessionEnd(row) > now);
}

/** Where a member is signed in, for those who look after accounts. */
export async function listSessionsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<{ id: string; userAgent: string | null; createdAt: string; lastSeenAt: string }[]> {
  const rows = await livingSessions(deps, userId);
  return rows.map((row) => ({
    id: row.public_id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
}

/** @returns whether there was such a session of this member */
export async function endSessionOf(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  userId: string,
  publicId: string,
): Promise<boolean> {
  const hash = await queries.deleteSessionByPublicId(tx, userId, publicId);
  if (hash) await events.publish(tx, 'session.ended', { userId, sessionHash: hash });
  return hash !== undefined;
}
