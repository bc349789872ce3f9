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

/** The thread that a poll belongs to, and where that one's first post is. */
const ownThread = sql<number>`coalesce(poll.came_from_thread_id, poll.thread_id)`;
const place = sql<number>`current_thread(${ownThread})`;

/**
 * A poll is where the first post of its thread is, unless another poll is there: it goes along when threads are merged,
 * however often, and comes back one step when that is undone. `came_from_thread_id` is its own thread while it is in
 * another one. Looks at the polls that are in this thread or belong to it.
 */
export const placePolls = prepared(
  'polls.placePolls',
  (db, p: Placeholders<{ threadId: number }>) =>
    db
      .updateTable('polls')
      .from(
        db
          .selectFrom('polls as poll')
          .where((eb) =>
            eb.or([
              eb('poll.thread_id', '=', p('threadId')),
              eb('poll.came_from_thread_id', '=', p('threadId')),
            ]),
          )
          .where('poll.thread_id', '<>', place)
          .where((eb) =>
            eb.not(eb.exists(eb.selectFrom('polls as other').where('other.thread_id', '=', place))),
          )
          // of several that would come into one thread the first one does
          .distinctOn(place)
          .orderBy(place)
          .orderBy('poll.id')
          .select(['poll.id', ownThread.as('ownId'), place.as('placeId')])
          .as('moving'),
      )
      .set({
        thread_id: sql<number>`moving."placeId"`,
        came_from_thread_id: sql<number | null>`nullif(moving."ownId", moving."placeId")`,
      })
      .whereRef('polls.id', '=', 'moving.id')
      .returning('polls.thread_id as threadId'),
);
