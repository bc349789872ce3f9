import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import { NEAR_POINTS } from '@oche/validators/lobby/limits';
import type { OpenGame, stayOutput } from '@oche/validators/lobby/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../lib/actor.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { startRemoteGame } from '../games/index.ts';
import { notify } from '../notifications/index.ts';
import { viewerOf } from '../people/index.ts';
import { aliveAt } from './alive.ts';
import * as queries from './entry.queries.ts';
import { FIRST_POINTS } from './first-points.ts';
import './lobby.events.ts';
import { joined } from './lobby.notifications.ts';
import { isInReach } from './lobby.policy.ts';
import { listNear } from './lobby.queries.ts';

/** How many matching games are tried before one's own is opened: others may be faster. */
const TRIED = 5;

/** Opens a game for whoever comes, in the place of the one that the member had open. */
export async function openGame(ctx: MemberContext, input: OpenGame): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, (tx) => openIn(ctx, tx, input));
}

/** Takes the own open game back. Once more changes nothing. */
export async function closeGame(ctx: MemberContext): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const gone = await queries.deleteEntry.first(tx, { ownerId: ctx.actor.id });
    if (gone) await ctx.events.publish(tx, 'lobby.changed', {});
  });
}

/**
 * Joins an open game, which begins at once for both. Whoever is first has it.
 * @throws AppError LOBBY_TAKEN, also when the two may not meet; LOBBY_OTHER_LEVEL; LOBBY_OWN
 */
export async function joinGame(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ gameId: number }> {
  requireWriter(ctx.actor);
  return withTransaction(ctx.db, async (tx) => ({ gameId: await joinIn(ctx, tx, id) }));
}

/**
 * Joins the open game of just this kind whose owner is nearest, or opens one's own if there is none.
 * @returns the game that has begun; null: now the member waits
 */
export async function pairUp(
  ctx: MemberContext,
  input: OpenGame,
): Promise<{ gameId: number | null }> {
  requireWriter(ctx.actor);
  return withTransaction(ctx.db, async (tx) => {
    await queries.lockSame(tx, { what: `lobby ${kindOf(input)}` });
    const now = ctx.clock.now();
    const { points } = await pointsOf(tx, ctx.actor.id);
    const candidates = await listNear(tx, {
      ...viewerOf(ctx.actor),
      ...aliveAt(now),
      now: now.toISOString(),
      points,
      isVisitor: false,
      rules: JSON.stringify(input.rules),
      legs: input.legs,
      withCamera: input.withCamera,
      within: input.level === 'near' ? NEAR_POINTS : null,
      limit: TRIED,
    });
    for (const { entryId } of candidates) {
      const gameId = await joinIn(ctx, tx, entryId).catch(ifTaken);
      if (gameId !== null) return { gameId };
    }
    await openIn(ctx, tx, input);
    return { gameId: null };
  });
}

/** Says that whoever waits is still there. @returns what has become of the open game */
export async function stay({
  db,
  actor,
  clock,
}: MemberContext): Promise<z.input<typeof stayOutput>> {
  const now = clock.now();
  const found = await queries.touchEntry.first(db, { ...aliveAt(now), ownerId: actor.id, now });
  return found ?? { isOpen: false, gameId: null };
}

/** Drops what nobody waits for any more. */
export async function dropDead({ db, clock, events }: Deps): Promise<void> {
  await withTransaction(db, async (tx) => {
    const count = await queries.dropDead(tx, aliveAt(clock.now()));
    if (count > 0) await events.publish(tx, 'lobby.changed', {});
  });
}

/** @throws everything but that somebody else was faster */
function ifTaken(error: unknown): null {
  if (error instanceof AppError && error.code === 'LOBBY_TAKEN') return null;
  throw error;
}

/** What two have to ask for to be the same. */
const kindOf = ({ rules, legs, withCamera }: OpenGame): string => {
  const what = rules.game === 'x01' ? [rules.start, rules.in, rules.out] : [rules.scoring];
  return [rules.game, ...what, legs, withCamera].join(' ');
};

async function pointsOf(tx: Tx, userId: string): Promise<{ points: number }> {
  return (await queries.getPoints.first(tx, { userId })) ?? { points: FIRST_POINTS };
}

async function openIn(
  ctx: MemberContext,
  tx: Tx,
  { rules, legs, withCamera, level }: OpenGame,
): Promise<void> {
  const ownerId = ctx.actor.id;
  const { points } = await pointsOf(tx, ownerId);
  await queries.saveEntry(tx, {
    ownerId,
    rules: JSON.stringify(rules),
    legs,
    withCamera,
    isNear: level === 'near',
    rating: points,
    now: ctx.clock.now(),
  });
  await ctx.events.publish(tx, 'lobby.changed', {});
}

async function joinIn(ctx: MemberContext, tx: Tx, id: number): Promise<number> {
  const joinerId = ctx.actor.id;
  const now = ctx.clock.now();
  const locked = await queries.lockEntries(tx, { ...aliveAt(now), id, joinerId });
  const entry = locked.find((one) => one.id === id);
  if (entry?.ownerId === joinerId) throw new AppError('LOBBY_OWN');
  if (!entry?.isOpen) throw new AppError('LOBBY_TAKEN');
  const { ownerId, rules, legs, withCamera, isNear, rating } = entry;
  const met = await queries.canMeet.first(tx, {
    ...viewerOf(ctx.actor),
    ownerId,
    now: now.toISOString(),
  });
  if (!met) throw new AppError('LOBBY_TAKEN');
  const { points } = await pointsOf(tx, joinerId);
  if (!isInReach(isNear ? 'near' : 'any', rating, points)) throw new AppError('LOBBY_OTHER_LEVEL');
  const gameId = await startRemoteGame(ctx, tx, {
    rules,
    format: { legs: { kind: 'firstTo', count: legs } },
    players: [ownerId, joinerId],
    withCamera,
  });
  await queries.setTaken(tx, { id, gameId });
  await queries.deleteEntry(tx, { ownerId: joinerId });
  await notify(ctx, tx, joined, {
    eventId: randomUUID(),
    actorId: joinerId,
    recipientIds: [ownerId],
    payload: { gameId },
  });
  await ctx.events.publish(tx, 'lobby.changed', {});
  return gameId;
}
