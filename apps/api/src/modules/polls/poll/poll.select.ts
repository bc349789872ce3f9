import type { Executor, Placeholders } from '@oche/db';
import type { PollKind, PollOption, PollResults, PollState } from '@oche/validators/polls/schemas';
import { type InferResult, sql } from 'kysely';
import { type PictureRow, pictureJson } from '../../uploads/index.ts';

/** Who looks; an empty id for a visitor. */
export interface PollReader {
  viewerId: string;
  /** sees numbers that others don't see yet */
  seesAll: boolean;
  /** ISO time */
  now: string;
}

/** Of the row `poll`; the one who asks for it has the moment. */
export const stateAt = (now: string) => sql<PollState>`case
  when poll.closed_at is not null or poll.closes_at <= ${now}::timestamptz then 'closed'
  when poll.opens_at > ${now}::timestamptz then 'planned' else 'open' end`;

export interface OptionRow extends Omit<PollOption, 'lounge' | 'picture'> {
  loungeId: number | null;
  city: string | null;
  picture: PictureRow | null;
}

/**
 * Polls as somebody sees them. Numbers that they may not see are not fetched. A lounge or an ad shows what it is
 * called and looks like now, as long as everybody sees it.
 */
export const polls = (db: Executor, p: Placeholders<PollReader>) =>
  db
    .selectFrom('polls as poll')
    .leftJoin('forum_threads as thread', 'thread.id', 'poll.thread_id')
    .leftJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .leftJoin('poll_ballots as own', (join) =>
      join.onRef('own.poll_id', '=', 'poll.id').on('own.user_id', '=', p('viewerId')),
    )
    .select([
      'poll.id',
      sql<PollKind>`poll.kind`.as('kind'),
      'poll.question',
      'poll.description',
      'poll.is_multiple as isMultiple',
      'poll.is_changeable as isChangeable',
      sql<PollResults>`poll.results`.as('results'),
      stateAt(p('now')).as('state'),
      'poll.opens_at as opensAt',
      sql<string | null>`coalesce(poll.closed_at, poll.closes_at)`.as('closesAt'),
      sql<boolean>`poll.pinned_at is not null`.as('isPinned'),
      'poll.thread_id as threadId',
      'poll.voter_count as voterCount',
      'poll.revision',
      'poll.created_by as createdBy',
      'subforum.category_id as categoryId',
      sql<boolean>`own.user_id is not null`.as('hasVoted'),
      sql<OptionRow[]>`(
        select json_agg(json_build_object(
          'id', option.id,
          'text', coalesce(case when lounge.is_active then lounge.name end, option.text),
          'loungeId', case when lounge.is_active then lounge.id end,
          'city', lounge.city,
          'itemId', item.id,
          'picture', ${pictureJson('uploads')},
          'votes', case when poll.results = 'always' or own.user_id is not null
            or poll.closed_at is not null or poll.closes_at <= ${p('now')}::timestamptz
            or ${p('seesAll')}::boolean then option.vote_count end,
          'isOwn', vote.option_id is not null
        ) order by option.position)
        from poll_options option
        left join poll_votes vote on vote.poll_id = own.poll_id and vote.user_id = own.user_id
          and vote.option_id = option.id
        left join lounges lounge on lounge.id = option.lounge_id
        left join market_items item on item.id = option.item_id
          and item.status in ('active', 'reserved') and item.review is null
        left join uploads on uploads.id = coalesce(
          option.upload_id,
          (select photo.upload_id from lounge_photos photo
            where photo.lounge_id = option.lounge_id and lounge.is_active
            order by photo.position limit 1),
          (select picture.upload_id from market_item_pictures picture
            where picture.item_id = item.id order by picture.position limit 1)
        )
        where option.poll_id = poll.id
      )`.as('options'),
    ]);

export type PollRow = InferResult<ReturnType<typeof polls>>[number];
