import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import { type Insertable, sql } from 'kysely';

interface Of {
  tournamentId: number;
}

/** The series whose tables a tournament concerns: the one that it belongs to, and that where it counted. */
export const listConcerned = prepared(
  'tournaments.listSeriesConcerned',
  (db, p: Placeholders<Of>) =>
    db
      .selectFrom('tournaments')
      .select(sql<number>`series_id`.as('seriesId'))
      .where('id', '=', p('tournamentId'))
      .where('series_id', 'is not', null)
      .union(
        db
          .selectFrom('tournament_series_results')
          .select('series_id as seriesId')
          .where('tournament_id', '=', p('tournamentId')),
      )
      .orderBy('seriesId'),
);

/** A row when the tournament counts for its series: over, and public. */
export const getCounting = prepared('tournaments.getCounting', (db, p: Placeholders<Of>) =>
  db
    .selectFrom('tournaments')
    .select(sql<number>`series_id`.as('seriesId'))
    .where('id', '=', p('tournamentId'))
    .where('series_id', 'is not', null)
    .where('status', '=', 'completed')
    .where('is_public', '=', true)
    .where('hidden_at', 'is', null),
);

/** Members with the place where they ended. */
export const listPlaced = prepared('tournaments.listPlaced', (db, p: Placeholders<Of>) =>
  db
    .selectFrom('tournament_entry_players as player')
    .innerJoin('tournament_entries as entry', 'entry.id', 'player.entry_id')
    .select([sql<string>`player.user_id`.as('userId'), sql<number>`min(entry.place)`.as('place')])
    .where('entry.tournament_id', '=', p('tournamentId'))
    .where('player.user_id', 'is not', null)
    .where('entry.place', 'is not', null)
    .groupBy('player.user_id'),
);

/** Games of matches whose result stands. */
export const listGames = prepared('tournaments.listGamesPlayed', (db, p: Placeholders<Of>) =>
  db
    .selectFrom('tournament_matches')
    .select(sql<number>`game_id`.as('gameId'))
    .where('tournament_id', '=', p('tournamentId'))
    .where('status', '=', 'played')
    .where('game_id', 'is not', null),
);

export const deleteResults = prepared(
  'tournaments.deleteSeriesResults',
  (db, p: Placeholders<Of>) =>
    db.deleteFrom('tournament_series_results').where('tournament_id', '=', p('tournamentId')),
);

export async function insertResults(
  tx: Tx,
  rows: readonly Insertable<DB['tournament_series_results']>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('tournament_series_results').values(rows).execute();
}

/** All that was done in a series, evening by evening. */
export const listResults = prepared(
  'tournaments.listSeriesResults',
  (db, p: Placeholders<{ seriesId: number }>) =>
    db
      .selectFrom('tournament_series_results as result')
      .innerJoin('tournaments as tournament', 'tournament.id', 'result.tournament_id')
      .select([
        'result.user_id as userId',
        'result.tournament_id as tournamentId',
        'result.place',
        'result.maximums',
        'result.finishes',
        'result.legs',
        sql<number>`dense_rank() over (order by tournament.starts_at, tournament.id)::int`.as(
          'evening',
        ),
      ])
      .where('result.series_id', '=', p('seriesId'))
      .orderBy('result.user_id')
      .orderBy('evening'),
);

export const deleteStandings = prepared(
  'tournaments.deleteSeriesStandings',
  (db, p: Placeholders<{ seriesId: number }>) =>
    db.deleteFrom('tournament_series_standings').where('series_id', '=', p('seriesId')),
);

export async function insertStandings(
  tx: Tx,
  rows: readonly Insertable<DB['tournament_series_standings']>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('tournament_series_standings').values(rows).execute();
}
