import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Who runs a series and can mend it: its creator, and the team of the lounge where it is. */
export const listOrganisers = prepared(
  'tournaments.listSeriesOrganisers',
  (db, p: Placeholders<{ seriesId: number }>) =>
    db
      .selectFrom('tournament_series')
      .select('created_by as userId')
      .where('id', '=', p('seriesId'))
      .union(
        db
          .selectFrom('tournament_series as series')
          .innerJoin('lounge_staff as staff', 'staff.lounge_id', 'series.lounge_id')
          .select('staff.user_id as userId')
          .where('series.id', '=', p('seriesId')),
      ),
);

export const listToldSeries = prepared(
  'tournaments.listToldSeries',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('tournament_series')
      .select(['id', 'name'])
      .where('id', '=', anyOfIds(p('ids'))),
);

/** Whether the recipient of the row `item` of notifications runs a series that is to announce evenings. */
export const isRunningSeries = sql<boolean>`exists (
  select from tournament_series series
  where series.id = (item.payload ->> 'seriesId')::bigint
    and series.template is not null and series.closed_at is null
    and (series.created_by = item.recipient_id or exists (
      select from lounge_staff staff
      where staff.lounge_id = series.lounge_id and staff.user_id = item.recipient_id
    ))
)`;

/** Whether a member has ever begun a series, or is in the team of a lounge, where others begin some. */
export const runsAnySeries = prepared(
  'tournaments.runsAnySeries',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('tournament_series')
      .select('created_by as userId')
      .where('created_by', '=', p('userId'))
      .unionAll(
        db
          .selectFrom('lounge_staff')
          .select('user_id as userId')
          .where('user_id', '=', p('userId')),
      )
      .limit(1),
);
