import { randomInt } from 'node:crypto';
import { type Setup, startPosition } from '@oche/darts/game';
import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import '../games.events.ts';
import { ratingWeight } from './rating-weight.ts';
import * as queries from './start-game.queries.ts';

/** A game of two members at boards of their own, who both have said yes to it already. */
export interface RemoteGame extends Pick<Setup, 'rules' | 'format'> {
  /** the first one has asked for it */
  players: readonly [string, string];
  withCamera: boolean;
}

/**
 * Starts a remote game at once; who throws first is drawn.
 * @returns the game's id
 */
export async function startRemoteGame(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { rules, format, players, withCamera }: RemoteGame,
): Promise<number> {
  const now = ctx.clock.now();
  const setup: Setup = { rules, format, sides: [1, 1], first: randomInt(2) };
  const gameId = await queries.insertGame(tx, {
    createdBy: players[0],
    setup,
    position: startPosition(setup),
    visibility: 'public',
    status: 'playing',
    loungeId: null,
    boardId: null,
    remote: { withCamera },
    ratingWeight: ratingWeight({ loungeId: null, remote: { withCamera } }),
    now,
  });
  await queries.insertPlayers(
    tx,
    gameId,
    players.map((userId, side) => ({ side, place: 0, userId, guestName: null, acceptedAt: now })),
  );
  await ctx.events.publish(tx, 'game.changed', { gameId, revision: 0 });
  return gameId;
}
