import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { PollState } from '@oche/validators/polls/schemas';
import { sql } from 'kysely';
import { type PollReader, polls, stateAt } from './poll.select.ts';

/** One that everybody can see: its thread is not deleted, and doesn't wait for approval. */
export const getPoll = prepared('polls.get', (db, p: Placeholders<PollReader & { id: number }>) =>
  polls(db, p)
    .where('poll.id', '=', p('id'))
    .where('poll.submission_id', 'is', null)
    .where('thread.deleted_at', 'is', null),
);

export const getThreadPoll = prepared(
  'polls.getOfThread',
  (db, p: Placeholders<PollReader & { threadId: number }>) =>
    polls(db, p).where('poll.thread_id', '=', p('threadId')).where('thread.deleted_at', 'is', null),
);

/** More than these nobody would look through on a start page. */
const CURRENT_MAX = 12;

/** The site's polls that are open, and pinned ones that have ended since; open and pinned ones first. */
export const listCurrent = prepared(
  'polls.listCurrent',
  (db, p: Placeholders<PollReader & { since: string }>) => {
    const isOver = sql<boolean>`poll.closed_at is not null or poll.closes_at <= ${p('now')}::timestamptz`;
    return polls(db, p)
      .where('poll.thread_id', 'is', null)
      .where('poll.submission_id', 'is', null)
      .where('poll.opens_at', '<=', p('now'))
      .where(
        sql<boolean>`(not coalesce(${isOver}, false) or (poll.pinned_at is not null
          and coalesce(poll.closed_at, poll.closes_at) > ${p('since')}::timestamptz))`,
      )
      .orderBy(sql`coalesce(${isOver}, false)`)
      .orderBy(sql`poll.pinned_at is null`)
      .orderBy('poll.opens_at', 'desc')
      .orderBy('poll.id', 'desc')
      .limit(CURRENT_MAX);
  },
);

interface SitePage extends PollReader {
  /** null: of any */
  state: PollState | null;
  before: number;
}

/** All of the site's polls, the newest first. */
export const listSitePolls = preparedList(
  'polls.listSite',
  (db, p: Placeholders<SitePage>, limit) =>
    polls(db, p)
      .where('poll.thread_id', 'is', null)
      .where('poll.submission_id', 'is', null)
      .where('poll.id', '<', p('before'))
      .where(
        sql<boolean>`(${p('state')}::text is null or ${stateAt(p('now'))} = ${p('state')}::text)`,
      )
      .orderBy('poll.id', 'desc')
      .limit(limit),
);
