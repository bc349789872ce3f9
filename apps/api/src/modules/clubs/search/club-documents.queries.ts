import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';

/** Clubs that everybody may find. */
export const listDocuments = prepared(
  'clubs.listDocuments',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    db
      .selectFrom('clubs as club')
      .leftJoin('lounges as lounge', (join) =>
        join.onRef('lounge.id', '=', 'club.lounge_id').on('lounge.is_active', '=', true),
      )
      .select([
        'club.id',
        'club.name',
        'club.city',
        'club.description',
        'club.member_count as memberCount',
        'club.created_at as createdAt',
        'lounge.name as loungeName',
        'lounge.latitude',
        'lounge.longitude',
      ])
      .where('club.id', '=', sql<number>`any(array(select unnest(${p('ids')}::bigint[])))`)
      .where('club.is_public', '=', true)
      .where('club.hidden_at', 'is', null),
);

export const listIds = preparedList(
  'clubs.listIds',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db.selectFrom('clubs').select('id').where('id', '>', p('after')).orderBy('id').limit(limit),
);

/** Those that are at home in a lounge: they are found by its place. */
export const listIdsAtLounge = prepared(
  'clubs.listIdsAtLounge',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db.selectFrom('clubs').select('id').where('lounge_id', '=', p('loungeId')),
);

/** Whether everybody may find the club of the row `document` at this moment. */
export const isClubVisible = sql<boolean>`exists (
  select from clubs
  where clubs.id = document.id::bigint and clubs.is_public and clubs.hidden_at is null
)`;
