import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The league's thread, if it has one that isn't deleted. */
export const getThreadOf = prepared('leagues.getThread', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('leagues as league')
    .innerJoin('forum_threads as thread', (join) =>
      join.on('thread.id', '=', sql<number>`current_thread(league.thread_id)`),
    )
    .select('thread.id as threadId')
    .where('league.id', '=', p('id'))
    .where('thread.deleted_at', 'is', null),
);

export const setThread = prepared(
  'leagues.setThread',
  (db, p: Placeholders<{ id: number; threadId: number }>) =>
    db
      .updateTable('leagues')
      .set({ thread_id: p('threadId') })
      .where('id', '=', p('id')),
);
