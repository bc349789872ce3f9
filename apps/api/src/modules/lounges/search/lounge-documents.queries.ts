import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';

export const listLoungeDocuments = prepared(
  'lounges.listLoungeDocuments',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    db
      .selectFrom('lounges')
      .select([
        'id',
        'name',
        'description',
        'setup_description as setupDescription',
        'address',
        'zip_code as zipCode',
        'city',
        'lounge_type as loungeType',
        'amenities',
        'rating',
        'rating_count as ratingCount',
        'latitude',
        'longitude',
        'created_at as createdAt',
      ])
      .where('id', '=', sql<number>`any(array(select unnest(${p('ids')}::bigint[])))`)
      .where('is_active', '=', true),
);

export const listLoungeIds = preparedList(
  'lounges.listLoungeIds',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db.selectFrom('lounges').select('id').where('id', '>', p('after')).orderBy('id').limit(limit),
);

/** Whether the lounge of the row `document` is active at this moment. */
export const isLoungeVisible = sql<boolean>`exists (
  select from lounges where lounges.id = document.id::bigint and lounges.is_active
)`;
