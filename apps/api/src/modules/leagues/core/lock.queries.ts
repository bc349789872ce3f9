import { type Placeholders, prepared } from '@oche/db';
import { factColumns, type Reader } from './league.select.ts';

type OfOne = Reader & { id: number };

/** Locks a league; what it tells still holds when something is written. */
export const lockLeague = prepared('leagues.lockLeague', (db, p: Placeholders<OfOne>) =>
  db
    .updateTable('leagues as league')
    .set((eb) => ({ revision: eb('league.revision', '+', 1) }))
    .where('league.id', '=', p('id'))
    .returning(factColumns(p))
    .returning(['league.id', 'league.name', 'league.time_zone as timeZone', 'league.holidays']),
);

/** The same without a lock. */
export const getFacts = prepared('leagues.getFacts', (db, p: Placeholders<OfOne>) =>
  db
    .selectFrom('leagues as league')
    .select(factColumns(p))
    .select(['league.id', 'league.name', 'league.time_zone as timeZone', 'league.holidays'])
    .where('league.id', '=', p('id')),
);

/** Locks a division and raises its revision. */
export const lockDivision = prepared('leagues.lockDivision', (db, p: Placeholders<OfOne>) =>
  db
    .updateTable('league_divisions as division')
    .from('league_seasons as season')
    .innerJoin('leagues as league', 'league.id', 'season.league_id')
    .set((eb) => ({ revision: eb('division.revision', '+', 1) }))
    .where('division.id', '=', p('id'))
    .whereRef('season.id', '=', 'division.season_id')
    .returning(factColumns(p))
    .returning([
      'division.id',
      'division.name',
      'division.revision',
      'division.is_double as isDouble',
      'division.rounds',
      'division.format as ownFormat',
      'season.id as seasonId',
      'season.status',
      'season.format as seasonFormat',
      'season.rules',
      'season.seed',
      'league.id as leagueId',
      'league.name as leagueName',
      'league.time_zone as timeZone',
      'league.holidays',
    ]),
);

export const getLeagueOfSeason = prepared(
  'leagues.getLeagueOfSeason',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('league_seasons').select('league_id as leagueId').where('id', '=', p('id')),
);

export const getLeagueOfDivision = prepared(
  'leagues.getLeagueOfDivision',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('league_divisions as division')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .select(['season.league_id as leagueId', 'season.id as seasonId'])
      .where('division.id', '=', p('id')),
);

export const getLeagueOfTeam = prepared(
  'leagues.getLeagueOfTeam',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('league_teams').select('league_id as leagueId').where('id', '=', p('id')),
);

export const getLeagueOfEntry = prepared(
  'leagues.getLeagueOfEntry',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('league_entries as entry')
      .innerJoin('league_seasons as season', 'season.id', 'entry.season_id')
      .select(['season.league_id as leagueId', 'entry.division_id as divisionId'])
      .where('entry.id', '=', p('id')),
);

export const getSeasonStatus = prepared(
  'leagues.getSeasonStatus',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('league_seasons').select('status').where('id', '=', p('id')),
);
