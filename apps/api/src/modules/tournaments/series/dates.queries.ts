import { type Placeholders, prepared } from '@oche/db';

/** What is different about dates from one day on. */
export const listDates = prepared(
  'tournaments.listSeriesDates',
  (db, p: Placeholders<{ seriesId: number; from: string }>) =>
    db
      .selectFrom('tournament_series_dates')
      .select([
        'date',
        'is_left_out as isLeftOut',
        'starts_at as startsAt',
        'announced_at as announcedAt',
        'tournament_id as tournamentId',
      ])
      .where('series_id', '=', p('seriesId'))
      .where('date', '>=', p('from'))
      .orderBy('date'),
);

/** @returns no row when the date was announced already */
export const setDate = prepared(
  'tournaments.setSeriesDate',
  (
    db,
    p: Placeholders<{
      seriesId: number;
      date: string;
      isLeftOut: boolean;
      startsAt: string | null;
    }>,
  ) =>
    db
      .insertInto('tournament_series_dates')
      .values({
        series_id: p('seriesId'),
        date: p('date'),
        is_left_out: p('isLeftOut'),
        starts_at: p('startsAt'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['series_id', 'date'])
          .doUpdateSet({ is_left_out: p('isLeftOut'), starts_at: p('startsAt') })
          .where('tournament_series_dates.announced_at', 'is', null),
      )
      .returning('date'),
);

interface Announced {
  seriesId: number;
  date: string;
  tournamentId: number;
  now: string;
  missingBoards: string[];
}
/** @returns no row when the date was announced already */
export const setAnnounced = prepared(
  'tournaments.setSeriesDateAnnounced',
  (db, p: Placeholders<Announced>) =>
    db
      .insertInto('tournament_series_dates')
      .values({
        series_id: p('seriesId'),
        date: p('date'),
        announced_at: p('now'),
        tournament_id: p('tournamentId'),
        missing_boards: p('missingBoards'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['series_id', 'date'])
          .doUpdateSet({
            announced_at: p('now'),
            tournament_id: p('tournamentId'),
            missing_boards: p('missingBoards'),
          })
          .where('tournament_series_dates.announced_at', 'is', null)
          .where('tournament_series_dates.is_left_out', '=', false),
      )
      .returning('date'),
);
