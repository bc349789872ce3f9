import type { Executor } from '@oche/db';
import {
  MESSAGE_CHANGE_MINUTES,
  type MessageReaction,
  QUOTE_MAX,
} from '@oche/validators/conversations/limits';
import type {
  AnsweredMessage,
  ConversationMember,
  Message,
} from '@oche/validators/conversations/schemas';
import { type InferResult, sql } from 'kysely';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { type PictureRow, pictureJson, toPicture } from '../../uploads/index.ts';
import { memberJson } from '../membership/membership.select.ts';
import type { MessageReader } from '../membership/reader.ts';

/** Whether there is anything of a message to be read; over a row of conversation_messages. */
const isShown = (row: string) => sql<boolean>`
  (${sql.ref(`${row}.hidden_at`)} is null and ${sql.ref(`${row}.deleted_at`)} is null)`;

/** Messages with all that is shown of them: of a hidden or deleted one nothing but that it was there. */
export const messages = (db: Executor) =>
  db.selectFrom('conversation_messages as message').select([
    'message.id',
    'message.conversation_id as conversationId',
    'message.revision',
    'message.sender_id as senderId',
    'message.suspicions',
    'message.client_key as key',
    'message.created_at as createdAt',
    'message.edited_at as editedAt',
    'message.notice',
    sql<boolean>`message.hidden_at is not null`.as('isHidden'),
    sql<boolean>`message.deleted_at is not null`.as('isDeleted'),
    sql<string>`case when ${isShown('message')} then message.body else '' end`.as('content'),
    sql<string | null>`case when ${isShown('message')} then message.card_kind end`.as('cardKind'),
    sql<number | null>`message.card_id`.as('cardId'),
    sql<PictureRow[]>`coalesce((
        select json_agg(${pictureJson('uploads')} order by picture.position)
        from conversation_pictures picture join uploads on uploads.id = picture.upload_id
        where picture.message_id = message.id and ${isShown('message')}
      ), '[]')`.as('pictures'),
    sql<{ reaction: MessageReaction; userIds: string[] }[]>`coalesce((
        select json_agg(json_build_object('reaction', said.reaction, 'userIds', said.user_ids))
        from (
          select reaction, array_agg(user_id order by user_id) as user_ids
          from conversation_reactions
          where message_id = message.id and ${isShown('message')}
          group by reaction order by count(*) desc, reaction
        ) said
      ), '[]')`.as('reactions'),
    sql<AnsweredMessage | null>`(
        select json_build_object(
          'id', answered.id, 'senderId', answered.sender_id,
          'content', case when ${isShown('answered')}
            then left(answered.body, ${sql.lit(QUOTE_MAX)}) else '' end,
          'hasPictures', ${isShown('answered')} and exists (
            select from conversation_pictures where message_id = answered.id
          )
        )
        from conversation_messages answered where answered.id = message.answers_id
      )`.as('answers'),
    sql<ConversationMember | null>`(
        select ${memberJson}
        from users person join profiles profile on profile.user_id = person.id
        where person.id = message.notice_user_id
      )`.as('noticePerson'),
  ]);

export type MessageRow = InferResult<ReturnType<typeof messages>>[number];

/** Moderators read all that is there. */
export const moderating = (pair: readonly string[]): MessageReader => ({
  id: null,
  pair,
  sinceId: 0,
  blockedIds: [],
});

export function toMessage(
  { cardKind, cardId, pictures, suspicions, key, notice, noticePerson, ...row }: MessageRow,
  reader: MessageReader,
): Message {
  const { senderId } = row;
  const isOwn = senderId !== null && senderId === reader.id;
  const isBlocked = isBlockedFor(reader, senderId) && notice === null;
  const card = cardKind !== null && cardId !== null ? { kind: cardKind, id: cardId } : null;
  const isFixed = !isOwn || row.isHidden || row.isDeleted || card !== null || notice !== null;
  return {
    ...row,
    content: isBlocked ? '' : row.content,
    receiverId: senderId === null ? null : (reader.pair.find((id) => id !== senderId) ?? null),
    pictures: isBlocked ? [] : pictures.map(toPicture),
    card,
    suspicions: isOwn || row.isHidden || row.isDeleted ? [] : suspicions,
    isBlocked,
    changeableUntil: isFixed ? null : lastChange(row.createdAt),
    answers: row.answers && toAnswered(row.answers, reader),
    notice: notice && { kind: notice, person: noticePerson },
    key: isOwn ? key : null,
  };
}

const isBlockedFor = ({ blockedIds }: MessageReader, senderId: string | null): boolean =>
  senderId !== null && blockedIds.includes(senderId);

/** Until when its sender can change a message or take it back. */
export const lastChange = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + MESSAGE_CHANGE_MINUTES * MINUTE_MS).toISOString();

/** What was said before somebody came is not shown to them by an answer to it either. */
const toAnswered = (answered: AnsweredMessage, reader: MessageReader): AnsweredMessage =>
  answered.id <= reader.sinceId || isBlockedFor(reader, answered.senderId)
    ? { ...answered, content: '', hasPictures: false }
    : answered;
