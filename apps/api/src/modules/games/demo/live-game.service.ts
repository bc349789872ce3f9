import {
  apply,
  type Entry,
  entriesByLeg,
  newGame,
  type Position,
  type Setup,
} from '@oche/darts/game';
import { isOver } from '@oche/darts/match';
import { spreadOf, throwVisit } from '@oche/darts/thrower';
import { isRefusal } from '@oche/darts/visit';
import type { Tx } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { replaceLegs } from '../moves/moves.queries.ts';
import { insertGame, insertPlayers } from '../start/start-game.queries.ts';
import * as queries from './demo.queries.ts';
import { demoPlayers } from './players.ts';

/** Pairs of demo members whose games go on. */
export const LIVE_PAIRS = [
  ['marek', 'luka'],
  ['nadine', 'gio'],
] as const;
export type LivePair = readonly [string, string];

const SETUP: Setup = {
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  format: { legs: { kind: 'bestOf', count: 7 } },
  sides: [1, 1],
  first: 0,
};

/** Stands for the phone that scores. */
export const LIVE_DEVICE = '00000000-0000-4000-8000-000000000180';

/**
 * A game of a pair of demo members that goes on.
 * @param visits that have been thrown; a game that ends before is played again
 */
export async function startLiveGame(
  tx: Tx,
  pair: LivePair,
  now: Date,
  visits: number,
): Promise<void> {
  let game = newGame(SETUP);
  while (game.entries.length < visits) {
    const next = apply(game, visitOf(pair, SETUP, game.position));
    if (isRefusal(next)) throw new Error(`nobody can throw that: ${next.refused}`);
    game = isOver(next.position.standing) ? newGame(SETUP) : next;
  }
  const ids = pair.map(demoUserId);
  const gameId = await insertGame(tx, {
    createdBy: ids[0] ?? '',
    setup: SETUP,
    position: game.position,
    visibility: 'public',
    status: 'playing',
    loungeId: null,
    boardId: null,
    now,
  });
  await insertPlayers(
    tx,
    gameId,
    ids.map((userId, side) => ({ side, place: 0, userId, guestName: null, acceptedAt: now })),
  );
  await replaceLegs(tx, gameId, 0, entriesByLeg(game));
  await queries.setScored(tx, { gameId, revision: visits, deviceId: LIVE_DEVICE });
}

/** What whoever is next throws. */
export function visitOf(pair: LivePair, setup: Setup, position: Position): Entry {
  const thrower = pair[position.next?.side ?? 0];
  const average = demoPlayers.find(({ key }) => key === thrower)?.averages[1] ?? 50;
  const darts = throwVisit({ spread: spreadOf(average), random: Math.random }, setup, position);
  return { darts };
}
