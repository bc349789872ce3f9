import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The tournament's thread, if it has one that isn't deleted. */
export const getThreadOf = prepared(
  'tournaments.getThread',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('tournaments as tournament')
      .leftJoin('forum_threads as thread', (join) =>
        join
          .on('thread.id', '=', sql<number>`current_thread(tournament.thread_id)`)
          .on('thread.deleted_at', 'is', null),
      )
      .select('thread.id as threadId')
      .where('tournament.id', '=', p('id')),
);

export const setThread = prepared(
  'tournaments.setThread',
  (db, p: Placeholders<{ id: number; threadId: number }>) =>
    db
      .updateTable('tournaments')
      .set({ thread_id: p('threadId') })
      .where('id', '=', p('id')),
);
