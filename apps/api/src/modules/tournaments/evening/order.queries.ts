import { type Placeholders, prepared } from '@oche/db';

export const hold = prepared('tournaments.holdMatch', (db, p: Placeholders<{ matchId: number }>) =>
  db
    .insertInto('tournament_held_matches')
    .values({ match_id: p('matchId') })
    .onConflict((conflict) => conflict.doNothing())
    .returning('match_id'),
);

export const letGo = prepared(
  'tournaments.letGoMatch',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .deleteFrom('tournament_held_matches')
      .where('match_id', '=', p('matchId'))
      .returning('match_id'),
);

/** Before all others, also those that were put first before. */
export const putFirst = prepared(
  'tournaments.putMatchFirst',
  (db, p: Placeholders<{ matchId: number; now: Date }>) =>
    db
      .insertInto('tournament_first_matches')
      .values({ match_id: p('matchId'), put_at: p('now') })
      .onConflict((conflict) =>
        conflict.column('match_id').doUpdateSet((eb) => ({ put_at: eb.ref('excluded.put_at') })),
      ),
);

/** When its turn is. */
export const putInTurn = prepared(
  'tournaments.putMatchInTurn',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .deleteFrom('tournament_first_matches')
      .where('match_id', '=', p('matchId'))
      .returning('match_id'),
);
