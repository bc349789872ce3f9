import { type Placeholders, prepared } from '@oche/db';

/** Who entered the last visit, and until when the others can say something against it. */
export const setEnd = prepared(
  'games.setEnd',
  (db, p: Placeholders<{ gameId: number; endedBy: string; confirmUntil: Date }>) =>
    db
      .updateTable('games')
      .set({ ended_by: p('endedBy'), confirm_until: p('confirmUntil') })
      .where('id', '=', p('gameId')),
);
