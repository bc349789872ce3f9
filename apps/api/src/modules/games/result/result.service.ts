import type { GameResult } from '@oche/validators/games/result';
import { moderates } from '../../../lib/actor.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { mayWatch } from '../games.policy.ts';
import * as disputes from './dispute/dispute.queries.ts';
import * as policy from './end/confirming.policy.ts';
import * as queries from './end/end.queries.ts';
import type { Ended } from './end/end.service.ts';
import { SITE } from './game-thing.ts';
import { listMarks } from './plausibility/marks.queries.ts';

/**
 * What became of a game's end, and what the reader can do about it.
 * @throws AppError GAME_NOT_FOUND, also for those it isn't meant for
 */
export async function getResult(
  ctx: ServiceContext,
  { gameId }: { gameId: number },
): Promise<GameResult> {
  const { actor, db } = ctx;
  const game = await queries.getEnd.first(db, { gameId });
  if (!game || !mayWatch(actor, game)) throw new AppError('GAME_NOT_FOUND');
  const isModerating = moderates(actor, SITE);
  const [confirmed, dispute, verdict, marks] = await Promise.all([
    queries.listConfirmedSides(db, { gameId }),
    disputes.getDispute.first(db, { gameId }),
    disputes.getVerdict.first(db, { gameId }),
    isModerating ? listMarks(db, { gameId }) : [],
  ]);
  const knowsReasons = isModerating || policy.knowsReasons(actor, game);
  const isStanding =
    game.status !== 'disputed' &&
    (verdict?.verdict === 'annulled') === (game.status === 'annulled');
  return {
    status: game.status,
    isResigned: game.isResigned,
    isAbandoned: game.status === 'annulled' && game.annulledFrom === 'playing',
    confirmUntil: game.status === 'finished' ? game.confirmUntil : null,
    waitsFor:
      game.status === 'finished'
        ? policy
            .sidesToConfirm(game, game.endedBy)
            .filter((one) => confirmed.every(({ side }) => side !== one))
        : [],
    dispute:
      dispute && knowsReasons
        ? {
            side: policy.sideOf(dispute.userId, game.members) ?? null,
            reason: dispute.reason,
            disputedAt: dispute.disputedAt,
          }
        : null,
    verdict:
      verdict && isStanding
        ? {
            verdict: verdict.verdict,
            statement: knowsReasons ? verdict.statement : null,
            decidedAt: verdict.decidedAt,
          }
        : null,
    marks,
    can: canOf(ctx, game, dispute !== undefined, confirmed),
  };
}

function canOf(
  { actor, clock }: ServiceContext,
  game: Ended,
  wasDisputed: boolean,
  confirmed: readonly { side: number }[],
): GameResult['can'] {
  if (!actor) {
    return {
      confirm: false,
      dispute: false,
      correct: false,
      resign: false,
      playOn: false,
      abandon: false,
      decide: false,
    };
  }
  const now = clock.now();
  const own = policy.sideOf(actor.id, game.members);
  return {
    confirm: policy.mayConfirm(actor, game) && confirmed.every(({ side }) => side !== own),
    dispute: policy.mayDispute(actor, game, now) && !wasDisputed,
    correct: policy.mayCorrect(actor, game, now),
    resign: policy.mayResign(actor, game),
    playOn: policy.mayPlayOn(actor, game),
    abandon: policy.mayAbandon(actor, game, now),
    decide:
      moderates(actor, SITE) &&
      policy.isDecidable(game.status) &&
      !policy.isOwnGame(actor.id, game),
  };
}
