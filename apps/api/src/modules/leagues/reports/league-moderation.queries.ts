import { anyOfIds, type Placeholders, prepared } from '@oche/db';

export const hideLeague = prepared(
  'leagues.hideLeague',
  (db, p: Placeholders<{ id: number; hiddenAt: string; hiddenBy: string | null }>) =>
    db
      .updateTable('leagues')
      .set({ hidden_at: p('hiddenAt'), hidden_by: p('hiddenBy') })
      .where('id', '=', p('id'))
      .where('hidden_at', 'is', null)
      .returning('id'),
);

export const showLeague = prepared('leagues.showLeague', (db, p: Placeholders<{ id: number }>) =>
  db
    .updateTable('leagues')
    .set({ hidden_at: null, hidden_by: null })
    .where('id', '=', p('id'))
    .where('hidden_at', 'is not', null)
    .returning('id'),
);

/** With who leads it. */
export const listReported = prepared(
  'leagues.listReported',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('leagues as league')
      .innerJoin('league_officers as officer', (join) =>
        join.onRef('officer.league_id', '=', 'league.id').on('officer.role', '=', 'head'),
      )
      .innerJoin('users as head', 'head.id', 'officer.user_id')
      .select([
        'league.id',
        'league.name',
        'league.region',
        'league.description',
        'league.hidden_at as hiddenAt',
        'head.id as authorId',
        'head.first_name as firstName',
        'head.last_name as lastName',
      ])
      .where('league.id', '=', anyOfIds(p('ids'))),
);
