import type { PoolClient } from 'pg';
import type { Pool } from '../../pool.ts';
import { reserveIds, writeMuch } from './copy.ts';
import { isoTime } from './rows.ts';
import { insertUsers, newUserPrefix } from './users.ts';

export interface TournamentScaleOptions {
  /** how many tournaments to add, at least 100 */
  tournaments: number;
}

export interface TournamentScaleStats {
  users: number;
  tournaments: number;
  entries: number;
  firstTournamentId: number;
  /** an active member who has played about as often as most, without a password */
  memberId: string;
}

const TABLES = ['tournaments', 'tournament_entries', 'tournament_entry_players'] as const;
const DAY_MS = 86_400_000;
/** from three years ago to two months ahead */
const BEFORE_MS = 3 * 365 * DAY_MS;
const AHEAD_MS = 60 * DAY_MS;
const TOURNAMENTS_A_MEMBER = 5;
const FEWEST_USERS = 200;

/**
 * Adds members and tournaments of the last three years and the next two months, with who entered and where they
 * ended, at the lounges that are there already and elsewhere. Most are over, some were called off or never begun,
 * a few are played at this moment. What was played is not written.
 *
 * @param pool faster with a superuser
 */
export async function seedScaleTournaments(
  pool: Pool,
  { tournaments }: TournamentScaleOptions,
): Promise<TournamentScaleStats> {
  if (!(tournaments >= 100)) throw new RangeError('at least 100 tournaments');
  const users = Math.max(FEWEST_USERS, Math.round(tournaments / TOURNAMENTS_A_MEMBER));
  const prefix = newUserPrefix();
  const now = Date.now();
  return writeMuch(pool, TABLES, async (client) => {
    const firstId = await reserveIds(client, 'tournaments', tournaments);
    await insertUsers(client, users, prefix, isoTime(now - BEFORE_MS));
    await client.query('select setseed(0.5)');
    await plan(client, { tournaments, users, firstId, now });
    await insertTournaments(client, prefix);
    const entries = await insertEntries(client, { prefix, users });
    return {
      users,
      tournaments,
      entries,
      firstTournamentId: firstId,
      memberId: `${prefix}${Math.floor(users / 2)}`,
    };
  });
}

interface Plan {
  tournaments: number;
  users: number;
  firstId: number;
  /** milliseconds since 1970 */
  now: number;
}

/** When and where, who organises it, how many seats it has, and how many of them are taken. */
async function plan(client: PoolClient, { tournaments, users, firstId, now }: Plan): Promise<void> {
  await client.query(
    `create temporary table planned_tournaments on commit drop as
     select drawn.*, lounge.id as lounge_id,
       case when lounge.id is null then
         (array['Berlin', 'Hamburg', 'Köln', 'München', 'Essen', 'Graz', 'Bern', 'Leipzig'])[1 + number % 8]
       end as location,
       case when status = 'draft' then 0 when status in ('completed', 'active')
         then greatest(4, round(seats * (0.5 + fill / 2)))::int else floor(seats * fill ^ 2)::int end as entered
     from (
       select number, $2::bigint + number as id, starts_at, creator, seats, fill, chance, place,
         case
           when starts_at > $4::timestamptz then
             case when chance < 0.92 then 'upcoming' when chance < 0.97 then 'draft' else 'cancelled' end
           when starts_at > $4::timestamptz - interval '5 hours' then 'active'
           when chance < 0.9 then 'completed' when chance < 0.96 then 'cancelled'
           else 'upcoming'
         end as status
       from (
         select number, floor($3::int * random() ^ 1.5)::int as creator, random() as fill,
           random() as chance, random() as place,
           (array[8, 8, 8, 8, 16, 16, 16, 16, 32, 64])[1 + floor(random() * 10)::int] as seats,
           date_trunc('day', $4::timestamptz + make_interval(secs => (number::float8 / $1::int * ($5::float8 + $6::float8) - $5::float8) / 1000))
             + (array[17, 18, 18, 18, 19])[1 + floor(random() * 5)::int] * interval '1 hour' as starts_at
         from generate_series(0, $1::int - 1) number
       ) as dated
     ) as drawn
     left join (
       select id, row_number() over (order by id) - 1 as rank, count(*) over () as count
       from lounges where is_active
     ) as lounge on drawn.place < 0.7 and lounge.rank = floor(drawn.place / 0.7 * lounge.count)`,
    [tournaments, firstId, users, new Date(now), BEFORE_MS, AHEAD_MS],
  );
}

async function insertTournaments(client: PoolClient, prefix: string): Promise<void> {
  await client.query(
    `insert into tournaments (id, name, description, status, kind, game_format, rules, format,
       max_participants, entry_fee_cents, prize_pool_cents, starts_at, registration_closes_at,
       check_in_opens_at, is_public, lounge_id, location, created_by, created_at, updated_at,
       started_at, completed_at, cancelled_at, cancelled_by, entered_count, next_number, revision)
     overriding system value
     select id,
       (array['Freitagscup', 'Donnerstagsturnier', 'Vereinspokal', 'Monatsmeisterschaft', 'Doppel-16-Cup',
         'Anfängerabend', 'Kneipenliga', 'Ranglistenturnier', 'Nikolauspokal', 'Sommercup'])[1 + number % 10]
         || ' ' || 1 + number / 10 || case when number % 9973 = 7 then ' Hasenpokal' else '' end,
       'Wir spielen auf allen Boards, Anfängerinnen und Anfänger sind willkommen.',
       status,
       (array['single_elimination', 'single_elimination', 'single_elimination', 'double_elimination',
         'double_elimination', 'groups', 'round_robin', 'swiss'])[1 + number % 8],
       '501', '{"in": "straight", "out": "double", "game": "x01", "start": 501}',
       '{"legs": {"kind": "bestOf", "count": 5}}',
       seats, (number % 4) * 500, (number % 4) * 500 * seats / 2, starts_at, starts_at - interval '1 hour',
       starts_at - interval '90 minutes', number % 12 > 0, lounge_id, location, $1 || creator,
       starts_at - interval '21 days', starts_at - interval '1 day',
       case when status in ('active', 'completed') then starts_at end,
       case when status = 'completed' then starts_at + interval '4 hours' end,
       case when status = 'cancelled' then starts_at - interval '1 day' end,
       case when status = 'cancelled' then $1 || creator end,
       entered, entered + 1, entered + 1
     from planned_tournaments`,
    [prefix],
  );
}

/** Those of one tournament are neighbours among the members; some are guests. The first ones end at the top. */
async function insertEntries(
  client: PoolClient,
  { prefix, users }: { prefix: string; users: number },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select sum(entered)::int as count from planned_tournaments',
  );
  const count = rows[0]?.count ?? 0;
  const firstId = await reserveIds(client, 'tournament_entries', count);
  await client.query(
    `create temporary table planned_entries on commit drop as
     select $1::bigint - 1 + row_number() over (order by id, nth) as id, id as tournament_id, nth, status,
       starts_at, creator, (creator + nth * 3) % $2::int as player, (number + nth) % 6 = 0 as is_guest
     from planned_tournaments, generate_series(1, entered) nth`,
    [firstId, users],
  );
  await client.query(
    `insert into tournament_entries (id, tournament_id, number, status, entered_by, registered_at,
       checked_in_at, paid_at, place)
     overriding system value
     select id, tournament_id, nth, 'registered', $1 || case when is_guest then creator else player end,
       starts_at - make_interval(hours => 400 - nth),
       case when status in ('active', 'completed') then starts_at - interval '30 minutes' end,
       case when status in ('active', 'completed') then starts_at - interval '20 minutes' end,
       case when status = 'completed' then nth end
     from planned_entries`,
    [prefix],
  );
  await client.query(
    `insert into tournament_entry_players (entry_id, position, tournament_id, user_id, guest_name)
     select id, 0, tournament_id, case when not is_guest then $1 || player end,
       case when is_guest then 'Gast ' || nth end
     from planned_entries`,
    [prefix],
  );
  await client.query(
    `update tournaments set winner_entry_id = planned.id from planned_entries planned
     where planned.tournament_id = tournaments.id and planned.nth = 1 and planned.status = 'completed'`,
  );
  return count;
}
