import { withTransaction } from '@oche/db';
import { requireActive, requireWriter } from '../../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { eachAlone } from '../../../../lib/jobs/each-alone.ts';
import { DAY_MS } from '../../../../lib/time/wall-clock.ts';
import { requirePlayer } from '../../games.policy.ts';
import {
  ABANDONED_DAYS,
  isOwnGame,
  mayAbandon,
  mayPlayOn,
  mayResign,
  sideOf,
  statusAtEnd,
} from './confirming.policy.ts';
import * as queries from './end.queries.ts';
import { annul, endByResigning, goOn, lockFor } from './end.service.ts';

interface Input {
  gameId: number;
}

/**
 * Gives up: the other side wins, if it says yes to that.
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS, GAME_NOT_OPEN, NOBODY_TO_WIN
 */
export async function resign(ctx: MemberContext, { gameId }: Input): Promise<void> {
  requireActive(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockFor(ctx, tx, gameId);
    requirePlayer(ctx.actor, game);
    const own = sideOf(ctx.actor.id, game.members);
    if (own === undefined) throw new AppError('NOT_AMONG_PLAYERS');
    if (game.status !== 'playing') throw new AppError('GAME_NOT_OPEN');
    if (!mayResign(ctx.actor, game)) throw new AppError('NOBODY_TO_WIN');
    const status = statusAtEnd(game, ctx.actor.id);
    await endByResigning(ctx, tx, { gameId, status, winnerSide: 1 - own, now: ctx.clock.now() });
    await ctx.events.publish(tx, 'game.changed', { gameId, revision: game.revision });
  });
}

/**
 * Doesn't take the win: the game goes on where it was.
 * @throws AppError GAME_NOT_FOUND, NOT_YOURS_TO_CONFIRM, RESULT_SETTLED
 */
export async function playOn(ctx: MemberContext, { gameId }: Input): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockFor(ctx, tx, gameId);
    if (!mayPlayOn(ctx.actor, game)) {
      const isSettled = game.status !== 'finished' || !game.isResigned;
      throw new AppError(isSettled ? 'RESULT_SETTLED' : 'NOT_YOURS_TO_CONFIRM');
    }
    await goOn(ctx, tx, gameId);
    await ctx.events.publish(tx, 'game.changed', { gameId, revision: game.revision });
  });
}

/**
 * Calls off a game in which nothing has happened for a day. It has no result.
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS, GAME_NOT_OPEN, GAME_WAS_ON
 */
export async function abandon(ctx: MemberContext, { gameId }: Input): Promise<void> {
  requireActive(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockFor(ctx, tx, gameId);
    requirePlayer(ctx.actor, game);
    if (!isOwnGame(ctx.actor.id, game)) throw new AppError('NOT_AMONG_PLAYERS');
    if (game.status !== 'playing') throw new AppError('GAME_NOT_OPEN');
    if (!mayAbandon(ctx.actor, game, ctx.clock.now())) throw new AppError('GAME_WAS_ON');
    await annul(ctx, tx, game);
  });
}

const BATCH = 100;

/**
 * Ends the games in which nobody has thrown for a week. They are looked at again under their lock; one that can't be
 * ended doesn't hold up the others.
 */
export async function closeAbandoned(ctx: Deps): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - ABANDONED_DAYS * DAY_MS).toISOString();
  const failed: number[] = [];
  for (let closed = BATCH; closed === BATCH; ) {
    const found = await queries.listAbandoned(ctx.db, { before, failed, limit: BATCH });
    await eachAlone(
      found,
      ({ id }) => closeOne(ctx, id, before),
      ({ id }, error) => {
        failed.push(id);
        ctx.log.error({ err: error, gameId: id }, 'an abandoned game could not be ended');
      },
    );
    closed = found.length;
  }
}

const closeOne = (ctx: Deps, gameId: number, before: string): Promise<void> =>
  withTransaction(ctx.db, async (tx) => {
    const game = await queries.lockEnd.first(tx, { gameId });
    if (game?.status === 'playing' && game.movedAt < before) {
      await annul(ctx, tx, game);
    }
  });
