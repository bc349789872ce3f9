import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { indexesOf, nodesOf, runGeneric, scannedOf, vacuum } from '../../../testing/plans.ts';
import { boxAround, chordOf, cubeOf, cubeOfBox } from '../../lounges/index.ts';
import * as shown from '../show/show.queries.ts';
import * as finished from './finished-games.queries.ts';
import * as live from './live-games.queries.ts';

const api = useTestApi();
let pool: pg.Pool;

const GAMES = 20_000;
const MEMBERS = 200;
const PAGE = 21;
const LATER = '9999-12-31T00:00:00.000Z';
const LAST = Number.MAX_SAFE_INTEGER;

/** A season: every thousandth game is being played, the others are over; some at lounges. */
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: api.url, max: 1 });
  await pool.query(`
    insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
    select 'm' || n, 'm' || n || '@oche.test', now(), 'Mia', 'M' || n, '80331', now()
    from generate_series(1, ${MEMBERS}) as n;
    insert into lounges (name, address, zip_code, city, country, latitude, longitude,
      price_per_hour_cents, number_of_boards, created_by)
    select 'Lounge ' || n, 'Weg 1', '80331', 'München', 'DE', 47.5 + n * 0.02, 11.5, 0, 1, 'm1'
    from generate_series(1, 200) as n;
    insert into games (created_by, kind, setup, visibility, status, position, lounge_id,
      created_at, moved_at, finished_at, winner_side)
    select 'm' || 1 + n % ${MEMBERS}, 'x01', '{"sides": [1, 1]}', 'public',
      case when n % 1000 = 0 then 'playing' else 'completed' end, '{}',
      (select min(id) from lounges) + n % 200,
      now() - n * interval '1 minute', now() - n % 1000 * interval '1 minute',
      case when n % 1000 > 0 then now() - n * interval '1 minute' end,
      case when n % 1000 > 0 then 0 end
    from generate_series(1, ${GAMES}) as n;
    insert into game_players (game_id, side, place, user_id, accepted_at)
    select id, side, 0, 'm' || 1 + (id + side * 7) % ${MEMBERS}, now()
    from games, generate_series(0, 1) as side;
    insert into game_results (game_id, user_id, side, kind, is_counted, is_won, legs_won, legs_lost,
      finished_at, darts, points, first_nine_darts, first_nine_points, checkouts, visits_60,
      visits_100, visits_140, visits_180)
    select game_id, user_id, side, 'x01', true, side = 0, 2, 0, finished_at, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from game_players join games on games.id = game_id where finished_at is not null;
    insert into user_follows (follower_id, followed_id)
    select 'm1', 'm' || n from generate_series(2, 21) as n`);
  await vacuum(pool);
});
afterAll(() => pool.end());

const munich = { latitude: 48.14, longitude: 11.58 };
const circle = {
  origin: cubeOf(munich),
  box: cubeOfBox(boxAround(munich, chordOf(25))),
  chord: chordOf(25),
};
const onlookerId = 'm3';
const since = () => new Date(Date.now() - 30 * 60_000).toISOString();
const now = { onlookerId, beforeId: LAST };
const over = { onlookerId, beforeId: LAST, endedAt: LATER };

it.each([
  [
    'what is being played at a lounge',
    () =>
      runGeneric(pool, live.listLiveAtLounge.withLimit(PAGE), {
        ...now,
        since: since(),
        loungeId: 1,
      }),
    'games_live',
  ],
  [
    'what is being played',
    () => runGeneric(pool, live.listLive.withLimit(PAGE), { ...now, since: since() }),
    'games_live',
  ],
  [
    'what is being played nearby',
    () =>
      runGeneric(pool, live.listLiveNear.withLimit(PAGE), { ...now, ...circle, since: since() }),
    'games_live',
  ],
  [
    'what those play whom somebody follows',
    () =>
      runGeneric(pool, live.listLiveFollowed.withLimit(PAGE), {
        ...now,
        followerId: 'm1',
        since: since(),
      }),
    'games_live',
  ],
  [
    'what is over',
    () => runGeneric(pool, finished.listFinished.withLimit(PAGE), over),
    'games_finished',
  ],
  [
    'what is over nearby',
    () => runGeneric(pool, finished.listFinishedNear.withLimit(PAGE), { ...over, ...circle }),
    'games_finished_at_lounge',
  ],
  [
    'what is over of those whom somebody follows',
    () =>
      runGeneric(pool, finished.listFinishedFollowed.withLimit(PAGE), {
        ...over,
        followerId: 'm1',
      }),
    'game_results_of',
  ],
  [
    'own games',
    () => runGeneric(pool, finished.listOwn.withLimit(PAGE), { memberId: 'm1', beforeId: LAST }),
    'game_players_of',
  ],
  [
    'documented results',
    () =>
      runGeneric(pool, finished.listResults.withLimit(PAGE), {
        onlookerId,
        memberId: 'm3',
        beforeId: LAST,
      }),
    'games_pkey',
  ],
])('%s: a page costs a page, however many games there were', async (_, read, index) => {
  const plan = await read();
  expect(indexesOf(plan)).toContain(index);
  const big = ['games', 'game_players', 'game_results'];
  expect(scannedOf(plan).filter((table) => big.includes(table))).toEqual([]);
  // of 20 players, or of the 21 lounges within the radius, a page each at most
  const most = Math.max(...nodesOf(plan).map((node) => node['Actual Rows'] ?? 0));
  expect(most).toBeLessThanOrEqual(21 * PAGE);
});

it('what everybody is shown looks at the games that are played, and at the last ones of the week', async () => {
  const everybody = { viewerId: '', isStaff: false };
  const playing = await runGeneric(pool, shown.listLive, { ...everybody, since: since() });
  expect(scannedOf(playing)).not.toContain('games');
  const week = new Date(Date.now() - 7 * 86_400_000).toISOString();
  const best = await runGeneric(pool, shown.listBest, { ...everybody, since: week });
  expect(indexesOf(best)).toEqual(expect.arrayContaining(['games_finished']));
  expect(scannedOf(best)).not.toContain('games');
  expect(scannedOf(best)).not.toContain('game_results');
});
