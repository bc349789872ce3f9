import type { Entry } from '@oche/darts/game';
import { withTransaction } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { runJobs, type TestApi } from '../../testing/index.ts';
import { settle } from '../games/index.ts';

/** Visits as one writes them: `60` is a total, `T20,0,D4` are darts, `-` is a bust. */
export const thrown = (visits: string): Entry[] =>
  visits.split(' ').map((visit) => {
    if (visit === '-') return { bust: true };
    return /^\d+$/.test(visit) ? { total: Number(visit) } : { darts: visit.split(',') };
  });

/** Nobody has thrown a perfect leg faster: 501 in nine darts, with 60 and 60 of the other side. */
export const nineDarter = thrown('T20,T20,T20 60 T20,T20,T20 60 T20,T19,D12');

/** Changes what a game means, as a moderator or the other side does, and waits for what follows. */
export async function turnInto(
  api: TestApi,
  gameId: number,
  status: GameStatus,
  change: { finished_at?: string } = {},
): Promise<void> {
  await withTransaction(api.deps.db, async (tx) => {
    await tx
      .updateTable('games')
      .set({ status, ...change })
      .where('id', '=', gameId)
      .execute();
    await settle(api.deps, tx, gameId);
  });
  await runJobs(api);
}

/** All that is stored, in a form that can be compared. */
export async function stored({ deps: { db } }: TestApi) {
  const games = db.selectFrom('statistics_games').selectAll().orderBy('game_id').orderBy('user_id');
  const months = db
    .selectFrom('statistics_months')
    .selectAll()
    .orderBy('user_id')
    .orderBy('variant')
    .orderBy('month');
  const players = db.selectFrom('statistics_players').selectAll().orderBy('user_id');
  const levels = db
    .selectFrom('statistics_levels')
    .selectAll()
    .where('players', '<>', 0)
    .orderBy('level')
    .orderBy('measure')
    .orderBy('bucket');
  const pairs = db
    .selectFrom('statistics_pairs')
    .selectAll()
    .orderBy('user_id')
    .orderBy('opponent_id');
  const achievements = db
    .selectFrom('statistics_achievements')
    .selectAll()
    .orderBy('user_id')
    .orderBy('kind');
  return {
    games: await games.execute(),
    months: await months.execute(),
    players: await players.execute(),
    levels: await levels.execute(),
    pairs: await pairs.execute(),
    achievements: await achievements.execute(),
  };
}

/** As if nothing had ever been counted. */
export async function forgetAll({ deps: { db } }: TestApi): Promise<void> {
  await db.deleteFrom('statistics_games').execute();
  await db.deleteFrom('statistics_months').execute();
  await db.deleteFrom('statistics_players').execute();
  await db.deleteFrom('statistics_levels').execute();
  await db.deleteFrom('statistics_pairs').execute();
  await db.deleteFrom('statistics_achievements').execute();
}
