import { anyOfIds, type Placeholders, prepared } from '@oche/db';

export const listReported = prepared(
  'tournaments.listReported',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('tournaments as tournament')
      .innerJoin('users as author', 'author.id', 'tournament.created_by')
      .leftJoin('lounges as lounge', 'lounge.id', 'tournament.lounge_id')
      .select([
        'tournament.id',
        'tournament.name',
        'tournament.description',
        'tournament.location',
        'tournament.status',
        'tournament.hidden_at as hiddenAt',
        'lounge.city',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('tournament.id', '=', anyOfIds(p('ids')))
      .where('tournament.status', '<>', 'draft'),
);

/** @returns no row for one that is hidden already */
export const hideTournament = prepared(
  'tournaments.hide',
  (db, p: Placeholders<{ id: number; hiddenAt: string; hiddenBy: string | null }>) =>
    db
      .updateTable('tournaments')
      .set((eb) => ({
        hidden_at: p('hiddenAt'),
        hidden_by: p('hiddenBy'),
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', p('id'))
      .where('hidden_at', 'is', null)
      .returning(['revision', 'lounge_id as loungeId']),
);

/** @returns no row for one that isn't hidden */
export const showTournament = prepared('tournaments.show', (db, p: Placeholders<{ id: number }>) =>
  db
    .updateTable('tournaments')
    .set((eb) => ({ hidden_at: null, hidden_by: null, revision: eb('revision', '+', 1) }))
    .where('id', '=', p('id'))
    .where('hidden_at', 'is not', null)
    .returning(['revision', 'lounge_id as loungeId']),
);
