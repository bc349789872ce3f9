import type { PoolClient } from 'pg';
import type { Pool } from '../../pool.ts';
import { dropIndexes, reserveIds, writeMuch } from './copy.ts';
import { isoTime } from './rows.ts';
import { insertUsers, newUserPrefix } from './users.ts';

export interface GameScaleOptions {
  /** how many games to add, at least 100 */
  games: number;
  onProgress?: (done: { games: number; of: number }) => void;
}

export interface GameScaleStats {
  users: number;
  games: number;
  firstGameId: number;
  /** an active member who has played about as many games as most, without a password */
  memberId: string;
}

const TABLES = ['games', 'game_players', 'game_results'] as const;
const YEARS_MS = 3 * 365 * 86_400_000;
/** How many games are planned and written at once. */
const SLICE = 500_000;
const GAMES_A_MEMBER = 10;

/**
 * Adds members and completed games of two of them, with what each game was for both, and without the
 * throws. Few members play much, most play little, and who is better wins more often. Everything is
 * made by PostgreSQL, as millions of rows would take most of their time on the way to it.
 *
 * Statistics and rankings are not written: they can be built from these rows.
 *
 * @param pool faster with a superuser
 */
export async function seedScaleGames(
  pool: Pool,
  { games, onProgress = () => {} }: GameScaleOptions,
): Promise<GameScaleStats> {
  if (!(games >= 100)) throw new RangeError('at least 100 games');
  const users = Math.max(20, Math.round(games / GAMES_A_MEMBER));
  const userPrefix = newUserPrefix();
  const first = Date.now() - YEARS_MS;
  return writeMuch(pool, TABLES, async (client) => {
    const firstGameId = await reserveIds(client, 'games', games);
    await insertUsers(client, users, userPrefix, isoTime(first));
    const restore = await dropIndexes(client, TABLES);
    await client.query(`select setseed(0.5)`);
    for (let from = 0; from < games; from += SLICE) {
      const until = Math.min(games, from + SLICE);
      await planGames(client, { from, until, games, users, first });
      await insertGames(client, firstGameId, userPrefix);
      onProgress({ games: until, of: games });
    }
    await restore();
    return { users, games, firstGameId, memberId: `${userPrefix}${Math.floor(users / 2)}` };
  });
}

interface Plan {
  from: number;
  until: number;
  games: number;
  users: number;
  /** milliseconds since 1970 of the first game */
  first: number;
}

/** Who plays whom, when and what, and who wins. */
async function planGames(
  client: PoolClient,
  { from, until, games, users, first }: Plan,
): Promise<void> {
  await client.query(`
    create temporary table if not exists planned_games (
      number integer, one integer, other integer, wins boolean, loser_legs integer, start integer,
      kind text, finished timestamptz(3)
    ) on commit drop;
    truncate planned_games`);
  await client.query(
    `insert into planned_games
     select number, one, (one + away) % $4::int,
       -- the skill of a member is a number between 0 and 1 that follows from the member's number
       random() < 1 / (1 + 10::float8 ^ (2 * ((one + away) % $4::int * 7919::bigint % 1009 - one * 7919::bigint % 1009) / 1009::float8)),
       loser_legs, case when kind = 'x01' then start end, kind,
       to_timestamp(($5::float8 + $6::float8 * (number / $3::float8)) / 1000)
     from (
       select number, floor($4::int * random() ^ 1.5)::int as one,
         1 + floor(random() * least($4::int - 1, 200))::int as away,
         floor(random() * 3)::int as loser_legs,
         (array[501, 501, 501, 501, 301, 301, 701])[1 + floor(random() * 7)::int] as start,
         case when random() < 0.15 then 'cricket' else 'x01' end as kind
       from generate_series($1::int, $2::int - 1) number
     ) as drawn`,
    [from, until, games, users, first, YEARS_MS],
  );
}

const SETUPS = `case when kind = 'cricket'
  then '{"first": 0, "rules": {"game": "cricket", "scoring": "standard"}, "sides": [1, 1], "format": {"legs": {"kind": "firstTo", "count": 3}}}'
  else '{"first": 0, "rules": {"in": "straight", "out": "double", "game": "x01", "start": ' || start || '}, "sides": [1, 1], "format": {"legs": {"kind": "firstTo", "count": 3}}}'
end::jsonb`;

const POSITIONS = `jsonb_build_object('leg', case when kind = 'cricket'
    then '{"marks": [[3, 3, 3, 3, 3, 3, 3], [0, 0, 0, 0, 0, 0, 0]], "points": [0, 0]}'::jsonb
    else '{"isIn": [true, true], "remaining": [0, 40]}'::jsonb end,
  'visits', '[0, 0]'::jsonb, 'entered', 0, 'standing', jsonb_build_object(
    'leg', 2 + loser_legs, 'legs', case when wins then array[3, loser_legs] else array[loser_legs, 3] end,
    'sets', '[0, 0]'::jsonb, 'first', 0, 'winner', (not wins)::int, 'firstOfSet', 0))`;

async function insertGames(client: PoolClient, firstId: number, prefix: string): Promise<void> {
  await client.query(
    `insert into games (id, created_by, kind, setup, visibility, status, position, winner_side,
       created_at, moved_at, finished_at, completed_at)
     overriding system value
     select $1 + number, $2 || one, kind, ${SETUPS}, 'public', 'completed', ${POSITIONS},
       (not wins)::int, finished - interval '25 minutes', finished, finished, finished
     from planned_games`,
    [firstId, prefix],
  );
  await client.query(
    `insert into game_players (game_id, side, place, user_id, accepted_at, confirmed_at)
     select $1 + number, side, 0, $2 || case side when 0 then one else other end,
       finished - interval '25 minutes', finished
     from planned_games, generate_series(0, 1) side`,
    [firstId, prefix],
  );
  await client.query(
    `insert into game_results (game_id, user_id, side, opponent_id, kind, start_score, is_counted,
       is_won, legs_won, legs_lost, finished_at, darts, points, first_nine_darts, first_nine_points,
       checkouts, visits_60, visits_100, visits_140, visits_180, highest_checkout, best_leg)
     select game_id, user_id, side, opponent_id, kind, start, true, is_won,
       case when is_won then 3 else loser_legs end, case when is_won then loser_legs else 3 end,
       finished, legs * 24, case when kind = 'x01' then legs * (start - 20) else legs * 21 end,
       case when kind = 'x01' then legs * 9 else 0 end, case when kind = 'x01' then legs * 150 else 0 end,
       case when is_won and kind = 'x01' then 3 else 0 end, legs, legs / 2, 0, game_id % 50 / 49,
       case when is_won and kind = 'x01' then 2 + game_id % 119 end,
       case when is_won and kind = 'x01' then 15 + game_id % 30 end
     from (
       select $1 + number as game_id, side, kind, start, loser_legs, finished, 3 + loser_legs as legs,
         $2 || case side when 0 then one else other end as user_id,
         $2 || case side when 0 then other else one end as opponent_id,
         wins = (side = 0) as is_won
       from planned_games, generate_series(0, 1) side
     ) as played`,
    [firstId, prefix],
  );
}
