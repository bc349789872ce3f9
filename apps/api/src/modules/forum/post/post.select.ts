import type { Executor } from '@oche/db';
import { type Post, SNIPPET_LENGTH } from '@oche/validators/forum/schemas';
import { type InferResult, sql } from 'kysely';
import { formattedOf } from '../../../lib/formatting/formatted.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { publicFace, type TextReader, withoutTornReference } from '../../people/index.ts';
import { picturesOf, toShownPicture } from '../pictures/picture.select.ts';

/** Characters of a text from which its beginning is made: signs of formatting fall away. */
const BEGINNING_LENGTH = SNIPPET_LENGTH * 4;

/** Posts without anything joined to them: where, order and limit come first. */
export const postRows = (db: Executor) => db.selectFrom('forum_posts').selectAll();

/**
 * What a post shows: itself, its author's name and the beginning of the post that it answers, or
 * the words that it quotes from there. Of a deleted post neither is read.
 * Texts are as they are stored (`readTexts`).
 */
export function selectPosts(db: Executor, rows: ReturnType<typeof postRows>) {
  return db
    .selectFrom(rows.as('post'))
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .leftJoin('users as editor', 'editor.id', 'post.edited_by')
    .leftJoin('forum_posts as parent', 'parent.id', 'post.parent_post_id')
    .select([
      'post.id',
      'post.thread_id as threadId',
      'post.number',
      'post.root_number as rootNumber',
      'post.content',
      'post.parent_post_id as parentPostId',
      'parent.number as parentNumber',
      'parent.thread_id as parentThreadId',
      sql<string | null>`case when parent.deleted_at is null
        then left(parent.content, ${BEGINNING_LENGTH}) end`.as('parentBeginning'),
      'post.quoted_post_id as quotedPostId',
      sql<string | null>`case when parent.deleted_at is null then post.quoted_text end`.as(
        'quotedText',
      ),
      picturesOf('post').as('pictures'),
      'post.author_id as authorId',
      'author.first_name as firstName',
      'author.last_name as lastName',
      publicFace('author').as('imageUrl'),
      'post.created_at as createdAt',
      'post.edited_at as editedAt',
      sql<boolean>`(post.is_wiki and post.number = 1)`.as('isWiki'),
      'editor.first_name as editorFirstName',
      'editor.last_name as editorLastName',
    ]);
}

export type PostRow = InferResult<ReturnType<typeof selectPosts>>[number];

/** All texts that are read with these posts. */
export const storedTextsOf = (rows: readonly PostRow[]): (string | null)[] =>
  rows.flatMap(({ content, parentBeginning, quotedText }) => [
    content,
    parentBeginning,
    quotedText,
  ]);

/**
 * @param textOf reads `storedTextsOf` the post
 * @param can what the reader can do with it
 */
export function toPost(row: PostRow, textOf: TextReader, can: Post['can']): Post {
  const { content, mentions } = textOf(row.content);
  return {
    id: row.id,
    threadId: row.threadId,
    number: row.number,
    rootNumber: row.rootNumber,
    content,
    ...shapeOf(content, row),
    mentions,
    parentPostId: row.parentPostId,
    ...answeredBy(row, textOf),
    authorId: row.authorId,
    author: { firstName: row.firstName, lastName: row.lastName, imageUrl: row.imageUrl },
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    can,
  };
}

/** What only few posts have. */
function shapeOf(
  content: string,
  { pictures, isWiki, editorFirstName, editorLastName }: PostRow,
): Pick<Post, 'formatted' | 'pictures' | 'isWiki' | 'editor'> | undefined {
  const formatted = formattedOf(content);
  const isByOther = editorFirstName !== null && editorLastName !== null;
  if (!formatted && !pictures && !isWiki && !isByOther) return undefined;
  return {
    ...(formatted && { formatted }),
    ...(pictures && { pictures: pictures.map(toShownPicture) }),
    ...(isWiki && { isWiki }),
    ...(isByOther && { editor: { firstName: editorFirstName, lastName: editorLastName } }),
  };
}

/** The quoted post is always the parent; a constraint of the table sees to it. */
function answeredBy(row: PostRow, textOf: TextReader) {
  const { parentNumber, parentThreadId, parentBeginning, quotedPostId, quotedText } = row;
  if (parentNumber === null || parentThreadId === null) return { parent: null, quote: null };
  return {
    parent: {
      number: parentNumber,
      // moderators have taken one of the two to another thread
      ...(parentThreadId !== row.threadId && { threadId: parentThreadId }),
      snippet: parentBeginning && beginningOf(parentBeginning, textOf),
    },
    quote:
      quotedPostId === null
        ? null
        : {
            postId: quotedPostId,
            number: parentNumber,
            text: quotedText && plainOf(textOf(quotedText).content),
          },
  };
}

function beginningOf(stored: string, textOf: TextReader): string {
  const isCut = stored.length >= BEGINNING_LENGTH;
  const whole = isCut ? withoutTornReference(`${stored}…`).slice(0, -1) : stored;
  const plain = plainOf(textOf(whole).content);
  const units = plain.slice(0, SNIPPET_LENGTH);
  // so many characters are as many units, unless some of them are pairs
  if (!/[\ud800-\udbff]/.test(units)) return units;
  return [...plain.slice(0, 2 * SNIPPET_LENGTH)].slice(0, SNIPPET_LENGTH).join('');
}
