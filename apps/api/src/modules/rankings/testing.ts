import type { DB } from '@oche/db';
import { type Insertable, sql } from 'kysely';
import type { TestApi, TestMember } from '../../testing/index.ts';
import { countGame } from './counting/count-game.service.ts';

interface Counted {
  /** one against one, or teams; the first side has won */
  winners: readonly TestMember[];
  losers: readonly TestMember[];
  kind?: 'x01' | 'cricket';
  startScore?: number | null;
  finishedAt?: Date | string;
  isDrawn?: boolean;
  /** how much it moves ratings, in hundredths; 100 */
  weight?: number;
}

let played = 0;

/** The rows of a completed game, without its throws; rankings don't know of it yet. */
export async function insertResult({ deps }: TestApi, game: Counted): Promise<number> {
  const { winners, losers, kind = 'x01', startScore = kind === 'x01' ? 501 : null } = game;
  const finishedAt = game.finishedAt ?? new Date(deps.clock.now().getTime() + played++);
  const { id } = await deps.db
    .insertInto('games')
    .values({
      created_by: winners[0]?.id ?? '',
      kind,
      setup: '{}',
      position: '{}',
      visibility: 'public',
      status: 'completed',
      created_at: finishedAt,
      moved_at: finishedAt,
      finished_at: finishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isSingles = winners.length === 1 && losers.length === 1;
  const row = (member: TestMember, side: number, others: readonly TestMember[]) =>
    ({
      game_id: id,
      user_id: member.id,
      side,
      opponent_id: isSingles ? (others[0]?.id ?? null) : null,
      kind,
      start_score: startScore,
      is_counted: true,
      rating_weight: game.weight ?? 100,
      is_won: game.isDrawn ? null : side === 0,
      legs_won: side === 0 ? 1 : 0,
      legs_lost: side === 0 ? 0 : 1,
      finished_at: finishedAt,
      darts: 30,
      points: 501,
      first_nine_darts: 9,
      first_nine_points: 150,
      checkouts: 0,
      visits_60: 1,
      visits_100: 0,
      visits_140: 0,
      visits_180: 0,
    }) satisfies Insertable<DB['game_results']>;
  await deps.db
    .insertInto('game_results')
    .values([
      ...winners.map((member) => row(member, 0, losers)),
      ...losers.map((member) => row(member, 1, winners)),
    ])
    .execute();
  return id;
}

/** A completed game that rankings know of. */
export async function playCounted(api: TestApi, game: Counted): Promise<number> {
  const gameId = await insertResult(api, game);
  await countGame(api.deps, { gameId });
  return gameId;
}

/** The other side has won; rankings don't know yet. */
export const turnResult = ({ deps }: TestApi, gameId: number) =>
  deps.db
    .updateTable('game_results')
    .set({ is_won: sql`not is_won`, side: sql`1 - side` })
    .where('game_id', '=', gameId)
    .execute();

export const annulResult = ({ deps }: TestApi, gameId: number) =>
  deps.db.deleteFrom('game_results').where('game_id', '=', gameId).execute();

/** All that rankings have stored, in one order. */
export async function storedRankings({ deps: { db } }: TestApi) {
  const [games, standings, steps, ratings, pending] = await Promise.all([
    db.selectFrom('ranking_games').selectAll().orderBy('game_id').orderBy('user_id').execute(),
    db.selectFrom('ranking_standings').selectAll().orderBy('user_id').orderBy('scope').execute(),
    db
      .selectFrom('ranking_steps')
      .selectAll()
      .where('members', '<>', 0)
      .orderBy('scope')
      .orderBy('points')
      .execute(),
    db.selectFrom('ranking_ratings').selectAll().orderBy('user_id').execute(),
    db.selectFrom('ranking_pending').selectAll().execute(),
  ]);
  return { games, standings, steps, ratings, pending };
}
