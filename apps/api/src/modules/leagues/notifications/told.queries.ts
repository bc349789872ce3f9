import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Fixtures as somebody is told of them. */
export const listToldFixtures = prepared(
  'leagues.listToldFixtures',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('league_fixtures as fixture')
      .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
      .innerJoin('league_teams as home_team', 'home_team.id', 'home.team_id')
      .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
      .innerJoin('league_teams as away_team', 'away_team.id', 'away.team_id')
      .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .leftJoin('lounges as lounge', 'lounge.id', 'fixture.lounge_id')
      .select([
        'fixture.id',
        'home_team.name as home',
        'away_team.name as away',
        'league.name as league',
        'league.time_zone as timeZone',
        'fixture.starts_at as startsAt',
        'fixture.games_home as gamesHome',
        'fixture.games_away as gamesAway',
        sql<string | null>`coalesce(lounge.name, fixture.venue)`.as('where'),
        sql<string | null>`case fixture.status
          when 'confirmed' then fixture.reported_at
          when 'forfeit' then (fixture.decision ->> 'at')::timestamptz
        end + make_interval(days => (season.rules #>> '{deadlines,protestDays}')::int)`.as(
          'disputableUntil',
        ),
      ])
      .where('fixture.id', '=', anyOfIds(p('ids'))),
);

const fixtureId = sql`(item.payload ->> 'fixtureId')::bigint`;

/** Whether the fixture of the row `item` of notifications is there for everybody. */
export const isFixtureThere = sql<boolean>`exists (
  select from league_fixtures fixture
  join league_divisions division on division.id = fixture.division_id
  join league_seasons season on season.id = division.season_id
  join leagues league on league.id = season.league_id
  where fixture.id = ${fixtureId} and league.hidden_at is null
)`;

/** Registrations as those are told of them whom they are about. */
export const listToldRegistrations = prepared(
  'leagues.listToldRegistrations',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('league_registrations as registration')
      .innerJoin('league_entries as entry', 'entry.id', 'registration.entry_id')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .innerJoin('leagues as league', 'league.id', 'team.league_id')
      .select([
        'registration.id',
        'team.id as teamId',
        'team.name as team',
        'league.name as league',
      ])
      .where('registration.id', '=', anyOfIds(p('ids'))),
);

export const isRegistered = sql<boolean>`exists (
  select from league_registrations registration
  join league_players player on player.id = registration.player_id
  join leagues league on league.id = player.league_id
  where registration.id = (item.payload ->> 'registrationId')::bigint
    and registration.status in ('asked', 'confirmed')
    and player.user_id = item.recipient_id and league.hidden_at is null
)`;
