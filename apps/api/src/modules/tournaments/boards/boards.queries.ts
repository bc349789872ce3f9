import { type Placeholders, prepared } from '@oche/db';

export const setBlock = prepared(
  'tournaments.setBlock',
  (db, p: Placeholders<{ id: number; blockId: number | null }>) =>
    db
      .updateTable('tournaments')
      .set({ block_id: p('blockId') })
      .where('id', '=', p('id')),
);
