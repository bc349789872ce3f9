import { type Placeholders, prepared } from '@oche/db';
import type { HomeBoard } from '@oche/validators/home/limits';

interface Of {
  userId: string;
  board: HomeBoard;
}

export const getLayout = prepared('home.getLayout', (db, p: Placeholders<Of>) =>
  db
    .selectFrom('home_layouts')
    .select(['shown', 'hidden'])
    .where('user_id', '=', p('userId'))
    .where('board', '=', p('board')),
);

interface Arranged extends Of {
  shown: string[];
  hidden: string[];
  now: string;
}

export const saveLayout = prepared('home.saveLayout', (db, p: Placeholders<Arranged>) =>
  db
    .insertInto('home_layouts')
    .values({
      user_id: p('userId'),
      board: p('board'),
      shown: p('shown'),
      hidden: p('hidden'),
      saved_at: p('now'),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'board']).doUpdateSet((eb) => ({
        shown: eb.ref('excluded.shown'),
        hidden: eb.ref('excluded.hidden'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    ),
);

export const deleteLayout = prepared('home.deleteLayout', (db, p: Placeholders<Of>) =>
  db.deleteFrom('home_layouts').where('user_id', '=', p('userId')).where('board', '=', p('board')),
);
