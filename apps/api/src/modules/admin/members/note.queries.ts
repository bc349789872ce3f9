import { type Placeholders, prepared, preparedList } from '@oche/db';

interface NewNote {
  userId: string;
  authorId: string;
  text: string;
  now: string;
}

export const insertNote = prepared('admin.insertNote', (db, p: Placeholders<NewNote>) =>
  db
    .insertInto('staff_notes')
    .values({
      user_id: p('userId'),
      author_id: p('authorId'),
      text: p('text'),
      created_at: p('now'),
    })
    .returning('id'),
);

export const lockNote = prepared('admin.lockNote', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('staff_notes')
    .select(['user_id as userId', 'author_id as authorId', 'deleted_at as deletedAt'])
    .where('id', '=', p('id'))
    .forNoKeyUpdate(),
);

export const setDeleted = prepared(
  'admin.setNoteDeleted',
  (db, p: Placeholders<{ id: number; deletedAt: string | null }>) =>
    db
      .updateTable('staff_notes')
      .set({ deleted_at: p('deletedAt') })
      .where('id', '=', p('id')),
);

export const listNotes = preparedList(
  'admin.listNotes',
  (db, p: Placeholders<{ userId: string; before: number }>, limit) =>
    db
      .selectFrom('staff_notes as note')
      .innerJoin('users as author', 'author.id', 'note.author_id')
      .select([
        'note.id',
        'note.text',
        'note.created_at as createdAt',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('note.user_id', '=', p('userId'))
      .where('note.id', '<', p('before'))
      .where('note.deleted_at', 'is', null)
      .orderBy('note.id', 'desc')
      .limit(limit),
);

/** Whether there is such a member who hasn't left. */
export const getNoted = prepared('admin.getNoted', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('users').select('id').where('id', '=', p('id')).where('status', '<>', 'deleted'),
);
