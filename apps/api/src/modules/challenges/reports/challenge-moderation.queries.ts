import { anyOfIds, type Placeholders, prepared } from '@oche/db';

export const listReported = prepared(
  'challenges.listReported',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('challenges as challenge')
      .innerJoin('users as author', 'author.id', 'challenge.member_id')
      .select([
        'challenge.id',
        'challenge.note',
        'challenge.hidden_at as hiddenAt',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('challenge.id', '=', anyOfIds(p('ids'))),
);

/** @returns no row for one that is hidden already */
export const hideChallenge = prepared(
  'challenges.hide',
  (db, p: Placeholders<{ id: number; hiddenAt: string; hiddenBy: string | null }>) =>
    db
      .updateTable('challenges')
      .set({ hidden_at: p('hiddenAt'), hidden_by: p('hiddenBy') })
      .where('id', '=', p('id'))
      .where('hidden_at', 'is', null)
      .returning('id'),
);

/** @returns no row for one that isn't hidden */
export const showChallenge = prepared('challenges.show', (db, p: Placeholders<{ id: number }>) =>
  db
    .updateTable('challenges')
    .set({ hidden_at: null, hidden_by: null })
    .where('id', '=', p('id'))
    .where('hidden_at', 'is not', null)
    .returning('id'),
);
