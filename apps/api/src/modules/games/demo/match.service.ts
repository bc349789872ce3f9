import { randomUUID } from 'node:crypto';
import { throwGame } from '@oche/darts/thrower';
import type { Tx } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { demoActor } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { enterMovesIn } from '../play/moves.service.ts';
import { type OfficialGame, startOfficialGame } from '../start/official-game.service.ts';
import { showGame } from './demo.queries.ts';
import { LIVE_DEVICE } from './live-game.service.ts';
import { demoPlayers } from './players.ts';

/** A match of a tournament of the demo data. */
interface DemoMatch extends Pick<OfficialGame, 'rules' | 'format' | 'sides' | 'loungeId'> {
  createdBy: string;
  boardId: number | null;
  startedAt: Date;
  /** when its last visit was thrown */
  movedAt: Date;
  /** how many of its visits have been thrown; default: all */
  visits?: number;
  random: () => number;
}

/**
 * Lets the house's players throw a match, dart by dart. It is entered as a phone at the board would do it;
 * only those who follow a player are not told.
 * @returns the game's id
 */
export async function scoreDemoMatch(
  deps: Deps,
  tx: Tx,
  { startedAt, movedAt, visits, random, ...match }: DemoMatch,
): Promise<number> {
  const { rules, format, sides } = match;
  const first = random() < 0.5 ? 0 : 1;
  const setup = { rules, format, sides: sides.map((players) => players.length), first };
  const { entries } = throwGame(setup, sides.map(averageOf), random);
  const game = { ...match, first, visibility: 'private' } as const;
  const gameId = await startOfficialGame({ ...deps, clock: { now: () => startedAt } }, tx, game);
  const scoring = { ...deps, clock: { now: () => movedAt }, actor: demoActor(match.createdBy) };
  await enterMovesIn(scoring, tx, {
    gameId,
    deviceId: LIVE_DEVICE,
    base: 0,
    moves: entries
      .slice(0, visits)
      .map((entry) => ({ id: randomUUID(), move: { kind: 'enter', entry } })),
  });
  await showGame(tx, { gameId });
  return gameId;
}

const UNKNOWN_AVERAGE = 45;

function averageOf(players: DemoMatch['sides'][number]): number {
  const averages = players.map(
    ({ userId }) =>
      demoPlayers.find(({ key }) => demoUserId(key) === userId)?.averages[1] ?? UNKNOWN_AVERAGE,
  );
  return averages.reduce((sum, average) => sum + average, 0) / averages.length;
}
