import { decode } from '../../bbcode/entities.ts';
import { parseBbcode } from '../../bbcode/parse.ts';
import { id, number, type Row, text, time } from '../database.ts';
import type { Author, SourceMessage, SourcePost, SourceThread } from '../source.ts';

/** vBulletin stores what was typed; only some signs of other languages are entities. */
export const sourceOf = (stored: string): string => decode(stored.replace(/<br ?\/?>/g, '\n'));

const authorOf = (userId: string, name: string): Author => ({
  id: userId === '0' || userId === '' ? null : userId,
  name: decode(name),
});

/** @param row id, user, name, time, text */
export function postOf(row: Row): SourcePost {
  const written = sourceOf(text(row.text));
  return {
    id: id(row.id),
    author: authorOf(id(row.user), text(row.name)),
    createdAt: time(row.time) ?? new Date(0),
    editedAt: null,
    written,
    pieces: (losses) => parseBbcode(written, losses),
  };
}

/** @param row id, board, title, user, name, time, sticky, open */
export const threadOf = (row: Row): SourceThread => ({
  id: id(row.id),
  boardId: id(row.board),
  title: decode(text(row.title)),
  author: authorOf(id(row.user), text(row.name)),
  createdAt: time(row.time) ?? new Date(0),
  isPinned: number(row.sticky) === 1,
  isAnnouncement: false,
  isLocked: number(row.open) === 0,
});

/**
 * @param row id, user, title, time, text
 * @param recipientIds those who have it still, without its author
 */
export function messageOf(row: Row, recipientIds: string[]): SourceMessage {
  const { id: key, createdAt, pieces } = postOf(row);
  return {
    id: key,
    authorId: id(row.user),
    recipientIds,
    talkId: null,
    isFirst: true,
    subject: decode(text(row.title)),
    createdAt,
    pieces,
  };
}

/** `a:2:{i:2;s:4:"Anna";…}`: the numbers of members to whom a message went; of PHP's form no more is read. */
export const recipientsIn = (serialized: string): string[] => [
  ...new Set([...serialized.matchAll(/i:(\d{1,10});s:\d+:"/g)].flatMap(([, key]) => key ?? [])),
];
