import {
  type DB,
  type Executor,
  type Placeholders,
  prepared,
  preparedList,
  type Tx,
} from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import type { SeriesEvening, SeriesRulesOutput } from '@oche/validators/tournaments/schemas';
import { type Insertable, sql, type Updateable } from 'kysely';
import { personColumns, seenBy, type Viewer } from '../../people/index.ts';
import { type Reader, summaries } from '../core/tournament.select.ts';
import type { Template } from './template.ts';

/** A series with what its rules need to know of the reader, and where it is. */
const series = (db: Executor, p: Placeholders<Reader>) =>
  db
    .selectFrom('tournament_series as series')
    .leftJoin('lounges as lounge', (join) =>
      join.onRef('lounge.id', '=', 'series.lounge_id').on('lounge.hidden_at', 'is', null),
    )
    .select([
      'series.id',
      'series.name',
      'series.description',
      sql<SeriesRulesOutput>`series.rules`.as('rules'),
      sql<Template | null>`series.template`.as('template'),
      'series.repeats',
      'series.every',
      'series.first_date as firstDate',
      'series.last_date as lastDate',
      'series.starts_minutes as startsMinutes',
      'series.deadline_minutes as deadlineMinutes',
      'series.check_in_minutes as checkInMinutes',
      'series.length_minutes as lengthMinutes',
      'series.announce_days as announceDays',
      'series.board_ids as boardIds',
      'series.created_by as createdBy',
      'series.closed_at as closedAt',
      'series.updated_at as updatedAt',
      'series.refused_code as refusedCode',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.city as loungeCity',
      'lounge.country',
      'lounge.state',
      'lounge.time_zone as loungeZone',
      sql<string>`coalesce(lounge.time_zone, 'Europe/Berlin')`.as('timeZone'),
      sql<boolean>`exists (
        select from lounge_staff staff
        where staff.lounge_id = series.lounge_id and staff.user_id = ${p('viewerId')}::text
      )`.as('isLoungeStaff'),
    ]);

export const getSeries = prepared(
  'tournaments.getSeries',
  (db, p: Placeholders<Reader & { id: number }>) => series(db, p).where('series.id', '=', p('id')),
);
export type SeriesRow = NonNullable<Awaited<ReturnType<typeof getSeries.first>>>;

/** The same behind its lock: announcing, settling and changes come one after the other. */
export const lockSeries = prepared(
  'tournaments.lockSeries',
  (db, p: Placeholders<Reader & { id: number }>) =>
    series(db, p).where('series.id', '=', p('id')).forNoKeyUpdate('series'),
);

export async function insertSeries(
  tx: Tx,
  row: Insertable<DB['tournament_series']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('tournament_series')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSeries(
  tx: Tx,
  id: number,
  row: Updateable<DB['tournament_series']>,
): Promise<void> {
  await tx.updateTable('tournament_series').set(row).where('id', '=', id).execute();
}

/** Evenings that the reader may see, the latest first; organisers of the series see all. */
export const listEvenings = prepared(
  'tournaments.listEvenings',
  (db, p: Placeholders<Reader & { seriesId: number; isOrganiser: boolean; limit: number }>) =>
    summaries(db, p)
      .leftJoin('tournament_series_dates as dated', 'dated.tournament_id', 'tournament.id')
      .select(sql<string[]>`coalesce(dated.missing_boards, '{}')`.as('missingBoards'))
      .where('tournament.series_id', '=', p('seriesId'))
      .where(
        sql<boolean>`(${p('isOrganiser')}::boolean
          or (tournament.is_public and tournament.hidden_at is null and tournament.status <> 'draft'))`,
      )
      .orderBy('tournament.starts_at', 'desc')
      .orderBy('tournament.id', 'desc')
      .limit(p('limit')),
);

/** How many played, and where the reader stands. */
export const getStanding = prepared(
  'tournaments.getSeriesStanding',
  (db, p: Placeholders<Reader & { seriesId: number }>) =>
    db
      .selectFrom('tournament_series_standings')
      .select([
        sql<number>`count(*)::int`.as('players'),
        sql<number | null>`max(rank) filter (where user_id = ${p('viewerId')}::text)`.as('ownRank'),
        sql<number | null>`max(points) filter (where user_id = ${p('viewerId')}::text)`.as(
          'ownPoints',
        ),
      ])
      .where('series_id', '=', p('seriesId')),
);

/** The table, as far as the reader may see who is in it. */
export const listStandings = preparedList(
  'tournaments.listSeriesStandings',
  (db, p: Placeholders<Viewer & { seriesId: number; after: number }>, limit) =>
    db
      .selectFrom('tournament_series_standings as standing')
      .innerJoin('users', 'users.id', 'standing.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(personColumns(p))
      .select([
        'standing.position',
        'standing.rank',
        'standing.points',
        'standing.wins',
        'standing.maximums',
        'standing.highest_finish as highestFinish',
        sql<SeriesEvening[]>`standing.evenings`.as('evenings'),
      ])
      .where('standing.series_id', '=', p('seriesId'))
      .where('standing.position', '>', p('after'))
      .where(seenBy(p), '<>', 'none')
      .orderBy('standing.position')
      .limit(limit)
      .$castTo<
        Person & {
          position: number;
          rank: number;
          points: number;
          wins: number;
          maximums: number;
          highestFinish: number;
          evenings: SeriesEvening[];
        }
      >(),
);

/** Series that announce their evenings automatically. */
export const listRepeating = prepared(
  'tournaments.listRepeating',
  (db, p: Placeholders<{ after: number; limit: number }>) =>
    db
      .selectFrom('tournament_series as series')
      .select('series.id')
      .where('series.template', 'is not', null)
      .where('series.closed_at', 'is', null)
      .where('series.id', '>', p('after'))
      .orderBy('series.id')
      .limit(p('limit')),
);

/** Keeps what spoke against an evening at the last look; null when nothing did. */
export const setRefused = prepared(
  'tournaments.setSeriesRefused',
  (db, p: Placeholders<{ id: number; code: string | null }>) =>
    db
      .updateTable('tournament_series')
      .set({ refused_code: sql<string | null>`${p('code')}::text` })
      .where('id', '=', p('id'))
      .where('refused_code', 'is distinct from', sql<string | null>`${p('code')}::text`),
);

export const countOfSeries = prepared(
  'tournaments.countOfSeries',
  (db, p: Placeholders<{ seriesId: number }>) =>
    db
      .selectFrom('tournaments')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('series_id', '=', p('seriesId')),
);

/** Announced evenings to come for which nobody has registered. */
export const listEmpty = prepared(
  'tournaments.listEmptyOfSeries',
  (db, p: Placeholders<{ seriesId: number; now: string }>) =>
    db
      .selectFrom('tournament_series_dates as dated')
      .innerJoin('tournaments as tournament', 'tournament.id', 'dated.tournament_id')
      .select([
        'tournament.id',
        'tournament.name',
        'tournament.starts_at as startsAt',
        sql<number | null>`current_thread(tournament.thread_id)`.as('threadId'),
        'dated.date',
        sql<number>`(
          select count(*) from tournaments other
          where other.series_id = tournament.series_id
            and (other.starts_at, other.id) <= (tournament.starts_at, tournament.id)
        )::int`.as('number'),
      ])
      .where('dated.series_id', '=', p('seriesId'))
      .where('tournament.status', 'in', ['draft', 'upcoming'])
      .where('tournament.starts_at', '>', p('now'))
      .where('tournament.next_number', '=', 1)
      .orderBy('tournament.id'),
);

export const setSeriesOf = prepared(
  'tournaments.setSeriesOf',
  (db, p: Placeholders<{ id: number; seriesId: number | null }>) =>
    db
      .updateTable('tournaments')
      .set({ series_id: p('seriesId') })
      .where('id', '=', p('id')),
);
