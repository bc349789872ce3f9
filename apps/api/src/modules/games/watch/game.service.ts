import type { GameOutput, gameInput } from '@oche/validators/games';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { isPlayer, mayScore, maySee } from '../games.policy.ts';
import { listEntries } from '../play/moves.queries.ts';
import * as queries from './game.queries.ts';

/**
 * A game with all its visits, from which the reader's device makes the score.
 * @throws AppError GAME_NOT_FOUND, also for whom it isn't
 */
export async function getGame(
  { db, actor }: ServiceContext,
  { gameId }: z.output<typeof gameInput>,
): Promise<GameOutput> {
  const game = await queries.getGame.first(db, { gameId });
  if (!game || !maySee(actor, game)) throw new AppError('GAME_NOT_FOUND');
  const [players, entries] = await Promise.all([
    queries.listPlayers(db, { gameId }),
    listEntries(db, gameId),
  ]);
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
    entries,
    winnerSide: game.winnerSide,
    deviceId: actor !== null && mayScore(actor, game) ? game.deviceId : null,
    createdAt: game.createdAt,
    finishedAt: game.finishedAt,
    can: {
      score: actor !== null && game.status === 'playing' && mayScore(actor, game),
      accept: own !== undefined && own.acceptedAt === null,
      confirm: own !== undefined && game.status === 'finished',
    },
  };
}

/** Members who were named by somebody else, and have not accepted, are named to the players only. */
function toPlayer(player: queries.PlayerRow, isAmong: boolean): GameOutput['players'][number] {
  const { side, place, guestName, acceptedAt, userId, username } = player;
  const isNamed = userId !== null && username !== null && (isAmong || acceptedAt !== null);
  return {
    side,
    position: place,
    guestName,
    hasAccepted: userId === null || acceptedAt !== null,
    person: isNamed
      ? {
          id: userId,
          username,
          firstName: player.firstName ?? '',
          lastName: player.lastName ?? '',
          profileImageUrl: player.profileImageUrl,
          userType: null,
          role: null,
        }
      : null,
  };
}
