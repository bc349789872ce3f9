import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../testing/index.ts';
import { indexesOf, nodesOf, runGeneric, scannedOf, vacuum } from '../../testing/plans.ts';
import { listNear } from './lobby.queries.ts';

const api = useTestApi();
let pool: pg.Pool;

const WAITING = 5000;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: api.url, max: 1 });
  await pool.query(`
    insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
    select 'm' || n, 'm' || n || '@oche.test', now(), 'Mia', 'M' || n, '80331', now()
    from generate_series(1, ${WAITING}) as n;
    insert into lobby_entries (owner_id, rules, legs, with_camera, is_near, rating, opened_at, seen_at)
    select 'm' || n, '{"game": "cricket", "scoring": "standard"}', 3, n % 2 = 0, n % 3 = 0,
      800 + n % 1400, now(), now()
    from generate_series(1, ${WAITING}) as n;
    insert into ranking_ratings (user_id, rating, deviation, volatility, rated_at)
    select 'm' || n, 100 * (800 + n % 1400), 6000, 6000000, now()
    from generate_series(1, ${WAITING}) as n;
    insert into user_blocks (blocker_id, blocked_id)
    select 'm1', 'm' || n from generate_series(2, 40) as n`);
  await vacuum(pool);
});
afterAll(() => pool.end());

it('the nearest of thousands are found from both sides along the index', async () => {
  const minutes = (count: number) => new Date(Date.now() - count * 60_000).toISOString();
  const plan = await runGeneric(pool, listNear, {
    viewerId: 'm1',
    isStaff: false,
    seenSince: minutes(2),
    openedSince: minutes(30),
    now: minutes(0),
    points: 1500,
    isVisitor: false,
    rules: null,
    legs: null,
    withCamera: null,
    within: null,
    limit: 50,
  });
  expect(plan['Actual Rows']).toBe(50);
  const scanned = scannedOf(plan);
  for (const large of ['lobby_entries', 'users', 'profiles', 'ranking_ratings']) {
    expect(scanned).not.toContain(large);
  }
  expect(indexesOf(plan).filter((name) => name === 'lobby_entries_nearest')).toHaveLength(2);
  const walked = nodesOf(plan).filter((node) => node['Index Name'] === 'lobby_entries_nearest');
  for (const node of walked) expect(node['Actual Rows']).toBeLessThan(250);
});
