import { type Placeholders, prepared } from '@oche/db';

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
