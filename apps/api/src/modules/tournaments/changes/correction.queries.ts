import { type Placeholders, prepared } from '@oche/db';

/** What can be corrected of a tournament that is locked already. */
export const getToCorrect = prepared(
  'tournaments.getToCorrect',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('tournaments')
      .select([
        'name',
        'description',
        'entry_fee_cents',
        'prize_pool_cents',
        'is_public',
        'created_by',
      ])
      .where('id', '=', p('id')),
);
