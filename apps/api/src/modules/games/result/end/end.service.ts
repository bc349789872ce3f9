import type { Tx } from '@oche/db';
import { publishOutside } from '../../../../lib/declared/published.ts';
import type { Deps, MemberContext, ServiceContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { addJob } from '../../../../lib/jobs/jobs.ts';
import '../../games.events.ts';
import { HOUR_MS } from '../../../../lib/time/wall-clock.ts';
import { gameAnnulled, gameCompleted, gameFinished } from '../../games.outside.ts';
import { maySee } from '../../games.policy.ts';
import { settle } from '../counted/results.service.ts';
import { tellToConfirm } from '../notifications/tell.service.ts';
import { CONFIRM_HOURS, sideOf, sidesToConfirm } from './confirming.policy.ts';
import * as queries from './end.queries.ts';

declare module '../../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'games.confirmUnanswered': { gameId: number };
  }
}

export type Ended = NonNullable<Awaited<ReturnType<typeof queries.lockEnd.first>>>;

/** @throws AppError GAME_NOT_FOUND, also for those it isn't meant for */
export async function lockFor(
  { actor }: Pick<ServiceContext, 'actor'>,
  tx: Tx,
  gameId: number,
): Promise<Ended> {
  const game = await queries.lockEnd.first(tx, { gameId });
  if (!game || !maySee(actor, game)) throw new AppError('GAME_NOT_FOUND');
  return game;
}

/**
 * What follows from the last dart, and from its correction: the other side has a day to look at the
 * result, and hears of it. Call it in the transaction that writes the end, behind the lock of the game.
 */
export async function end(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  gameId: number,
  endedBy: string | null,
): Promise<void> {
  const confirmUntil = new Date(ctx.clock.now().getTime() + CONFIRM_HOURS * HOUR_MS);
  await queries.setEnd(tx, { gameId, endedBy, confirmUntil });
  await askToConfirm(ctx, tx, gameId, confirmUntil);
}

/** Asks those who can confirm the end, and writes the job that does it when they don't answer. */
async function askToConfirm(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  gameId: number,
  runAt: Date,
): Promise<void> {
  await queries.clearConfirmations(tx, { gameId });
  await settle(ctx, tx, gameId);
  await publishOutside(ctx, tx, gameFinished, { gameId });
  const game = await queries.getEnd.first(tx, { gameId });
  if (game?.status === 'completed') {
    await queries.setCompleted(tx, { gameId, now: ctx.clock.now() });
    await publishOutside(ctx, tx, gameCompleted, { gameId });
  }
  if (game?.status !== 'finished') return;
  await confirmLater(tx, { id: gameId, confirmUntil: runAt.toISOString() });
  const sides = sidesToConfirm(game, game.endedBy);
  const recipientIds = game.members.flatMap(({ userId }) =>
    sides.includes(sideOf(userId, game.members) ?? -1) ? [userId] : [],
  );
  await tellToConfirm(ctx, tx, { gameId, recipientIds });
}

/** Writes the job that looks whether somebody has answered. There is one a game. */
export const confirmLater = (
  tx: Tx,
  { id: gameId, confirmUntil }: Pick<Ended, 'id' | 'confirmUntil'>,
): Promise<void> =>
  addJob(
    tx,
    'games.confirmUnanswered',
    { gameId },
    {
      key: `games.confirmUnanswered/${gameId}`,
      ...(confirmUntil === null ? {} : { runAt: new Date(confirmUntil) }),
    },
  );

/** The same when a side has given up. */
export async function endByResigning(
  ctx: MemberContext,
  tx: Tx,
  resigned: Parameters<typeof queries.setResigned>[1],
): Promise<void> {
  const { gameId, now } = resigned;
  const confirmUntil = new Date(now.getTime() + CONFIRM_HOURS * HOUR_MS);
  await queries.setEnd(tx, { gameId, endedBy: ctx.actor.id, confirmUntil });
  await queries.setResigned(tx, resigned);
  await askToConfirm(ctx, tx, gameId, confirmUntil);
}

/** A game that had an end goes on. */
export async function goOn(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  gameId: number,
): Promise<void> {
  await queries.setGoingOn(tx, { gameId, now: ctx.clock.now() });
  await queries.clearConfirmations(tx, { gameId });
  await settle(ctx, tx, gameId);
}

/** From now on the game counts. */
export async function complete(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { id: gameId, revision }: Pick<Ended, 'id' | 'revision'>,
): Promise<void> {
  await queries.setCompleted(tx, { gameId, now: ctx.clock.now() });
  await changed(ctx, tx, { id: gameId, revision });
  await publishOutside(ctx, tx, gameCompleted, { gameId });
}

/** The game has no result any more, or never had one. */
export async function annul(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  game: Pick<Ended, 'id' | 'revision'>,
): Promise<void> {
  await queries.setAnnulled(tx, { gameId: game.id });
  await changed(ctx, tx, game);
  await publishOutside(ctx, tx, gameAnnulled, { gameId: game.id });
}

/** Writes what the game means now, and tells watchers and those who count. */
export async function changed(
  ctx: Pick<Deps, 'events'>,
  tx: Tx,
  { id: gameId, revision }: Pick<Ended, 'id' | 'revision'>,
): Promise<void> {
  await settle(ctx, tx, gameId);
  await ctx.events.publish(tx, 'game.changed', { gameId, revision });
}
