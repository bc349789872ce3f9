import { randomInt } from 'node:crypto';
import { type Setup, startPosition } from '@oche/darts/game';
import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import '../games.events.ts';
import * as queries from './start-game.queries.ts';

/** A match that others decide about than its players, e.g. one of a tournament, as it is to be scored. */
export interface OfficialGame extends Pick<Setup, 'rules' | 'format'> {
  /** who lets it be scored, and may score it beside those who play */
  createdBy: string;
  sides: readonly (readonly { userId: string | null; guestName: string | null }[])[];
  /** the side that throws first, or how that is found out */
  first: number | 'chance' | 'bull';
  visibility: 'public' | 'private';
  loungeId: number | null;
  boardId: number | null;
}

/** Members who mark a game: from now on these may score it, and those before them no longer. */
export const setOfficialMarkers = (
  tx: Tx,
  gameId: number,
  userIds: readonly string[],
): Promise<void> => queries.setMarkers(tx, gameId, userIds);

/**
 * Starts a game that counts with its last dart. Nobody has to accept it: whoever enters e.g. a tournament
 * has said yes to its matches.
 * @returns the game's id
 */
export async function startOfficialGame(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { rules, format, sides, first, ...game }: OfficialGame,
): Promise<number> {
  const now = ctx.clock.now();
  const begins = first === 'chance' ? randomInt(sides.length) : first;
  const setup: Setup = {
    rules,
    format,
    sides: sides.map((players) => players.length),
    first: begins === 'bull' ? null : begins,
  };
  const gameId = await queries.insertGame(tx, {
    ...game,
    setup,
    position: startPosition(setup),
    status: 'playing',
    isOfficial: true,
    now,
  });
  const players = sides.flatMap((side, number) =>
    side.map((player, place) => ({
      ...player,
      side: number,
      place,
      acceptedAt: player.userId === null ? null : now,
    })),
  );
  await queries.insertPlayers(tx, gameId, players);
  await ctx.events.publish(tx, 'game.changed', { gameId, revision: 0, boardId: game.boardId });
  return gameId;
}
