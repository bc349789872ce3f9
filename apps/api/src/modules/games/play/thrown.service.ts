import { type Game, replay } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import type { Executor } from '@oche/db';
import { listThrown } from '../moves/thrown.queries.ts';

/** A game as it was thrown, and at which place each member played it. */
export interface ThrownGame {
  id: number;
  game: Game;
  members: readonly { userId: string; side: number; place: number }[];
}

/** Games with all their visits, for those who count them. What is gone is left out. */
export async function readThrown(db: Executor, gameIds: readonly number[]): Promise<ThrownGame[]> {
  const rows = await listThrown(db, { gameIds: [...gameIds] });
  return rows.map(({ id, setup, legs, members }) => {
    const game = replay(setup, legs.flat());
    if (isRefusal(game)) throw new Error(`game ${id} contradicts itself: ${game.refused}`);
    return { id, game, members };
  });
}
