import type { Executor } from '@oche/db';
import type { Message } from '@oche/validators/conversations';
import { type InferResult, sql } from 'kysely';
import { type PictureRow, pictureJson, toPicture } from '../../uploads/index.ts';

/** Messages with all that is shown of them: of a hidden one nothing but that it was there. */
export const messages = (db: Executor) =>
  db.selectFrom('conversation_messages as message').select([
    'message.id',
    'message.conversation_id as conversationId',
    'message.revision',
    'message.sender_id as senderId',
    'message.suspicions',
    'message.client_key as key',
    'message.created_at as createdAt',
    sql<boolean>`message.hidden_at is not null`.as('isHidden'),
    sql<string>`case when message.hidden_at is null then message.body else '' end`.as('content'),
    sql<string | null>`case when message.hidden_at is null then message.card_kind end`.as(
      'cardKind',
    ),
    sql<number | null>`message.card_id`.as('cardId'),
    sql<PictureRow[]>`coalesce((
        select json_agg(${pictureJson('uploads')} order by picture.position)
        from conversation_pictures picture join uploads on uploads.id = picture.upload_id
        where picture.message_id = message.id and message.hidden_at is null
      ), '[]')`.as('pictures'),
  ]);

export type MessageRow = InferResult<ReturnType<typeof messages>>[number];

/**
 * @param viewerId who reads it; null for moderators
 * @param pair the two of a conversation of two
 */
export function toMessage(
  { cardKind, cardId, pictures, suspicions, key, ...row }: MessageRow,
  viewerId: string | null,
  pair: readonly string[],
): Message {
  const isOwn = row.senderId !== null && row.senderId === viewerId;
  return {
    ...row,
    receiverId: row.senderId === null ? null : (pair.find((id) => id !== row.senderId) ?? null),
    pictures: pictures.map(toPicture),
    card: cardKind !== null && cardId !== null ? { kind: cardKind, id: cardId } : null,
    suspicions: isOwn || row.isHidden ? [] : suspicions,
    key: isOwn ? key : null,
  };
}
