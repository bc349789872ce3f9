import type { GameOutput, gameInput } from '@oche/validators/games';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { isPlayer, mayScore, mayWatch } from '../games.policy.ts';
import { mayCorrect } from '../result/end/confirming.policy.ts';
import * as queries from './game.queries.ts';
import { toPlayer } from './player.ts';

/**
 * A game with all its visits, from which the reader's device makes the score.
 * @throws AppError GAME_NOT_FOUND, also for whom it isn't
 */
export async function getGame(
  { db, actor, clock }: ServiceContext,
  { gameId }: z.output<typeof gameInput>,
): Promise<GameOutput> {
  const game = await queries.getGame.first(db, { gameId });
  if (!game || !mayWatch(actor, game)) throw new AppError('GAME_NOT_FOUND');
  const { players, loungeId, loungeName, loungeCity } = game;
  const own = players.find(({ userId }) => userId !== null && userId === actor?.id);
  const isAmong = isPlayer(actor, game) || game.createdBy === actor?.id;
  return {
    id: game.id,
    status: game.status,
    visibility: game.visibility,
    revision: game.revision,
    rules: game.setup.rules,
    format: game.setup.format,
    first: game.setup.first,
    players: players.map((player) => toPlayer(player, isAmong)),
    entries: game.legs.flat(),
    lounge:
      loungeId !== null && loungeName !== null && loungeCity !== null
        ? { id: loungeId, name: loungeName, city: loungeCity }
        : null,
    boardName: game.boardName,
    winnerSide: game.winnerSide,
    deviceId: actor !== null && mayScore(actor, game) ? game.deviceId : null,
    createdAt: game.createdAt,
    finishedAt: game.finishedAt,
    can: {
      score:
        actor !== null &&
        (game.status === 'playing' ? mayScore(actor, game) : mayCorrect(actor, game, clock.now())),
      accept: own?.hasAccepted === false && game.status === 'invited',
      cancel: game.createdBy === actor?.id && game.status === 'invited',
      shareGuests: game.createdBy === actor?.id,
    },
  };
}
