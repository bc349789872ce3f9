import { withTransaction } from '@oche/db';
import type { disputeResultInput } from '@oche/validators/games/result';
import type { z } from 'zod';
import { requireVoice } from '../../../../lib/actor.ts';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { requestLook } from '../../../moderation/index.ts';
import { isDisputeOver, mayDispute, sideOf } from '../end/confirming.policy.ts';
import { setStatus } from '../end/end.queries.ts';
import { changed, type Ended, lockFor } from '../end/end.service.ts';
import { GAME, SITE } from '../game-thing.ts';
import { tellDisputed } from '../notifications/tell.service.ts';
import * as queries from './dispute.queries.ts';

/** As much as a report by a trusted member. */
const WEIGHT = 2;

/**
 * Doubts a result, once a game. Until a moderator has decided it doesn't count.
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS, NOT_YOURS_TO_CONFIRM for the side that scored,
 *   DISPUTE_OVER, ALREADY_DISPUTED, RESULT_SETTLED
 */
export async function disputeResult(
  ctx: MemberContext,
  { gameId, reason }: z.output<typeof disputeResultInput>,
): Promise<void> {
  requireVoice(ctx.actor);
  const { actor, clock } = ctx;
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockFor(ctx, tx, gameId);
    if (sideOf(actor.id, game.members) === undefined) throw new AppError('NOT_AMONG_PLAYERS');
    if (!mayDispute(actor, game, clock.now())) throw whyNot(game, clock.now());
    const now = clock.now();
    const [disputed] = await queries.insertDispute(tx, { gameId, userId: actor.id, reason, now });
    if (!disputed) throw new AppError('ALREADY_DISPUTED');
    await setStatus(tx, { gameId, status: 'disputed' });
    await requestLook(ctx, tx, {
      kind: GAME,
      id: gameId,
      scope: SITE,
      authorId: game.endedBy,
      weight: WEIGHT,
      isWithheld: true,
    });
    await changed(ctx, tx, game);
    await tellDisputed(ctx, tx, game);
  });
}

function whyNot(game: Ended, now: Date): AppError {
  if (game.status === 'disputed') return new AppError('ALREADY_DISPUTED');
  if (game.status === 'completed' && isDisputeOver(game, now)) return new AppError('DISPUTE_OVER');
  return new AppError(game.status === 'finished' ? 'NOT_YOURS_TO_CONFIRM' : 'RESULT_SETTLED');
}
