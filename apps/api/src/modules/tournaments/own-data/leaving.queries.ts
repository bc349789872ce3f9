import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Tournaments that somebody has created and that aren't over, each with those who could go on with it. */
export const listRunning = prepared(
  'tournaments.listRunningOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('tournaments as tournament')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('users as heir')
            .select([
              'heir.id as heirId',
              sql<string>`heir.first_name || ' ' || heir.last_name`.as('heirName'),
            ])
            .where('heir.status', '=', 'active')
            .where('heir.id', '<>', p('userId'))
            .where(
              sql<boolean>`heir.id in (
                select user_id from tournament_organisers where tournament_id = tournament.id
                union all
                select user_id from lounge_staff where lounge_id = tournament.lounge_id
              )`,
            )
            // whom the creator has named comes before the lounge's team
            .orderBy(
              sql`heir.id in (
                select user_id from tournament_organisers where tournament_id = tournament.id
              )`,
              'desc',
            )
            .orderBy('heir.id')
            .limit(1)
            .as('heir'),
        (join) => join.onTrue(),
      )
      .select([
        'tournament.id',
        'tournament.name',
        'tournament.status',
        'tournament.starts_at as startsAt',
        'heir.heirId',
        'heir.heirName',
      ])
      .where('tournament.created_by', '=', p('userId'))
      .where('tournament.status', 'in', ['draft', 'upcoming', 'active'])
      .orderBy('tournament.id'),
);

export const handOver = prepared(
  'tournaments.handOverOfLeaver',
  (db, p: Placeholders<{ id: number; from: string; to: string }>) =>
    db
      .updateTable('tournaments')
      .set({ created_by: p('to') })
      .where('id', '=', p('id'))
      .where('created_by', '=', p('from')),
);

/** Tournaments that are not over, in which the member plays or waits. */
export const listEntered = prepared(
  'tournaments.listEnteredByLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('tournament_entry_players as player')
      .innerJoin('tournaments as tournament', 'tournament.id', 'player.tournament_id')
      .select(['tournament.id', 'tournament.name', 'tournament.starts_at as startsAt'])
      .where('player.user_id', '=', p('userId'))
      .where('player.is_in', '=', true)
      .where('tournament.status', 'in', ['upcoming', 'active'])
      .orderBy('tournament.id'),
);

/** Seasons that go on, each with the owner of the lounge where they are. */
export const listSeries = prepared(
  'tournaments.listSeriesOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('tournament_series as series')
      .leftJoin('lounge_staff as owner', (join) =>
        join
          .onRef('owner.lounge_id', '=', 'series.lounge_id')
          .on('owner.role', '=', 'owner')
          .on('owner.user_id', '<>', p('userId')),
      )
      .leftJoin('users as heir', 'heir.id', 'owner.user_id')
      .select([
        'series.id',
        'series.name',
        'heir.id as heirId',
        sql<string | null>`heir.first_name || ' ' || heir.last_name`.as('heirName'),
      ])
      .where('series.created_by', '=', p('userId'))
      .where('series.closed_at', 'is', null)
      .orderBy('series.id'),
);

export const handOverSeries = prepared(
  'tournaments.handOverSeriesOfLeaver',
  (db, p: Placeholders<{ id: number; from: string; to: string }>) =>
    db
      .updateTable('tournament_series')
      .set({ created_by: p('to') })
      .where('id', '=', p('id'))
      .where('created_by', '=', p('from')),
);
