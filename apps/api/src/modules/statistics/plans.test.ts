import type { PreparedQuery } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../testing/plans.ts';
import { getFirstWith, getHundredth, getTenthWin } from './achievements/grant.queries.ts';
import { listAchieved, listLatest, listLevels } from './player/player.queries.ts';
import { listMeetings } from './shown/shown-games.queries.ts';
import { listGamesBetween } from './upkeep/games.queries.ts';
import { listMonths } from './upkeep/player.queries.ts';
import { getPair } from './versus/versus.queries.ts';

const GAMES = 5000;
const DAYS = 1000;

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** One member has played thousands of games, half of them against the same one; another has 20. */
beforeAll(async () => {
  const { pool } = database;
  // references would be looked up one by one
  await pool.query('set session_replication_role = replica');
  await pool.query(`
    insert into users (id, email, first_name, last_name)
    select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Muster' from generate_series(0, 50) n`);
  await pool.query(`
    insert into games (created_by, kind, setup, visibility, status, position, created_at, moved_at, finished_at)
    select 'm0', 'x01', '{}', 'public', 'completed', '{}', at, at, at
    from generate_series(1, ${GAMES}) n,
      lateral (select timestamptz '2023-01-01 12:00Z' + n * interval '${DAYS} days' / ${GAMES} as at) t`);
  await pool.query(`
    insert into game_results
    select (jsonb_populate_record(null::game_results, jsonb_build_object(
      'game_id', games.id, 'user_id', player, 'side', 0,
      'opponent_id', case when games.id % 2 = 0 then 'm1' else 'm' || 2 + games.id % 40 end,
      'kind', 'x01', 'start_score', case when games.id % 250 = 0 then 301 else 501 end,
      'is_counted', true, 'is_won', games.id % 3 = 0, 'legs_won', 1, 'legs_lost', 0,
      'finished_at', games.finished_at, 'darts', 30, 'points', 501, 'first_nine_darts', 9,
      'first_nine_points', 180, 'checkouts', 1, 'visits_60', 1, 'visits_100', 1, 'visits_140', 0,
      'visits_180', 0, 'best_leg', 30, 'rating_weight', 100
    ))).*
    from games cross join (values ('m0'), ('m50')) as players (player)
    where player = 'm0' or games.id % 250 = 0`);
  await pool.query(`
    insert into statistics_games
      (game_id, user_id, finished_at, opponent_id, variant, visits, finishes, awards)
    select game_id, user_id, finished_at, opponent_id, start_score::text,
      '{1,2,3,2,1,1,0,0,0,0}', '{40}', case when is_won then '{firstWin}'::text[] else '{}' end
    from game_results`);
  await pool.query(`
    insert into statistics_months
    select user_id, variant, date_trunc('month', finished_at), '{}'::jsonb from statistics_games group by 1, 2, 3
    union all
    select 'm' || n, '501', date '2023-01-01' + k * interval '1 month', '{}'
    from generate_series(2, 49) n, generate_series(0, 32) k`);
  await pool.query(`
    insert into statistics_pairs select user_id, opponent_id, count(*), 0, 0, 0, 0, 0
    from game_results group by 1, 2`);
  await pool.query(`
    insert into statistics_levels
    select level, measure, bucket, 1
    from generate_series(1, 12) level, generate_series(0, 3) measure, generate_series(0, 99) bucket`);
  await pool.query('reset session_replication_role');
  await vacuum(pool);
}, 60_000);

const run = <P, R>(query: PreparedQuery<P, R>, params: P) =>
  runGeneric(database.pool, query, params, true);

const LATEST = 109;

describe('the page of a player', () => {
  it('reads sums a month, however many games they are of', async () => {
    const [many, few] = [
      await run(listMonths, { userId: 'm0' }),
      await run(listMonths, { userId: 'm50' }),
    ];
    expect(many['Actual Rows']).toBeLessThan(100);
    expect(touched(many)).toBeLessThan(touched(few) + 10);
    expect(scannedOf(many)).toEqual([]);
  });

  it.each([
    ['all games', ['501', '301', 'x01', 'cricket'] as const],
    ['a kind that is one game in 250', ['301'] as const],
  ])('walks to the latest of %s along the index', async (_, variants) => {
    const params = { userId: 'm0', variants: [...variants], since: '0001-01-01T00:00:00.000Z' };
    const plan = await run(listLatest.withLimit(LATEST), params);
    expect(plan['Actual Rows']).toBe(Math.min(LATEST, variants.length === 1 ? 20 : LATEST));
    expect(indexesOf(plan)).toContain('statistics_games_of_kind');
    expect(scannedOf(plan)).toEqual([]);
    expect(touched(plan)).toBeLessThan(LATEST * 12);
  });

  it('compares with a level by a few hundred counts', async () => {
    const plan = await run(listLevels, { level: 5 });
    expect(touched(plan)).toBeLessThan(60);
  });

  it('has its achievements in one look', async () => {
    const plan = await run(listAchieved, { userId: 'm0' });
    expect(scannedOf(plan)).not.toContain('games');
  });
});

describe('two players', () => {
  it('are one row, and their meetings a walk along the index', async () => {
    expect(touched(await run(getPair, { userId: 'm0', opponentId: 'm1' }))).toBeLessThan(6);
    const params = {
      viewerId: '',
      isStaff: false,
      userId: 'm0',
      opponentId: 'm1',
      before: '9999-12-31T00:00:00.000Z',
      beforeId: 0,
    };
    const plan = await run(listMeetings.withLimit(11), params);
    expect(plan['Actual Rows']).toBe(11);
    expect(indexesOf(plan)).toContain('game_results_meetings');
    expect(scannedOf(plan)).not.toContain('game_results');
    expect(touched(plan)).toBeLessThan(200);
  });
});

describe('a game that is counted', () => {
  it('sums up the games of its month', async () => {
    const plan = await run(listGamesBetween, {
      userId: 'm0',
      from: '2024-05-01T00:00:00.000Z',
      to: '2024-06-01T00:00:00.000Z',
    });
    expect(plan['Actual Rows']).toBe((GAMES / DAYS) * 31);
    expect(indexesOf(plan)).toContain('statistics_games_of');
    expect(scannedOf(plan)).toEqual([]);
  });

  it('looks for achievements near itself', async () => {
    const since = '2025-09-20T00:00:00.000Z';
    const plans = [
      await run(getFirstWith, { userId: 'm0', kind: 'firstWin' }),
      await run(getHundredth, { userId: 'm0' }),
      await run(getTenthWin, { userId: 'm0', since }),
    ];
    for (const plan of plans) {
      expect(indexesOf(plan)).toContain('statistics_games_of');
      expect(scannedOf(plan)).toEqual([]);
      expect(touched(plan)).toBeLessThan(800);
    }
  });
});
