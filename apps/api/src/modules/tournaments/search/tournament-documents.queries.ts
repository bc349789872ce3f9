import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';

/** Tournaments that everybody may find. */
export const listDocuments = prepared(
  'tournaments.listDocuments',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    db
      .selectFrom('tournaments as tournament')
      .leftJoin('lounges as lounge', (join) =>
        join.onRef('lounge.id', '=', 'tournament.lounge_id').on('lounge.hidden_at', 'is', null),
      )
      .select([
        'tournament.id',
        'tournament.name',
        'tournament.description',
        'tournament.location',
        'tournament.starts_at as startsAt',
        'tournament.entered_count as enteredCount',
        'lounge.name as loungeName',
        'lounge.city as loungeCity',
        'lounge.latitude',
        'lounge.longitude',
      ])
      .where('tournament.id', '=', sql<number>`any(array(select unnest(${p('ids')}::bigint[])))`)
      .where('tournament.is_public', '=', true)
      .where('tournament.hidden_at', 'is', null)
      .where('tournament.status', '<>', 'draft'),
);

export const listIds = preparedList(
  'tournaments.listIds',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db
      .selectFrom('tournaments')
      .select('id')
      .where('id', '>', p('after'))
      .orderBy('id')
      .limit(limit),
);

/** Those at a lounge that are still to come: they are found by its place. */
export const listIdsAtLounge = prepared(
  'tournaments.listIdsAtLounge',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('tournaments')
      .select('id')
      .where('lounge_id', '=', p('loungeId'))
      .where('status', 'in', ['upcoming', 'active']),
);

/** All at a lounge that has gone from the directory or come back: its name is among their words. */
export const listAllAtLounge = prepared(
  'tournaments.listAllAtLounge',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db.selectFrom('tournaments').select('id').where('lounge_id', '=', p('loungeId')),
);

/** Whether everybody may find the tournament of the row `document` at this moment. */
export const isTournamentVisible = sql<boolean>`exists (
  select from tournaments
  where tournaments.id = document.id::bigint and tournaments.is_public
    and tournaments.hidden_at is null and tournaments.status <> 'draft'
)`;
