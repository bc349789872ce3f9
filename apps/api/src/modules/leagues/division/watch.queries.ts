import { type Placeholders, prepared } from '@oche/db';
import { factColumns, type Reader } from '../core/league.select.ts';

export const getRevision = prepared(
  'leagues.getDivisionRevision',
  (db, p: Placeholders<Reader & { id: number }>) =>
    db
      .selectFrom('league_divisions as division')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .select(factColumns(p))
      .select('division.revision')
      .where('division.id', '=', p('id')),
);
