import { withTransaction } from '@oche/db';
import type { confirmResultInput } from '@oche/validators/games/result';
import type { z } from 'zod';
import { requireWriter } from '../../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { isToConfirm, mayConfirm, sidesToConfirm } from './confirming.policy.ts';
import * as queries from './end.queries.ts';
import { annul, complete, lockFor } from './end.service.ts';

/**
 * A member says for their side that the result is right. When all sides that did not score it have, the game counts.
 * The same again changes nothing.
 *
 * @throws AppError GAME_NOT_FOUND, NOT_YOURS_TO_CONFIRM, RESULT_SETTLED; GAME_MOVED_ON when it was
 * corrected meanwhile
 */
export async function confirmResult(
  ctx: MemberContext,
  { gameId, revision }: z.output<typeof confirmResultInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockFor(ctx, tx, gameId);
    if (!isToConfirm(ctx.actor, game)) throw new AppError('NOT_YOURS_TO_CONFIRM');
    if (game.status === 'completed') return;
    if (!mayConfirm(ctx.actor, game)) throw new AppError('RESULT_SETTLED');
    if (game.revision !== revision) throw new AppError('GAME_MOVED_ON');
    await queries.confirmFor(tx, { gameId, userId: ctx.actor.id, now: ctx.clock.now() });
    const confirmed = await queries.listConfirmedSides(tx, { gameId });
    const isConfirmed = (one: number) => confirmed.some(({ side }) => side === one);
    if (sidesToConfirm(game, game.endedBy).every(isConfirmed)) await complete(ctx, tx, game);
  });
}

/**
 * A result that nobody has answered for a day counts as confirmed; a win by giving up needs the word of the winner, so
 * without it the game has no result. Does nothing when it was answered, or corrected.
 */
export async function confirmUnanswered(ctx: Deps, { gameId }: { gameId: number }): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const game = await queries.lockEnd.first(tx, { gameId });
    if (game?.status !== 'finished' || game.confirmUntil === null) return;
    if (ctx.clock.now().toISOString() < game.confirmUntil) return;
    await (game.isResigned ? annul : complete)(ctx, tx, game);
  });
}
