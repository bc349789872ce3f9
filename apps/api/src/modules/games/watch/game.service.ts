import type { GameOutput, gameInput } from '@oche/validators/games/schemas';
import type { z } from 'zod';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { deviceOf, isPlayer, mayScore, mayWatch, ownPlace, type Scorer } from '../games.policy.ts';
import { toPlayer } from '../players/player.ts';
import { mayCorrect } from '../result/end/confirming.policy.ts';
import * as queries from './game.queries.ts';

/**
 * A game with all its visits, from which the reader's device makes the score.
 * @throws AppError GAME_NOT_FOUND, also for those it isn't meant for
 */
export async function getGame(
  { db, actor, clock }: ServiceContext,
  { gameId }: z.output<typeof gameInput>,
): Promise<GameOutput> {
  const game = await queries.getGame.first(db, { gameId });
  if (!game || !mayWatch(actor, game)) throw new AppError('GAME_NOT_FOUND');
  return describe(game, actor, clock.now());
}

/**
 * The same as everybody sees it, for pictures.
 * @throws AppError GAME_NOT_FOUND
 */
export async function getPublicGame(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  gameId: number,
): Promise<GameOutput> {
  const game = await queries.getGame.first(db, { gameId });
  if (!game || !mayWatch(null, game)) throw new AppError('GAME_NOT_FOUND');
  return describe(game, null, clock.now());
}

/**
 * The same for the device at the board where it is played.
 * @throws AppError GAME_NOT_FOUND
 */
export async function getOfficialGame(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  gameId: number,
): Promise<GameOutput> {
  const game = await queries.getGame.first(db, { gameId });
  if (!game) throw new AppError('GAME_NOT_FOUND');
  return describe(game, 'device', clock.now());
}

type Read = NonNullable<Awaited<ReturnType<typeof queries.getGame.first>>>;

function describe(game: Read, reader: Scorer | null, now: Date): GameOutput {
  const isDevice = reader === 'device';
  const actor = isDevice ? null : reader;
  const isScorer = isDevice || (actor !== null && mayScore(actor, game));
  const ownSide = game.isRemote && actor ? ownPlace(actor, game)?.side : undefined;
  const { players, loungeId, loungeName, loungeCity } = game;
  const own = players.find(({ userId }) => userId !== null && userId === actor?.id);
  const isAmong = isDevice || isPlayer(actor, game) || game.createdBy === actor?.id;
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
    ...(isScorer && game.machine && { machine: game.machine }),
    lounge:
      loungeId !== null && loungeName !== null && loungeCity !== null
        ? { id: loungeId, name: loungeName, city: loungeCity }
        : null,
    boardName: game.boardName,
    winnerSide: game.winnerSide,
    isRemote: game.isRemote,
    withCamera: game.withCamera,
    ...(ownSide !== undefined && { ownSide }),
    deviceId: reader && deviceOf(reader, game),
    createdAt: game.createdAt,
    finishedAt: game.finishedAt,
    can: {
      score: game.status === 'playing' ? isScorer : actor !== null && mayCorrect(actor, game, now),
      accept: own?.hasAccepted === false && game.status === 'invited',
      cancel: game.createdBy === actor?.id && game.status === 'invited',
      // beside a machine there is no guest
      shareGuests: game.createdBy === actor?.id && !game.machine,
    },
  };
}
