import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Moves a poll from what waited to the thread that it became. */
export const attachSubmitted = prepared(
  'polls.attachSubmitted',
  (db, p: Placeholders<{ postId: number; threadId: number }>) =>
    db
      .updateTable('polls')
      .from('forum_submissions as submission')
      .set({ thread_id: p('threadId'), submission_id: null })
      .whereRef('submission.id', '=', 'polls.submission_id')
      .where('submission.post_id', '=', p('postId'))
      .returning('polls.id'),
);

/** The poll of a thread that went into another one comes along, unless there is one already. */
export const followThread = prepared(
  'polls.followThread',
  (db, p: Placeholders<{ threadId: number }>) =>
    db
      .updateTable('polls')
      .set({
        thread_id: sql<number>`current_thread(${p('threadId')})`,
        came_from_thread_id: p('threadId'),
      })
      .where('thread_id', '=', p('threadId'))
      .where(
        sql<boolean>`exists (
          select from forum_threads thread where thread.id = ${p('threadId')} and thread.is_merged
        )`,
      )
      .where(
        sql<boolean>`not exists (
          select from polls other where other.thread_id = current_thread(${p('threadId')})
        )`,
      )
      .returning('thread_id as threadId'),
);

/** When that is undone, it comes back. */
export const returnToThread = prepared(
  'polls.returnToThread',
  (db, p: Placeholders<{ threadId: number }>) =>
    db
      .updateTable('polls')
      .set({ thread_id: p('threadId'), came_from_thread_id: null })
      .where('came_from_thread_id', '=', p('threadId'))
      .where(
        sql<boolean>`exists (
          select from forum_threads thread
          where thread.id = ${p('threadId')} and not thread.is_merged
        )`,
      )
      .returning('thread_id as threadId'),
);
