import type { FixtureFormat } from '@oche/darts/leagues/format';
import type { LeagueRules } from '@oche/darts/leagues/rules';
import { type Placeholders, prepared } from '@oche/db';
import type { PlanKind } from '@oche/validators/leagues/plan';
import { sql } from 'kysely';
import { isSeen, type Viewer } from '../../../people/index.ts';

interface OfSeason {
  seasonId: number;
}

export const getSeason = prepared('leagues.getSeasonToImport', (db, p: Placeholders<OfSeason>) =>
  db
    .selectFrom('league_seasons as season')
    .innerJoin('leagues as league', 'league.id', 'season.league_id')
    .select([
      'season.status',
      'season.starts_on as startsOn',
      'season.ends_on as endsOn',
      'season.league_id as leagueId',
      'league.time_zone as timeZone',
      sql<LeagueRules>`season.rules`.as('rules'),
    ])
    .where('season.id', '=', p('seasonId')),
);

export const listDivisions = prepared(
  'leagues.listDivisionsToImport',
  (db, p: Placeholders<OfSeason>) =>
    db
      .selectFrom('league_divisions as division')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .select([
        'division.id',
        'division.name',
        'division.is_double as isDouble',
        sql<PlanKind>`coalesce(division.plan ->> 'kind', 'evenings')`.as('listKind'),
        sql<FixtureFormat>`coalesce(division.format, season.format)`.as('format'),
      ])
      .where('division.season_id', '=', p('seasonId'))
      .orderBy('division.id'),
);

export const listTeams = prepared(
  'leagues.listTeamsToImport',
  (db, p: Placeholders<{ leagueId: number }>) =>
    db
      .selectFrom('league_teams')
      .select([
        'id as teamId',
        'name',
        'venue',
        'lounge_id as loungeId',
        sql<boolean>`lounge_id is not null`.as('hasLounge'),
      ])
      .where('league_id', '=', p('leagueId'))
      .orderBy('id'),
);

export const listEntries = prepared(
  'leagues.listEntriesToImport',
  (db, p: Placeholders<OfSeason>) =>
    db
      .selectFrom('league_entries as entry')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .select([
        'entry.id as entryId',
        'entry.team_id as teamId',
        'entry.division_id as divisionId',
        'entry.home_weekday as homeWeekday',
        'entry.home_time as homeTime',
        'team.name',
        sql<boolean>`entry.withdrawn_at is not null`.as('isWithdrawn'),
      ])
      .where('entry.season_id', '=', p('seasonId'))
      .orderBy('entry.id'),
);

export const listFixtures = prepared(
  'leagues.listFixturesToImport',
  (db, p: Placeholders<OfSeason>) =>
    db
      .selectFrom('league_fixtures as fixture')
      .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
      .select([
        'fixture.id',
        'fixture.division_id as divisionId',
        'fixture.round',
        'fixture.home_id as homeId',
        'fixture.away_id as awayId',
        'fixture.starts_at as startsAt',
        'fixture.status',
        'fixture.points_home as pointsHome',
        'fixture.points_away as pointsAway',
        'fixture.games_home as gamesHome',
        'fixture.games_away as gamesAway',
        'fixture.legs_home as legsHome',
        'fixture.legs_away as legsAway',
        'fixture.lounge_id as loungeId',
        'fixture.block_id as blockId',
      ])
      .where('division.season_id', '=', p('seasonId'))
      .orderBy('fixture.id'),
);

/** Everybody who has played in a league, by the names that its officers know them by. */
export const listPlayers = prepared(
  'leagues.listPlayersToImport',
  (db, p: Placeholders<{ leagueId: number }>) =>
    db
      .selectFrom('league_players as player')
      .leftJoin('users', 'users.id', 'player.user_id')
      .select([
        'player.id as playerId',
        'player.user_id as userId',
        sql<string>`coalesce(player.name, users.first_name || ' ' || users.last_name, '')`.as(
          'name',
        ),
      ])
      .where('player.league_id', '=', p('leagueId'))
      .where((eb) => eb.or([eb('users.status', 'is', null), eb('users.status', '<>', 'deleted')]))
      .orderBy('player.id'),
);

export const listRegistrations = prepared(
  'leagues.listRegistrationsToImport',
  (db, p: Placeholders<OfSeason>) =>
    db
      .selectFrom('league_registrations')
      .select(['entry_id as entryId', 'player_id as playerId'])
      .where('season_id', '=', p('seasonId'))
      .where('status', 'in', ['asked', 'confirmed'])
      .orderBy('id'),
);

/** Who may play for whom, and who was allowed to: a game may be from before they left. */
export const listEverRegistered = prepared(
  'leagues.listEverRegisteredToImport',
  (db, p: Placeholders<OfSeason>) =>
    db
      .selectFrom('league_registrations')
      .select(['entry_id as entryId', 'player_id as playerId'])
      .where('season_id', '=', p('seasonId'))
      .where('status', 'in', ['confirmed', 'ended'])
      .orderBy('id'),
);

/** All that was played in a season. */
export const listGames = prepared('leagues.listGamesToImport', (db, p: Placeholders<OfSeason>) =>
  db
    .selectFrom('league_games as game')
    .innerJoin('league_fixtures as fixture', 'fixture.id', 'game.fixture_id')
    .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
    .select([
      'game.fixture_id as fixtureId',
      'game.number',
      'game.home_players as home',
      'game.away_players as away',
      'game.legs_home as legsHome',
      'game.legs_away as legsAway',
    ])
    .where('division.season_id', '=', p('seasonId'))
    .where('game.status', '=', 'played')
    .orderBy('game.fixture_id')
    .orderBy('game.number'),
);

/** Members of these usernames whom the viewer may see. */
export const listMembers = prepared(
  'leagues.listMembersToImport',
  (db, p: Placeholders<Viewer & { usernames: string[] }>) =>
    db
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select([
        'users.id as userId',
        sql<string>`profiles.username::text`.as('username'),
        sql<string>`users.first_name || ' ' || users.last_name`.as('name'),
      ])
      .where(
        'profiles.username',
        '=',
        sql<string>`any(array(select unnest(${p('usernames')}::text[])))`,
      )
      .where(isSeen(p)),
);

/**
 * Puts fixtures into other rounds. No team has two fixtures in a round at any moment, so they go behind all rounds first.
 * @param offset how far behind
 */
export const setRounds = prepared(
  'leagues.setRounds',
  (db, p: Placeholders<{ ids: number[]; rounds: number[]; offset: number }>) =>
    db
      .updateTable('league_fixtures as fixture')
      .from(
        sql<{
          id: number;
          round: number;
        }>`unnest(${p('ids')}::bigint[], ${p('rounds')}::int[])`.as<'target'>(
          sql`target(id, round)`,
        ),
      )
      .set({ round: sql<number>`target.round + ${p('offset')}::int` })
      .whereRef('fixture.id', '=', sql.ref('target.id')),
);

export const deleteFixtures = prepared(
  'leagues.deleteFixturesByImport',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .deleteFrom('league_fixtures')
      .where('id', '=', sql<number>`any(${p('ids')}::bigint[])`)
      .where('status', '=', 'planned')
      .returning(['lounge_id as loungeId', 'block_id as blockId']),
);

/** The first day of each round of a division, as its fixtures are. */
export const listRoundDays = prepared(
  'leagues.listRoundDays',
  (db, p: Placeholders<{ divisionId: number; timeZone: string }>) =>
    db
      .selectFrom('league_fixtures')
      .select([
        'round',
        sql<
          string | null
        >`to_char(min(starts_at at time zone ${p('timeZone')}::text), 'YYYY-MM-DD')`.as('day'),
      ])
      .where('division_id', '=', p('divisionId'))
      .groupBy('round')
      .orderBy('round'),
);
