import { randomUUID } from 'node:crypto';
import { type Entry, entriesByLeg, type Game, replay } from '@oche/darts/game';
import { isOver } from '@oche/darts/match';
import { move } from '@oche/darts/moves';
import { isRefusal } from '@oche/darts/visit';
import { type Tx, withTransaction } from '@oche/db';
import type { decideResultInput } from '@oche/validators/games/result';
import type { z } from 'zod';
import { requireScope, requireWriter } from '../../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { noteModeration } from '../../../moderation/index.ts';
import * as moves from '../../moves/moves.queries.ts';
import { isDecidable, isOwnGame } from '../end/confirming.policy.ts';
import { setCorrected } from '../end/end.queries.ts';
import { annul, complete, type Ended, lockFor } from '../end/end.service.ts';
import { GAME, SITE } from '../game-thing.ts';
import { tellVerdict } from '../notifications/tell.service.ts';
import * as queries from './dispute.queries.ts';

type Decision = z.output<typeof decideResultInput>;

interface Correction {
  index: number;
  entry: Entry;
}

/** What the log and the queue call it. */
const ACTIONS = { stands: 'none', corrected: 'correct', annulled: 'annul' } as const;

/**
 * A moderator decides about a result that somebody doubts, or that counts already: it stands, other
 * visits take the place of some, or it is annulled. Its case is decided with it, and all who played
 * are told.
 *
 * @throws AppError FORBIDDEN, GAME_NOT_FOUND, CASE_IS_OWN, RESULT_SETTLED, GAME_MOVED_ON,
 *   VISIT_IMPOSSIBLE with the entry and the reason, GAME_WOULD_GO_ON
 */
export async function decideResult(ctx: MemberContext, decision: Decision): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, SITE);
  const { gameId, revision, verdict, corrections, statement } = decision;
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockFor(ctx, tx, gameId);
    if (isOwnGame(ctx.actor.id, game)) throw new AppError('CASE_IS_OWN');
    if (!isDecidable(game.status)) throw new AppError('RESULT_SETTLED');
    if (game.revision !== revision) throw new AppError('GAME_MOVED_ON');
    const entriesBefore = verdict === 'corrected' ? await moves.listEntries(tx, gameId) : null;
    const now = ctx.clock.now();
    await queries.insertVerdict(tx, { gameId, verdict, statement, entriesBefore, now });
    if (verdict === 'annulled') await annul(ctx, tx, game);
    else {
      const corrected = await correct(ctx, tx, game, ctx.actor.id, corrections);
      await complete(ctx, tx, corrected);
    }
    await noteModeration(ctx, tx, ACTIONS[verdict], {
      thing: { kind: GAME, id: gameId },
      scope: SITE,
      reason: statement,
      before: { status: game.status, winner: game.winnerSide },
      after: { verdict, corrections: corrections.length },
    });
    await tellVerdict(ctx, tx, game);
  });
}

/** Puts visits in the place of others. @returns the game's new revision */
async function correct(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  game: Ended,
  by: string | null,
  corrections: readonly Correction[],
): Promise<{ id: number; revision: number }> {
  const { id: gameId, setup, revision } = game;
  if (corrections.length === 0) return { id: gameId, revision };
  const corrected = corrections.reduce<Game>(
    (before, { index, entry }) => {
      const next = move(before, { kind: 'correct', index, entry });
      if (isRefusal(next)) {
        throw new AppError('VISIT_IMPOSSIBLE', { details: { index, reason: next.refused } });
      }
      return next;
    },
    gameOf(gameId, setup, await moves.listEntries(tx, gameId)),
  );
  const { standing } = corrected.position;
  if (!isOver(standing) && !game.isResigned) throw new AppError('GAME_WOULD_GO_ON');
  await moves.insertMoves(tx, {
    gameId,
    after: revision,
    moves: corrections.map((one) => ({ id: randomUUID(), move: { kind: 'correct', ...one } })),
    madeBy: by,
    now: clock.now(),
  });
  await moves.replaceLegs(tx, gameId, 0, entriesByLeg(corrected));
  const position = JSON.stringify(corrected.position);
  const last = revision + corrections.length;
  await setCorrected(tx, {
    gameId,
    position,
    revision: last,
    winnerSide: isOver(standing) ? (standing.winner ?? null) : game.winnerSide,
  });
  return { id: gameId, revision: last };
}

/** Puts the visits back that stood before a correction. */
export async function putBack(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  game: Ended,
  by: string | null,
  before: readonly Entry[],
): Promise<{ id: number; revision: number }> {
  const now = await moves.listEntries(tx, game.id);
  const isOther = (entry: Entry, index: number) =>
    JSON.stringify(entry) !== JSON.stringify(now[index]);
  const corrections = before.flatMap((entry, index) =>
    isOther(entry, index) ? [{ index, entry }] : [],
  );
  return correct(deps, tx, game, by, corrections);
}

function gameOf(gameId: number, ...[setup, entries]: Parameters<typeof replay>): Game {
  const game = replay(setup, entries);
  if (isRefusal(game)) throw new Error(`game ${gameId} contradicts itself: ${game.refused}`);
  return game;
}
