import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import { personColumns, seenBy, type Viewer } from '../../people/index.ts';

/** Who made a series, if the reader may see them. */
export const getOrganiser = prepared(
  'tournaments.getSeriesOrganiser',
  (db, p: Placeholders<Viewer & { seriesId: number }>) =>
    db
      .selectFrom('tournament_series as series')
      .innerJoin('users', 'users.id', 'series.created_by')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(personColumns(p))
      .where('series.id', '=', p('seriesId'))
      .where(seenBy(p), '<>', 'none')
      .$castTo<Person>(),
);

/** All series, the latest first, with how far they are. */
export const listSeries = preparedList(
  'tournaments.listSeries',
  (db, p: Placeholders<{ before: number; now: string }>, limit) =>
    db
      .selectFrom('tournament_series as series')
      .leftJoin('lounges as lounge', (join) =>
        join.onRef('lounge.id', '=', 'series.lounge_id').on('lounge.hidden_at', 'is', null),
      )
      .select([
        'series.id',
        'series.name',
        'series.repeats',
        'series.every',
        'series.first_date as firstDate',
        'series.last_date as lastDate',
        'series.starts_minutes as startsMinutes',
        'series.announce_days as announceDays',
        'series.closed_at as closedAt',
        'lounge.id as loungeId',
        'lounge.name as loungeName',
        'lounge.city as loungeCity',
        'lounge.time_zone as loungeZone',
        sql<number>`(
          select count(*) from tournaments one
          where one.series_id = series.id and one.status = 'completed'
        )::int`.as('playedCount'),
        sql<number>`(
          select count(*) from tournament_series_standings standing
          where standing.series_id = series.id
        )::int`.as('playerCount'),
        sql<string | null>`(
          select min(one.starts_at) from tournaments one
          where one.series_id = series.id and one.starts_at > ${p('now')}::timestamptz
            and one.status = 'upcoming' and one.is_public and one.hidden_at is null
        )`.as('nextStart'),
      ])
      .where('series.id', '<', p('before'))
      .orderBy('series.id', 'desc')
      .limit(limit),
);

/** Who leads these series, as far as the reader may see them. */
export const listLeaders = prepared(
  'tournaments.listSeriesLeaders',
  (db, p: Placeholders<Viewer & { ids: number[] }>) =>
    db
      .selectFrom('tournament_series_standings as standing')
      .innerJoin('users', 'users.id', 'standing.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(personColumns(p))
      .select(['standing.series_id as seriesId', 'standing.points'])
      .where('standing.series_id', '=', sql<number>`any(${p('ids')}::bigint[])`)
      .where('standing.position', '=', 1)
      .where(seenBy(p), '<>', 'none')
      .$castTo<Person & { seriesId: number; points: number }>(),
);
