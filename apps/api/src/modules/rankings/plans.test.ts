import type { PreparedQuery } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../testing/plans.ts';
import * as reading from './table/ranking.queries.ts';

const MEMBERS = 5_000;
const CODES = 100;

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** Everybody has played, with a few hundred different sums of points, and one game of each is stored. */
beforeAll(async () => {
  const { pool } = database;
  await pool.query('alter table users disable trigger users_profile');
  await pool.query(`
    insert into users (id, email, first_name, last_name, email_verified_at)
    select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Muster', now()
    from generate_series(1, ${MEMBERS}) n`);
  await pool.query(`insert into usernames (username, user_id) select id || '-x', id from users`);
  await pool.query(`
    insert into profiles (user_id, username, visibility, visibility_chosen_at)
    select id, id || '-x', case when right(id, 1) = '3' then 'private' else 'public' end, now()
    from users`);
  await pool.query(`
    insert into ranking_standings (user_id, scope, points, wins, losses, region)
    select 'm' || n, scope, 3 * (n % 400) + 20, n % 400, 20, 'DE ' || n % ${2 * CODES}
    from generate_series(1, ${MEMBERS}) n, unnest(array['all/all', '2031/501', 'rating']) scope`);
  await pool.query(`
    insert into ranking_games (game_id, user_id, finished_at, game, is_won)
    select g * 100000 + n, 'm' || n, now() - g * interval '1 day', '501', n % 2 = 0
    from generate_series(1, ${MEMBERS}) n, generate_series(1, 3) g`);
  await vacuum(pool);
}, 60_000);

const viewer = { viewerId: 'm7', isStaff: false };
const scope = '2031/501';
const regions = Array.from({ length: CODES }, (_, code) => `DE ${code}`);

const hot: [string, PreparedQuery<never, unknown>, object, string, number][] = [
  ['the best', reading.listTop, { ...viewer, scope }, 'ranking_standings_order', 400],
  ['the own place', reading.getOwn, { userId: 'm7', scope }, 'ranking_steps_pkey', 40],
  [
    'the place of the last one',
    reading.getOwn,
    { userId: 'm400', scope },
    'ranking_steps_pkey',
    40,
  ],
  ['win rates', reading.listHighestWinRates, viewer, 'ranking_standings_win_rate', 80],
  ['who plays most', reading.listMostActive, viewer, 'ranking_standings_active', 80],
  [
    'the best of a region',
    reading.listTopOfRegions,
    { ...viewer, scope, regions },
    'ranking_standings_near',
    CODES * 12,
  ],
  [
    'the own place in a region',
    reading.getOwnOfRegions,
    { userId: 'm400', scope, regions },
    'ranking_standings_near',
    CODES * 6,
  ],
];

it.each(hot)('%s is found along an index', async (_, statement, params, index, blocks) => {
  const plan = await runGeneric(database.pool, statement, params as never, true);
  expect(indexesOf(plan)).toContain(index);
  // nobody blocks anybody here, and nobody has friends
  const ties = ['user_blocks', 'friendships'];
  expect(scannedOf(plan).filter((table) => !ties.includes(table))).toEqual([]);
  expect(plan['Actual Rows']).toBeGreaterThan(0);
  expect(touched(plan)).toBeLessThan(blocks);
});
