import type { Tx } from '@oche/db';
import { POST_PICTURES_MAX } from '@oche/validators/forum/limits';
import type { Deps } from '../../../lib/deps.ts';
import { insertCategory, insertSubforum } from '../admin/place-change.queries.ts';
import '../forum.events.ts';
import { listPictures } from '../pictures/picture.queries.ts';
import { changePictures, type NewPicture } from '../pictures/picture.service.ts';
import * as queries from './moved.queries.ts';

export { listTexts, reservePosts, reserveThreads, setTexts } from './moved.queries.ts';

interface Place {
  name: string;
  description: string | null;
}

/** A category behind the others. */
export async function addMovedCategory(tx: Tx, place: Place): Promise<number> {
  const [added] = await insertCategory(tx, { ...place, position: null, isActive: true });
  if (!added) throw new Error('the insert returned no category');
  return added.id;
}

export async function addMovedSubforum(
  tx: Tx,
  place: Place & { categoryId: number; isLocked: boolean },
): Promise<number> {
  const more = { position: null, isActive: true, hasSolutions: true };
  const [added] = await insertSubforum(tx, { ...place, ...more });
  if (!added) throw new Error('the insert returned no subforum');
  return added.id;
}

export type MovedThread = queries.ThreadRow;

export interface MovedPost {
  /** one of `reservePosts` */
  id: number;
  threadId: number;
  authorId: string;
  createdAt: Date;
  editedAt: Date | null;
  /** as its author wrote it, with what it quotes */
  content: string;
  /** the post that it quotes, and what is left of the text beside that */
  answer: { postId: number; quotedText: string; content: string } | null;
}

interface Answered {
  threadId: number;
  number: number;
  rootNumber: number;
}

/**
 * Threads and posts that come from another board, at most some hundred at once, the posts of each thread in their order,
 * behind those that it has. A quote becomes one of ours where the quoted post is live and in the same thread, and else
 * stays in the text. Counters and last posts are right when the transaction ends. Nobody is told of anything. What has
 * been deleted here stays so: posts of a deleted thread don't come.
 *
 * @returns the ids of the posts that have come
 */
export async function addMovedPosts(
  tx: Tx,
  { threads, posts }: { threads: readonly MovedThread[]; posts: readonly MovedPost[] },
): Promise<Set<number>> {
  if (threads.length > 0) await queries.insertThreads(tx, threads);
  const ids = [...new Set(posts.map(({ threadId }) => threadId))];
  const locked = new Map((await queries.lockThreads(tx, ids)).map((row) => [row.id, row]));
  const answered = await readAnswered(tx, posts);
  const numbers = new Map<number, number>();
  const rows = posts.flatMap((post) => {
    const thread = locked.get(post.threadId);
    if (!thread || thread.deletedAt) return [];
    const number = numbers.get(thread.id) ?? thread.nextNumber;
    numbers.set(thread.id, number + 1);
    const row = rowOf(post, { number, revision: thread.revision + 1 }, answered);
    answered.set(post.id, { threadId: thread.id, number, rootNumber: row.rootNumber });
    return [row];
  });
  if (rows.length === 0) return new Set();
  await queries.insertPosts(tx, rows);
  await grow(tx, threads, rows, new Map([...locked].map(([id, row]) => [id, row.subforumId])));
  return new Set(rows.map(({ id }) => id));
}

async function readAnswered(tx: Tx, posts: readonly MovedPost[]): Promise<Map<number, Answered>> {
  const coming = new Set(posts.map(({ id }) => id));
  const ids = posts.flatMap(({ answer }) =>
    answer && !coming.has(answer.postId) ? [answer.postId] : [],
  );
  const rows = ids.length > 0 ? await queries.listAnswered(tx, [...new Set(ids)]) : [];
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** As `writePost` has it: an answer to the first post answers the thread, and stands for itself. */
function rowOf(
  { answer, ...post }: MovedPost,
  { number, revision }: { number: number; revision: number },
  answered: ReadonlyMap<number, Answered>,
): queries.PostRow {
  const found = answer ? answered.get(answer.postId) : undefined;
  const isQuote = answer !== null && found !== undefined && found.threadId === post.threadId;
  return {
    ...post,
    number,
    revision,
    rootNumber: isQuote && found.number > 1 ? found.rootNumber : number,
    answeredId: isQuote ? answer.postId : null,
    quotedText: isQuote ? answer.quotedText : null,
    content: isQuote ? answer.content : post.content,
  };
}

async function grow(
  tx: Tx,
  threads: readonly MovedThread[],
  rows: readonly queries.PostRow[],
  subforums: ReadonlyMap<number, number>,
): Promise<void> {
  const growths = new Map<number, queries.Growth>();
  const places = new Map<number, { id: number; threads: number; posts: number }>();
  const placeOf = (id: number) => {
    const place = places.get(id) ?? { id, threads: 0, posts: 0 };
    places.set(id, place);
    return place;
  };
  for (const { threadId, number, createdAt, authorId } of rows) {
    const posts = (growths.get(threadId)?.posts ?? 0) + 1;
    const last = { lastNumber: number, lastAt: createdAt, lastAuthorId: authorId };
    growths.set(threadId, { threadId, posts, ...last });
    placeOf(subforums.get(threadId) ?? 0).posts++;
  }
  for (const { subforumId } of threads) placeOf(subforumId).threads++;
  await queries.growThreads(tx, [...growths.values()]);
  await queries.growSubforums(tx, [...places.values()]);
}

/**
 * Pictures of a post that has come, behind those that it has; as many as there is room for.
 * @returns how many of them are shown
 */
export async function showMovedPictures(
  tx: Tx,
  postId: number,
  pictures: readonly NewPicture[],
): Promise<number> {
  const post = await queries.lockPost(tx, postId);
  if (!post || post.deletedAt) return 0;
  const former = await listPictures(tx, { postId, submissionId: null });
  const room = POST_PICTURES_MAX - former.length;
  const added = pictures.slice(0, Math.max(0, room));
  const all = [
    ...former.map(({ uploadId, description }) => ({ id: uploadId, description })),
    ...added,
  ];
  await changePictures(tx, { id: postId, ...post }, all);
  await queries.setPictureCount(tx, postId, all.length);
  return added.length;
}

/** Pages that show these subforums are made anew. */
export const tellMoved = (
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  subforumIds: readonly number[],
): Promise<void> => events.publish(tx, 'forum.placesChanged', { subforumIds });
