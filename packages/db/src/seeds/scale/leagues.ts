import type { PoolClient } from 'pg';
import type { Pool } from '../../pool.ts';
import { reserveIds, writeMuch } from './copy.ts';
import { isoTime } from './rows.ts';
import { insertUsers, newUserPrefix } from './users.ts';

export interface LeagueScaleOptions {
  /** how many leagues to add, at least 10; each has 250 fixtures */
  leagues: number;
  /** how a fixture is played and what the league decides, as packages/darts has them */
  format: object;
  rules: object;
}

export interface LeagueScaleStats {
  leagues: number;
  fixtures: number;
  /** in the middle of all */
  leagueId: number;
  seasonId: number;
  /** of ten teams, with half of its fixtures played */
  divisionId: number;
  fixtureId: number;
  teamId: number;
  /** of that team in this season */
  entryId: number;
  /** leads the team of `teamId` */
  memberId: string;
}

const TABLES = [
  'leagues',
  'league_officers',
  'league_seasons',
  'league_divisions',
  'league_teams',
  'league_captains',
  'league_entries',
  'league_players',
  'league_registrations',
  'league_fixtures',
  'league_figures',
] as const;

const DIVISIONS = 5;
const TEAMS = 10;
const FIXTURES = 50;
const SQUAD = 8;
const DAY_MS = 86_400_000;

/**
 * Adds leagues in the middle of a season: five divisions of ten teams, each with a squad and a table, and fifty fixtures,
 * half of them played. Sheets are not written.
 * @param pool faster with a superuser
 */
export async function seedScaleLeagues(
  pool: Pool,
  { leagues, format, rules }: LeagueScaleOptions,
): Promise<LeagueScaleStats> {
  if (!(leagues >= 10)) throw new RangeError('at least 10 leagues');
  const prefix = newUserPrefix();
  const since = isoTime(Date.now() - 100 * DAY_MS);
  return writeMuch(pool, TABLES, async (client) => {
    await insertUsers(client, leagues, prefix, since);
    const first: First = {
      league: await reserveIds(client, 'leagues', leagues),
      season: await reserveIds(client, 'league_seasons', leagues),
      division: await reserveIds(client, 'league_divisions', leagues * DIVISIONS),
      team: await reserveIds(client, 'league_teams', leagues * DIVISIONS * TEAMS),
      entry: await reserveIds(client, 'league_entries', leagues * DIVISIONS * TEAMS),
      player: await reserveIds(client, 'league_players', leagues * DIVISIONS * TEAMS * SQUAD),
      fixture: await reserveIds(client, 'league_fixtures', leagues * DIVISIONS * FIXTURES),
    };
    await insertLeagues(client, { leagues, prefix, since, format, rules, first });
    await insertTeams(client, { leagues, prefix, since, first });
    await insertFixtures(client, { leagues, first });
    const middle = Math.floor(leagues / 2);
    const division = middle * DIVISIONS;
    return {
      leagues,
      fixtures: leagues * DIVISIONS * FIXTURES,
      leagueId: first.league + middle,
      seasonId: first.season + middle,
      divisionId: first.division + division,
      fixtureId: first.fixture + division * FIXTURES + FIXTURES / 2,
      teamId: first.team + division * TEAMS,
      entryId: first.entry + division * TEAMS,
      memberId: `${prefix}${middle}`,
    };
  });
}

/** The first id of each table. */
type First = Record<
  'league' | 'season' | 'division' | 'team' | 'entry' | 'player' | 'fixture',
  number
>;

interface Leagues extends Omit<LeagueScaleOptions, 'onProgress'> {
  prefix: string;
  since: string;
  first: First;
}

async function insertLeagues(
  client: PoolClient,
  { leagues, prefix, since, format, rules, first }: Leagues,
): Promise<void> {
  await client.query(
    `insert into leagues (id, name, region, team_count, created_at, updated_at)
      overriding system value
    select $1::bigint + n, 'Dartliga ' || n, 'Kreis ' || n % 400, ${DIVISIONS * TEAMS}, $2, $2
    from generate_series(0, $3::int - 1) n`,
    [first.league, since, leagues],
  );
  await client.query(
    `insert into league_officers (league_id, user_id, role, added_at)
    select $1::bigint + n, $2::text || n, 'head', $3 from generate_series(0, $4::int - 1) n`,
    [first.league, prefix, since, leagues],
  );
  await client.query(
    `insert into league_seasons (id, league_id, name, status, starts_on, ends_on, format, rules,
        seed, created_at, started_at) overriding system value
    select $1::bigint + n, $2::bigint + n, '2026/27', 'running', current_date - 90,
      current_date + 120, $3, $4, 'seed ' || n, $5, $5
    from generate_series(0, $6::int - 1) n`,
    [first.season, first.league, JSON.stringify(format), JSON.stringify(rules), since, leagues],
  );
  await client.query(
    `insert into league_divisions (id, season_id, name, level, position, is_double, planned_at, standings)
      overriding system value
    select $1::bigint + n, $2::bigint + n / ${DIVISIONS}, 'Staffel ' || n % ${DIVISIONS} + 1,
      n % ${DIVISIONS} + 1, n % ${DIVISIONS} + 1, true, $3, (
        select jsonb_agg(jsonb_build_object(
          'place', t + 1, 'entryId', $4::bigint + n * ${TEAMS} + t,
          'teamId', $5::bigint + n * ${TEAMS} + t, 'name', 'Team ' || t, 'played', 5, 'won', 3,
          'drawn', 1, 'lost', 1, 'games', jsonb_build_array(33, 27),
          'legs', jsonb_build_array(120, 101), 'points', 7, 'penalty', 0, 'isLive', false,
          'decidedBy', 'points', 'why', null, 'withdrawn', null
        )) from generate_series(0, ${TEAMS - 1}) t
      )
    from generate_series(0, $6::int * ${DIVISIONS} - 1) n`,
    [first.division, first.season, since, first.entry, first.team, leagues],
  );
}

async function insertTeams(
  client: PoolClient,
  { leagues, prefix, since, first }: Pick<Leagues, 'leagues' | 'prefix' | 'since' | 'first'>,
): Promise<void> {
  const teams = leagues * DIVISIONS * TEAMS;
  await client.query(
    `insert into league_teams (id, league_id, name, venue, created_at) overriding system value
    select $1::bigint + n, $2::bigint + n / ${DIVISIONS * TEAMS}, 'Team ' || n, 'Vereinsheim', $3
    from generate_series(0, $4::int - 1) n`,
    [first.team, first.league, since, teams],
  );
  await client.query(
    `insert into league_captains (team_id, user_id, role, added_at)
    select $1::bigint + n * ${DIVISIONS * TEAMS}, $2::text || n, 'captain', $3
    from generate_series(0, $4::int - 1) n`,
    [first.team, prefix, since, leagues],
  );
  await client.query(
    `insert into league_entries (id, season_id, division_id, team_id, home_weekday, home_time)
      overriding system value
    select $1::bigint + n, $2::bigint + n / ${DIVISIONS * TEAMS}, $3::bigint + n / ${TEAMS},
      $4::bigint + n, 5, '19:30'
    from generate_series(0, $5::int - 1) n`,
    [first.entry, first.season, first.division, first.team, teams],
  );
  await client.query(
    `insert into league_players (id, league_id, name, created_at) overriding system value
    select $1::bigint + n, $2::bigint + n / ${DIVISIONS * TEAMS * SQUAD}, 'Spieler ' || n, $3
    from generate_series(0, $4::int - 1) n`,
    [first.player, first.league, since, teams * SQUAD],
  );
  await client.query(
    `insert into league_registrations (season_id, entry_id, player_id, status, asked_at)
    select $1::bigint + n / ${DIVISIONS * TEAMS * SQUAD}, $2::bigint + n / ${SQUAD},
      $3::bigint + n, 'confirmed', $4
    from generate_series(0, $5::int - 1) n`,
    [first.season, first.entry, first.player, since, teams * SQUAD],
  );
}

/** Pairs of a circle: in each round the n-th of one half meets the n-th of the other, which moves on. */
async function insertFixtures(
  client: PoolClient,
  { leagues, first }: Pick<Leagues, 'leagues' | 'first'>,
): Promise<void> {
  const half = TEAMS / 2;
  const count = leagues * DIVISIONS * FIXTURES;
  await client.query(
    `insert into league_fixtures (id, division_id, round, home_id, away_id, starts_at, status,
        points_home, points_away, games_home, games_away, legs_home, legs_away, reported_at)
      overriding system value
    select $1::bigint + n, $2::bigint + d, r + 1, $3::bigint + d * ${TEAMS} + k,
      $3::bigint + d * ${TEAMS} + ${half} + (k + r) % ${half},
      date_trunc('day', now()) + make_interval(days => 7 * (r - ${half}), hours => 18),
      case when r < ${half} then 'confirmed' else 'planned' end,
      case when r < ${half} then 2 end, case when r < ${half} then 0 end,
      case when r < ${half} then 7 else 0 end, case when r < ${half} then 5 else 0 end,
      case when r < ${half} then 26 else 0 end, case when r < ${half} then 21 else 0 end,
      case when r < ${half} then now() - make_interval(days => 7 * (${half} - r)) end
    from generate_series(0, $4::int - 1) n,
      lateral (select n / ${FIXTURES} as d, n % ${FIXTURES} / ${half} as r, n % ${half} as k) place`,
    [first.fixture, first.division, first.entry, count],
  );
  await client.query(
    `insert into league_figures (fixture_id, player_id, division_id, entry_id, singles,
        singles_won, doubles, doubles_won, legs, legs_won, darts, points)
    select fixture.id, $1::bigint + (fixture.home_id - $2::bigint) * ${SQUAD} + p,
      fixture.division_id, fixture.home_id, 1, 1, 1, 0, 4, 3, 84, 1503
    from league_fixtures fixture, generate_series(0, ${SQUAD - 1}) p
    where fixture.status = 'confirmed' and fixture.id >= $3::bigint`,
    [first.player, first.entry, first.fixture],
  );
}
