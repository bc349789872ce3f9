import type { LeagueRules } from '@oche/darts/leagues/rules';
import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** By which rules the table of a division is made. */
export const getTableRules = prepared(
  'leagues.getTableRules',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_divisions as division')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .select([sql<LeagueRules>`season.rules`.as('rules'), 'season.seed'])
      .where('division.id', '=', p('divisionId')),
);

export const listTeams = prepared(
  'leagues.listTableTeams',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_entries as entry')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .select(['entry.id as entryId', 'team.id as teamId', 'team.name', 'entry.withdrawn'])
      .where('entry.division_id', '=', p('divisionId'))
      .orderBy('entry.id'),
);

/** Fixtures that count: with a result, or under way. */
export const listCounted = prepared(
  'leagues.listCounted',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_fixtures')
      .select([
        'id',
        'home_id as home',
        'away_id as away',
        'status',
        'points_home as pointsHome',
        'points_away as pointsAway',
        'games_home as gamesHome',
        'games_away as gamesAway',
        'legs_home as legsHome',
        'legs_away as legsAway',
      ])
      .where('division_id', '=', p('divisionId'))
      .where('points_home', 'is not', null)
      .where('status', '<>', 'annulled')
      .orderBy('id'),
);

export const listPenalties = prepared(
  'leagues.listTablePenalties',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_penalties as penalty')
      .innerJoin('league_entries as entry', 'entry.id', 'penalty.entry_id')
      .select(['penalty.entry_id as entryId', 'penalty.points'])
      .where('entry.division_id', '=', p('divisionId'))
      .where('penalty.undone_at', 'is', null)
      .where('penalty.points', '<>', 0)
      .orderBy('penalty.id'),
);

export const saveStandings = prepared(
  'leagues.saveStandings',
  (db, p: Placeholders<{ divisionId: number; standings: string }>) =>
    db
      .updateTable('league_divisions')
      .set({ standings: p('standings') })
      .where('id', '=', p('divisionId')),
);
