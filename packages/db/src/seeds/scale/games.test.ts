import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing.ts';
import { type GameScaleStats, seedScaleGames } from './games.ts';

const GAMES = 1_000;

const database = useTestDatabase();
let stats: GameScaleStats;
let indexes: string[];
const progress: number[] = [];

const listIndexes = async () =>
  (
    await database.pool.query(
      `select indexdef from pg_indexes where tablename like 'game%' order by 1`,
    )
  ).rows.map(({ indexdef }) => indexdef);

beforeAll(async () => {
  indexes = await listIndexes();
  stats = await seedScaleGames(database.pool, {
    games: GAMES,
    onProgress: ({ games }) => progress.push(games),
  });
});

const query = async (sql: string) => (await database.pool.query(sql)).rows[0];

test('adds as many games as it says, each with two players and what it was for them', async () => {
  expect(stats).toMatchObject({ games: GAMES, users: GAMES / 10 });
  expect(progress).toEqual([GAMES]);
  expect(
    await query(`select (select count(*) from games) as games,
      (select count(*) from game_players) as players, (select count(*) from game_results) as results`),
  ).toEqual({ games: GAMES, players: 2 * GAMES, results: 2 * GAMES });
});

test('has one winner a game, and what belongs together', async () => {
  expect(
    await query(`select count(*) as wrong from games
      join game_results one on one.game_id = games.id and one.side = 0
      join game_results other on other.game_id = games.id and other.side = 1
      where one.opponent_id <> other.user_id or other.opponent_id <> one.user_id
        or one.is_won = other.is_won or one.is_won <> (games.winner_side = 0)
        or one.legs_won <> other.legs_lost or one.finished_at <> games.finished_at
        or one.kind <> games.kind or (one.start_score is null) <> (games.kind = 'cricket')
        or (games.position #>> '{standing,winner}')::int <> games.winner_side`),
  ).toEqual({ wrong: 0 });
  expect(
    await query(`select count(*) as wrong from game_results
      where not exists (select from profiles where profiles.user_id = game_results.user_id)`),
  ).toEqual({ wrong: 0 });
});

test('gives all indexes back, and new games their own ids', async () => {
  expect(await listIndexes()).toEqual(indexes);
  const { next } = await query(`select nextval(pg_get_serial_sequence('games', 'id')) as next`);
  expect(next).toBe(stats.firstGameId + GAMES);
});

test('has a member who plays, and games of all kinds', async () => {
  const { count } = await query(
    `select count(*) from game_results where user_id = '${stats.memberId}'`,
  );
  expect(count).toBeGreaterThan(3);
  const { kinds } = await query(
    `select count(distinct (kind, start_score)) as kinds from game_results`,
  );
  expect(kinds).toBe(4);
});

test('refuses too few', async () => {
  await expect(seedScaleGames(database.pool, { games: 10 })).rejects.toThrow(RangeError);
});
