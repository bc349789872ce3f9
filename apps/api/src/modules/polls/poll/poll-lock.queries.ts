import type { Executor } from '@oche/db';
import { type Placeholders, prepared } from '@oche/db';
import type { InferResult } from 'kysely';
import { stateAt } from './poll.select.ts';

const selectLocked = (db: Executor, p: Placeholders<{ id: number; now: string }>) =>
  db
    .selectFrom('polls as poll')
    .leftJoin('forum_threads as thread', 'thread.id', 'poll.thread_id')
    .leftJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .select([
      'poll.id',
      'poll.kind',
      'poll.question',
      'poll.is_multiple as isMultiple',
      'poll.is_changeable as isChangeable',
      'poll.opens_at as opensAt',
      'poll.closes_at as closesAt',
      'poll.closed_at as closedAt',
      'poll.pinned_at as pinnedAt',
      'poll.thread_id as threadId',
      'poll.voter_count as voterCount',
      'poll.created_by as createdBy',
      'subforum.category_id as categoryId',
      stateAt(p('now')).as('state'),
    ])
    .where('poll.id', '=', p('id'))
    .where('poll.submission_id', 'is', null)
    .where('thread.deleted_at', 'is', null);

export type LockedPoll = InferResult<ReturnType<typeof selectLocked>>[number];

/** Lets votes and changes of a poll come one after the other. */
export const lockPoll = prepared('polls.lock', (db, p: Placeholders<{ id: number; now: string }>) =>
  selectLocked(db, p).forNoKeyUpdate('poll'),
);

/** What every change and vote does to its poll. */
export const renewPoll = prepared(
  'polls.renew',
  (db, p: Placeholders<{ id: number; voters: number }>) =>
    db
      .updateTable('polls')
      .set((eb) => ({
        revision: eb('revision', '+', 1),
        voter_count: eb('voter_count', '+', p('voters')),
      }))
      .where('id', '=', p('id')),
);

export const setClosedAt = prepared(
  'polls.setClosedAt',
  (db, p: Placeholders<{ id: number; closedAt: string | null }>) =>
    db
      .updateTable('polls')
      .set({ closed_at: p('closedAt') })
      .where('id', '=', p('id')),
);

export const deletePoll = prepared('polls.delete', (db, p: Placeholders<{ id: number }>) =>
  db.deleteFrom('polls').where('id', '=', p('id')),
);

/** The pictures of its own that a poll shows. */
export const listPictures = prepared('polls.listPictures', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('poll_options')
    .select('upload_id as uploadId')
    .where('poll_id', '=', p('id'))
    .where('upload_id', 'is not', null),
);
