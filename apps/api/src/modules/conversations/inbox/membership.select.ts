import { UNREAD_MESSAGES_MAX } from '@oche/validators/conversation-limits';
import type { ConversationMember } from '@oche/validators/conversations';
import { sql } from 'kysely';

/*
 * Expressions over the row `own` of conversation_members, whose member reads, and `conversation`.
 */

/** How much others have said since; one more than are counted means "many". */
export const unreadCount = sql<number>`(
  select count(*) from (
    select from conversation_messages unread
    where unread.conversation_id = own.conversation_id and unread.id > own.last_read_id
      and unread.sender_id is distinct from own.user_id and unread.hidden_at is null
    limit ${sql.lit(UNREAD_MESSAGES_MAX + 1)}
  ) as counted
)`;

/**
 * Whether one of two blocks the other. As a value, and not with `exists`, so that it is looked up for each row and never
 * read from whole tables.
 */
export const isBlocked = sql<boolean>`coalesce((
  select conversation.is_pair
  from conversation_members other
  join user_blocks block on (block.blocker_id, block.blocked_id) in (
    (other.user_id, own.user_id), (own.user_id, other.user_id)
  )
  where other.conversation_id = own.conversation_id and other.user_id <> own.user_id
  limit 1
), false)`;

/** Who writes with each other is named to each other, whatever else of them may be seen. */
export const others = sql<ConversationMember[]>`coalesce((
  select json_agg(json_build_object(
    'id', person.id, 'username', profile.username::text, 'firstName', person.first_name,
    'lastName', person.last_name, 'profileImageUrl', person.profile_image_url
  ) order by person.first_name, person.id)
  from conversation_members other
  join users person on person.id = other.user_id
  join profiles profile on profile.user_id = other.user_id
  where other.conversation_id = own.conversation_id and other.user_id <> own.user_id
), '[]')`;
