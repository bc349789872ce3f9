import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Attached {
  boardId: number;
  gameId: number | null;
  /** null: a tablet */
  userId: string | null;
  until: Date;
  now: Date;
  /** whether it may be taken from somebody else */
  mayTake: boolean;
}

/** Lets a board count for a device, unless it does so for somebody else; of two at once one comes first. */
export const attach = prepared('autoscoring.attach', (db, p: Placeholders<Attached>) =>
  db
    .updateTable('counting_boards')
    .set({
      attached_until: p('until'),
      attached_by: p('userId'),
      attached_game_id: p('gameId'),
    })
    .where('id', '=', p('boardId'))
    .where((eb) =>
      eb.or([
        eb('attached_until', 'is', null),
        sql<boolean>`attached_until <= ${p('now')}::timestamptz`,
        sql<boolean>`attached_by is not distinct from ${p('userId')}`,
        sql<boolean>`${p('mayTake')}::boolean`,
      ]),
    )
    .returning('id'),
);

export const detach = prepared('autoscoring.detach', (db, p: Placeholders<{ boardId: number }>) =>
  db
    .updateTable('counting_boards')
    .set({ attached_until: null, attached_by: null, attached_game_id: null })
    .where('id', '=', p('boardId'))
    .where('attached_until', 'is not', null)
    .returning('id'),
);
