import type { FixtureFormat } from '@oche/darts/leagues/format';
import { type Executor, type Placeholders, prepared } from '@oche/db';
import { type InferResult, sql } from 'kysely';

/** More than a season of a big league has; those furthest ahead have priority. */
const MAX = 3000;

interface Since {
  from: string;
}

/** Fixtures that have a date, as calendars show them. A hidden league has none. */
const fixtures = (db: Executor, p: Placeholders<Since>) =>
  db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .innerJoin('leagues as league', 'league.id', 'season.league_id')
    .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .innerJoin('league_teams as home_team', 'home_team.id', 'home.team_id')
    .innerJoin('league_entries as host', (join) =>
      join.on(sql<boolean>`host.id = coalesce(fixture.host_id, fixture.home_id)`),
    )
    .innerJoin('league_teams as place_team', 'place_team.id', 'host.team_id')
    .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
    .innerJoin('league_teams as away_team', 'away_team.id', 'away.team_id')
    .leftJoin('lounges as lounge', (join) =>
      join.onRef('lounge.id', '=', 'fixture.lounge_id').on('lounge.is_active', '=', true),
    )
    .select([
      'fixture.id',
      'fixture.revision',
      'fixture.round',
      'fixture.status',
      'fixture.division_id as divisionId',
      'fixture.games_home as gamesHome',
      'fixture.games_away as gamesAway',
      'fixture.updated_at as updatedAt',
      sql<string>`fixture.starts_at`.as('startsAt'),
      'division.name as divisionName',
      'season.status as seasonStatus',
      'league.name as leagueName',
      'home_team.name as homeName',
      'place_team.board_ids as boardIds',
      'away_team.name as awayName',
      sql<string | null>`case when lounge.id is null then fixture.venue
        else concat_ws(', ', lounge.name, lounge.address,
          nullif(concat_ws(' ', lounge.zip_code, lounge.city), '')) end`.as('place'),
    ])
    .where('fixture.starts_at', '>=', p('from'))
    .where('league.hidden_at', 'is', null)
    .orderBy('fixture.starts_at', 'desc')
    .orderBy('fixture.id')
    .limit(MAX);

export type CalendarFixture = InferResult<ReturnType<typeof fixtures>>[number];

type OfOne = Since & { id: number };

export const listOfDivision = prepared(
  'leagues.listCalendarOfDivision',
  (db, p: Placeholders<OfOne>) => fixtures(db, p).where('fixture.division_id', '=', p('id')),
);

export const listOfLeague = prepared('leagues.listCalendarOfLeague', (db, p: Placeholders<OfOne>) =>
  fixtures(db, p).where(
    sql<boolean>`fixture.division_id = any(array(
        select one.id from league_divisions one
        join league_seasons its on its.id = one.season_id
        where its.league_id = ${p('id')}
      ))`,
  ),
);

/** What teams in their seasons play, at home or away. As arrays, so that the walk begins there. */
const ofEntries = (entries: ReturnType<typeof sql>) => sql<boolean>`fixture.id = any(array(
  select played.id from ${entries} own join league_fixtures played on played.home_id = own.id
  union all
  select played.id from ${entries} own join league_fixtures played on played.away_id = own.id
))`;

export const listOfTeam = prepared('leagues.listCalendarOfTeam', (db, p: Placeholders<OfOne>) =>
  fixtures(db, p).where(
    ofEntries(sql`(select entry.id from league_entries entry where entry.team_id = ${p('id')})`),
  ),
);

/** What a member plays, or leads a team in. */
export const listOfMember = prepared(
  'leagues.listCalendarOfMember',
  (db, p: Placeholders<Since & { userId: string }>) =>
    fixtures(db, p).where(
      ofEntries(sql`(
        select registration.entry_id as id from league_players player
        join league_registrations registration on registration.player_id = player.id
        where player.user_id = ${p('userId')}::text and registration.status = 'confirmed'
        union
        select entry.id from league_captains captain
        join league_entries entry on entry.team_id = captain.team_id
        where captain.user_id = ${p('userId')}::text
      )`),
    ),
);

/** How a fixture of each division is played, which says how long an evening is. */
export const listFormats = prepared(
  'leagues.listFormatsOfDivisions',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('league_divisions as division')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .select([
        'division.id',
        sql<FixtureFormat>`coalesce(division.format, season.format)`.as('format'),
      ])
      .where('division.id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);

/** Whose calendar it is, for its name. */
export const getLeagueName = prepared(
  'leagues.getCalendarLeague',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('leagues')
      .select('name')
      .where('id', '=', p('id'))
      .where('hidden_at', 'is', null),
);

export const getDivisionName = prepared(
  'leagues.getCalendarDivision',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('league_divisions as division')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .select(sql<string>`league.name || ', ' || division.name`.as('name'))
      .where('division.id', '=', p('id'))
      .where('league.hidden_at', 'is', null),
);

export const getTeamName = prepared(
  'leagues.getCalendarTeam',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('league_teams as team')
      .innerJoin('leagues as league', 'league.id', 'team.league_id')
      .select('team.name')
      .where('team.id', '=', p('id'))
      .where('league.hidden_at', 'is', null),
);
