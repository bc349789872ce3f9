import type { Entry } from '@oche/darts/game';
import type { Tx } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import '../../games.events.ts';
import { listEntries } from '../../moves/moves.queries.ts';
import * as queries from './results.queries.ts';
import { throwsOf } from './statistics.ts';

type Outcome = NonNullable<Awaited<ReturnType<typeof queries.getOutcome.first>>>;

/** Games that were played to their end, and whose end stands. */
const WITH_RESULT: readonly string[] = ['finished', 'casual', 'disputed', 'completed'];

/**
 * Writes what a game means now for each member who played it, and tells rankings and statistics. Call
 * it in the transaction that changes what the game means, behind the lock of the game.
 */
export async function settle(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  gameId: number,
): Promise<void> {
  const game = await queries.getOutcome.first(tx, { gameId });
  if (!game) throw new Error(`there is no game ${gameId}`);
  const results = resultsOf(gameId, game, await listEntries(tx, gameId));
  await queries.replaceResults(tx, gameId, results);
  await events.publish(tx, 'game.settled', { gameId });
}

/** What a game means for each member who played it: nothing before its end. */
export function resultsOf(
  gameId: number,
  game: Outcome,
  entries: readonly Entry[],
): queries.ResultRow[] {
  const { finishedAt, setup, players } = game;
  if (finishedAt === null || !WITH_RESULT.includes(game.status)) return [];
  const thrownBy = throwsOf(setup, entries);
  const { rules } = setup;
  return players.flatMap(({ userId, side, place }) => {
    if (userId === null) return [];
    const thrown = thrownBy({ side, place });
    return {
      game_id: gameId,
      user_id: userId,
      side,
      opponent_id: opponentOf(game, side),
      kind: rules.game,
      start_score: rules.game === 'x01' ? rules.start : null,
      is_counted: game.status === 'completed',
      is_won: game.winnerSide === null ? null : game.winnerSide === side,
      legs_won: thrown.legsWon,
      legs_lost: thrown.legsLost,
      finished_at: finishedAt,
      lounge_id: game.loungeId,
      rating_weight: game.ratingWeight,
      darts: thrown.darts,
      points: thrown.points,
      first_nine_darts: thrown.firstNineDarts,
      first_nine_points: thrown.firstNinePoints,
      darts_at_double: thrown.dartsAtDouble,
      checkouts: thrown.checkouts,
      visits_60: thrown.visits60,
      visits_100: thrown.visits100,
      visits_140: thrown.visits140,
      visits_180: thrown.visits180,
      highest_checkout: thrown.highestCheckout,
      best_leg: thrown.bestLeg,
    };
  });
}

/** The member on the other side, where each side is one player. */
function opponentOf({ setup, players }: Outcome, side: number): string | null {
  const isSingles = setup.sides.length === 2 && setup.sides.every((count) => count === 1);
  return isSingles ? (players.find((player) => player.side !== side)?.userId ?? null) : null;
}
