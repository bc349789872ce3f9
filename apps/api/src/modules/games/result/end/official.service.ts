import type { Executor, Tx } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import type { Deps } from '../../../../lib/deps.ts';
import * as queries from './end.queries.ts';
import { annul, changed } from './end.service.ts';

/** What a game that was played at a tournament says of its match. */
export interface OfficialResult {
  status: GameStatus;
  /** null while it has no result, and when it was drawn */
  winnerSide: number | null;
  /** who entered the last visit, or gave up; null: a device that stands there for everybody */
  endedBy: string | null;
  /** legs, or sets where there are some */
  score: readonly [number, number];
}

/** How a match that is scored stands. @returns undefined when there is no such game */
export async function readOfficial(
  db: Executor,
  gameId: number,
): Promise<OfficialResult | undefined> {
  const game = await queries.getEnd.first(db, { gameId });
  if (!game) return undefined;
  const { standing } = game.position;
  const [a = 0, b = 0] = game.setup.format.sets ? standing.sets : standing.legs;
  const { status, winnerSide, endedBy } = game;
  return { status, winnerSide, endedBy, score: [a, b] };
}

/**
 * The organisers of its tournament decide who has won a game, or that it was drawn (null); the throws stay. Rankings
 * follow. Nothing happens to a
 * game that has no result.
 */
export async function setOfficialWinner(
  ctx: Pick<Deps, 'events'>,
  tx: Tx,
  gameId: number,
  winnerSide: number | null,
): Promise<void> {
  const game = await queries.lockEnd.first(tx, { gameId });
  if (game?.status !== 'completed' || game.winnerSide === winnerSide) return;
  await queries.setWinner(tx, { gameId, winnerSide });
  await changed(ctx, tx, game);
}

/** What was thrown in a match of a tournament doesn't count any more, as it is played again, or by others. */
export async function annulOfficial(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  gameId: number,
): Promise<void> {
  const game = await queries.lockEnd.first(tx, { gameId });
  if (game && game.status !== 'annulled') await annul(ctx, tx, game);
}
