import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const lockHidden = prepared('lounges.lockHidden', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('lounges')
    .select(['is_active as isActive', 'hidden_at as hiddenAt', 'was_active as wasActive'])
    .where('id', '=', p('id'))
    .forNoKeyUpdate(),
);

interface Hiding {
  id: number;
  /** ISO time; null to show it again, as are the two others */
  hiddenAt: string | null;
  hiddenBy: string | null;
  wasActive: boolean | null;
  isActive: boolean;
}

export const setHidden = prepared('lounges.setHidden', (db, p: Placeholders<Hiding>) =>
  db
    .updateTable('lounges')
    .set({
      hidden_at: p('hiddenAt'),
      hidden_by: p('hiddenBy'),
      was_active: p('wasActive'),
      is_active: p('isActive'),
    })
    .where('id', '=', p('id')),
);

/** Lounges as moderators see them; their owners answer for them. */
export const listReportedLounges = prepared(
  'lounges.listReportedLounges',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('lounges as lounge')
      .innerJoin('lounge_staff as ownership', (join) =>
        join.onRef('ownership.lounge_id', '=', 'lounge.id').on('ownership.role', '=', 'owner'),
      )
      .innerJoin('users as owner', 'owner.id', 'ownership.user_id')
      .select([
        'lounge.id',
        'lounge.name',
        'lounge.description',
        'lounge.setup_description as setupDescription',
        'lounge.city',
        'lounge.is_active as isActive',
        'owner.id as ownerId',
        'owner.first_name as firstName',
        'owner.last_name as lastName',
      ])
      .where('lounge.id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);
