import { sql } from 'kysely';
import type { Tx } from '../index.ts';

/** What is older has been told, read and deleted. */
const DAYS = 60;
/** What was told lately is still unread. */
const UNREAD_DAYS = 10;

/**
 * What the members who can sign in have been told of the demo content: answers and quotes, bookings
 * that a lounge has confirmed, reviews and their answers. It is what the running product would have
 * written; the latest of it is unread.
 */
export async function insertDemoNotifications(tx: Tx, now: Date): Promise<void> {
  await sql`
    with told as (
      select thread.author_id as recipient_id, 'forum.answer' as kind, 'thread/' || thread.id as key,
        'post/' || post.id as place, post.author_id as actor_id, post.created_at,
        jsonb_build_object('postId', post.id, 'threadId', thread.id) as payload
      from forum_posts post
      join forum_threads thread on thread.id = post.thread_id
      where post.number > 1 and post.deleted_at is null and post.author_id <> thread.author_id
        and not exists (
          select from forum_posts answered
          where answered.id in (post.parent_post_id, post.quoted_post_id)
            and answered.author_id = thread.author_id
        )
      union all
      select answered.author_id,
        case when post.quoted_post_id is null then 'forum.reply' else 'forum.quote' end,
        'thread/' || post.thread_id, 'post/' || post.id, post.author_id, post.created_at,
        jsonb_build_object('postId', post.id, 'threadId', post.thread_id)
      from forum_posts post
      join forum_posts answered on answered.id = coalesce(post.quoted_post_id, post.parent_post_id)
      where post.deleted_at is null and post.author_id <> answered.author_id
      union all
      select booking.member_id, 'bookings.confirmed', 'booking/' || booking.id,
        'booking/' || booking.id, null, booking.created_at + interval '20 minutes',
        jsonb_build_object('bookingId', booking.id, 'event', 'confirmed')
      from bookings booking
      where booking.status in ('confirmed', 'completed') and booking.member_id is not null
      union all
      select ownership.user_id, 'lounges.reviewed', 'review/' || review.id, 'review/' || review.id,
        review.author_id, review.created_at,
        jsonb_build_object('reviewId', review.id, 'loungeId', review.lounge_id)
      from lounge_reviews review
      join lounge_staff ownership
        on ownership.lounge_id = review.lounge_id and ownership.role = 'owner'
      union all
      select review.author_id, 'lounges.reviewAnswered', 'review/' || review.id, 'review/' || review.id,
        null, review.answered_at,
        jsonb_build_object('reviewId', review.id, 'loungeId', review.lounge_id)
      from lounge_reviews review where review.answer is not null
    ), recent as (
      select told.*, told.created_at < ${now}::timestamptz - make_interval(days => ${UNREAD_DAYS})
        as is_read
      from told join users member on member.id = told.recipient_id
      where member.password_hash is not null
        and told.created_at > ${now}::timestamptz - make_interval(days => ${DAYS})
        and told.created_at <= ${now}::timestamptz
    ), grouped as (
      insert into notification_groups (recipient_id, kind, group_key, latest_at, read_at)
      select recipient_id, kind, key, max(created_at),
        case when is_read then max(created_at) + interval '1 hour' end
      from recent group by recipient_id, kind, key, is_read order by max(created_at)
      returning id, recipient_id, kind, group_key, read_at
    )
    insert into notifications (
      group_id, recipient_id, kind, event_id, actor_id, place, payload, created_at, read_at
    )
    select grouped.id, recent.recipient_id, recent.kind, gen_random_uuid(), actor_id, place, payload,
      created_at, grouped.read_at
    from recent join grouped
      on (grouped.recipient_id, grouped.kind, grouped.group_key, grouped.read_at is not null)
        = (recent.recipient_id, recent.kind, recent.key, recent.is_read)
    order by created_at
  `.execute(tx);
}
