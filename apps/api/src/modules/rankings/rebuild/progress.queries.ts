import { type Placeholders, prepared } from '@oche/db';

export const getProgress = prepared(
  'rankings.getProgress',
  (db, p: Placeholders<{ part: string }>) =>
    db.selectFrom('rebuild_progress').select('after').where('part', '=', p('part')),
);

export const saveProgress = prepared(
  'rankings.saveProgress',
  (db, p: Placeholders<{ part: string; after: string }>) =>
    db
      .insertInto('rebuild_progress')
      .values({ part: p('part'), after: p('after') })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ after: p('after') })),
);

export const forgetProgress = prepared('rankings.forgetProgress', (db) =>
  db.deleteFrom('rebuild_progress'),
);
