import { anyOfIds, type Placeholders, prepared } from '@oche/db';

/** A club's owner answers for it. */
export const listReported = prepared(
  'clubs.listReported',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('clubs as club')
      .innerJoin('club_members as owner', (join) =>
        join.onRef('owner.club_id', '=', 'club.id').on('owner.role', '=', 'owner'),
      )
      .innerJoin('users as author', 'author.id', 'owner.user_id')
      .select([
        'club.id',
        'club.name',
        'club.city',
        'club.description',
        'club.hidden_at as hiddenAt',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('club.id', '=', anyOfIds(p('ids'))),
);

/** @returns no row for one that is hidden already */
export const hideClub = prepared(
  'clubs.hide',
  (db, p: Placeholders<{ id: number; hiddenAt: string; hiddenBy: string | null }>) =>
    db
      .updateTable('clubs')
      .set({ hidden_at: p('hiddenAt'), hidden_by: p('hiddenBy') })
      .where('id', '=', p('id'))
      .where('hidden_at', 'is', null)
      .returning('id'),
);

/** @returns no row for one that isn't hidden */
export const showClub = prepared('clubs.show', (db, p: Placeholders<{ id: number }>) =>
  db
    .updateTable('clubs')
    .set({ hidden_at: null, hidden_by: null })
    .where('id', '=', p('id'))
    .where('hidden_at', 'is not', null)
    .returning('id'),
);
