import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Lounges that everybody can find. */
export const listLoungePlaces = prepared(
  'lounges.listLoungePlaces',
  (db, p: Placeholders<{ ids: readonly number[] }>) =>
    db
      .selectFrom('lounges')
      .select(['id', 'name as title', 'city as within'])
      .where('id', '=', sql<number>`any(${p('ids')}::bigint[])`)
      .where('is_active', '=', true),
);
