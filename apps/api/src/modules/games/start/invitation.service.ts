import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import { requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import '../games.events.ts';
import { HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { notify } from '../../notifications/index.ts';
import { isPlayer } from '../games.policy.ts';
import * as queries from './invitation.queries.ts';
import { gameDeclined } from './start.notifications.ts';

/** A game is asked for when people stand at the board; on the next day nobody means it any more. */
const VALID_HOURS = 24;
const EXPIRED_AT_ONCE = 500;

type Locked = Awaited<ReturnType<typeof lockGame>>;

const validSince = (now: Date): Date => new Date(now.getTime() - VALID_HOURS * HOUR_MS);

/**
 * A member takes the place that somebody gave to them. The same again changes nothing.
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS, INVITATION_OVER
 */
export async function acceptGame(
  ctx: MemberContext,
  { gameId }: { gameId: number },
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockGame(ctx, tx, gameId);
    if (!isPlayer(ctx.actor, game)) throw new AppError('NOT_AMONG_PLAYERS');
    await acceptFor(ctx, tx, game, ctx.actor.id);
  });
}

/**
 * A member is in: they have said so, here or on somebody else's device.
 * @throws AppError INVITATION_OVER
 */
export async function acceptFor(
  ctx: MemberContext,
  tx: Tx,
  game: Locked,
  userId: string,
): Promise<void> {
  const { id: gameId, revision, boardId, members } = game;
  if (members.some((member) => member.userId === userId && member.hasAccepted)) return;
  requireOpen(game);
  await queries.acceptPlace(tx, { gameId, userId, now: ctx.clock.now() });
  await queries.beginIfAccepted(tx, gameId);
  await ctx.events.publish(tx, 'game.changed', { gameId, revision, boardId });
}

/**
 * A member who is asked doesn't want to play. The same again changes nothing.
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS, INVITATION_OVER
 */
export async function declineGame(
  ctx: MemberContext,
  { gameId }: { gameId: number },
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockGame(ctx, tx, gameId);
    const own = game.members.find(({ userId }) => userId === ctx.actor.id);
    if (!own) throw new AppError('NOT_AMONG_PLAYERS');
    if (game.status === 'declined') return;
    requireOpen(game);
    if (own.hasAccepted) throw new AppError('INVITATION_OVER');
    await endAs(ctx, tx, game, 'declined');
    await notify(ctx, tx, gameDeclined, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: [game.createdBy],
      payload: { gameId },
    });
  });
}

/**
 * The member who has started a game takes it back before it begins. The same again changes nothing.
 * @throws AppError GAME_NOT_FOUND, also for everybody else; INVITATION_OVER
 */
export async function cancelGame(
  ctx: MemberContext,
  { gameId }: { gameId: number },
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockGame(ctx, tx, gameId);
    if (game.createdBy !== ctx.actor.id) throw new AppError('GAME_NOT_FOUND');
    if (game.status === 'cancelled') return;
    requireOpen(game);
    await endAs(ctx, tx, game, 'cancelled');
  });
}

/** Ends invitations that nobody has answered. */
export async function expireInvitations({ db, clock, events }: Deps): Promise<void> {
  await withTransaction(db, async (tx) => {
    const games = await queries.expireInvitations(tx, {
      before: validSince(clock.now()),
      limit: EXPIRED_AT_ONCE,
    });
    for (const { id: gameId, revision } of games) {
      await events.publish(tx, 'game.changed', { gameId, revision });
    }
  });
}

/** @throws AppError GAME_NOT_FOUND */
export async function lockGame(ctx: MemberContext, tx: Tx, gameId: number) {
  const latest = validSince(ctx.clock.now());
  const game = await queries.lockInvitation.first(tx, { gameId, latest });
  if (!game) throw new AppError('GAME_NOT_FOUND');
  return { ...game, members: await queries.listMembers(tx, { gameId }) };
}

function requireOpen({ status }: Locked): void {
  if (status !== 'invited') throw new AppError('INVITATION_OVER');
}

async function endAs(
  ctx: MemberContext,
  tx: Tx,
  { id: gameId, revision }: Locked,
  status: 'declined' | 'cancelled',
): Promise<void> {
  await queries.endInvitation(tx, gameId, status);
  await ctx.events.publish(tx, 'game.changed', { gameId, revision });
}
