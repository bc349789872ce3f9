import { type Placeholders, prepared } from '@oche/db';

export const listPatterns = prepared('moderation.listPatterns', (db) =>
  db
    .selectFrom('moderation_patterns')
    .select(['id', 'pattern', 'created_at as createdAt'])
    .orderBy('pattern')
    .limit(1000),
);

/** Returns no row if it is in the list already. */
export const insertPattern = prepared(
  'moderation.insertPattern',
  (db, p: Placeholders<{ pattern: string; moderatorId: string; now: string }>) =>
    db
      .insertInto('moderation_patterns')
      .values({ pattern: p('pattern'), created_by: p('moderatorId'), created_at: p('now') })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

export const deletePattern = prepared(
  'moderation.deletePattern',
  (db, p: Placeholders<{ id: number }>) =>
    db.deleteFrom('moderation_patterns').where('id', '=', p('id')).returning('pattern'),
);
