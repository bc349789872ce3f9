import type { Executor, Placeholders } from '@oche/db';
import { UNREAD_MESSAGES_MAX } from '@oche/validators/conversations/limits';
import type { ConversationMember, ReadMark } from '@oche/validators/conversations/schemas';
import { sql } from 'kysely';

/** A member of a conversation as the others see them, from the rows `person` and `profile`. */
export const memberJson = sql<ConversationMember>`json_build_object(
  'id', person.id, 'username', profile.username::text, 'firstName', person.first_name,
  'lastName', person.last_name, 'profileImageUrl', person.profile_image_url
)`;

/*
 * Expressions over the row `own` of conversation_members, whose member reads, and `conversation`.
 */

/** Whether a member shows something of what they do; those who have not chosen do. */
export function shows(userId: string, what: 'shows_read' | 'shows_typing') {
  return sql<boolean>`coalesce((
    select ${sql.ref(`setting.${what}`)} from conversation_settings setting
    where setting.user_id = ${sql.ref(userId)}
  ), true)`;
}

/** Those whom the member blocks or who block the member, where more than two write to each other. */
export const blockedIds = sql<string[]>`case when conversation.kind = 'group' then array(
  select blocked_id from user_blocks where blocker_id = own.user_id
  union select blocker_id from user_blocks where blocked_id = own.user_id
) else '{}' end`;

/**
 * How much others have said since; one more than are counted means "many". What happens in a group counts only for the
 * one whom it happens to.
 */
export const unreadCount = sql<number>`(
  select count(*) from (
    select from conversation_messages unread
    where unread.conversation_id = own.conversation_id and unread.id > own.last_read_id
      and unread.sender_id is distinct from own.user_id and unread.hidden_at is null
      and unread.deleted_at is null
      and (unread.notice is null or unread.notice = 'created' or unread.notice_user_id = own.user_id)
      and (conversation.kind <> 'group' or not exists (
        select from user_blocks block where (block.blocker_id, block.blocked_id) in (
          (unread.sender_id, own.user_id), (own.user_id, unread.sender_id)
        )
      ))
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

/** Members who write to each other see each other's names, whatever else of them may be seen. */
const others = sql<ConversationMember[]>`coalesce((
  select json_agg(${memberJson} order by person.first_name, person.id)
  from conversation_members other
  join users person on person.id = other.user_id
  join profiles profile on profile.user_id = other.user_id
  where other.conversation_id = own.conversation_id and other.user_id <> own.user_id
), '[]')`;

/** Up to where the others have read, as far as both show it to each other. */
export const reads = sql<ReadMark[]>`case when ${shows('own.user_id', 'shows_read')} then coalesce((
  select json_agg(json_build_object('userId', other.user_id, 'upTo', other.last_read_id))
  from conversation_members other
  where other.conversation_id = own.conversation_id and other.user_id <> own.user_id
    and ${shows('other.user_id', 'shows_read')}
), '[]') else '[]' end`;

/** Conversations as one of their members has them in a list. */
export const ownConversations = (db: Executor, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
    .select([
      'conversation.id',
      'conversation.kind',
      'conversation.about',
      'conversation.is_pair as isPair',
      'conversation.owner_id as ownerId',
      'own.since_id as sinceId',
      'own.is_muted as isMuted',
      'own.is_archived as isArchived',
      unreadCount.as('unread'),
      blockedIds.as('blockedIds'),
      others.as('others'),
    ])
    .where('own.user_id', '=', p('userId'));
