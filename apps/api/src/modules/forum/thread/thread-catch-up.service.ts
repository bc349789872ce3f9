import type { Executor } from '@oche/db';
import { readTexts, type TextReader } from '../../people/index.ts';
import { listPostsById } from '../post/post.queries.ts';
import { type PostRow, storedTextsOf } from '../post/post.select.ts';
import { listThreadChanges } from './thread.queries.ts';

type ChangeRow = Awaited<ReturnType<typeof listThreadChanges>>[number];
type PostChangeRow = ChangeRow & { postId: number; postNumber: number; postRevision: number };

/** A change as the tables have it, before it is known who reads it. */
export type ThreadChange = {
  /** a reader who was told this change knows everything up to this revision of the thread */
  revision: number;
} & (
  | { type: 'post.saved'; row: PostRow; textOf: TextReader }
  | { type: 'post.deleted'; postId: number; number: number }
  | { type: 'thread.changed' }
  | { type: 'thread.deleted' }
);

/** What a reader has missed. */
export interface CatchUp {
  /** as it is now, that is after these changes */
  thread: ChangeRow;
  changes: ThreadChange[];
}

/** A reader who missed more reads the thread again. */
const MAX_CHANGES = 100;

/**
 * What happened in a thread after a revision, in at most three statements however much it was.
 * @returns null when there is no such thread
 */
export async function catchUp(
  db: Executor,
  threadId: number,
  after: number,
): Promise<CatchUp | null> {
  const rows = await listThreadChanges(db, { threadId, after, limit: MAX_CHANGES + 1 });
  const [thread] = rows;
  if (!thread) return null;
  const { revision } = thread;
  if (thread.deletedAt) return { thread, changes: [{ type: 'thread.deleted', revision }] };
  const posts = rows.filter(isPostChange);
  const readAgain: ThreadChange = { type: 'thread.changed', revision };
  if (posts.length > MAX_CHANGES) return { thread, changes: [readAgain] };
  const changes = await postChanges(db, posts);
  // a revision that no post has was a change of the thread, or of a post that has changed again since
  const carried = new Set(posts.map(({ postRevision }) => postRevision));
  if (carried.size < revision - after) changes.push(readAgain);
  return { thread, changes: withSafeRevisions(changes) };
}

const isPostChange = (row: ChangeRow): row is PostChangeRow => row.postId !== null;

async function postChanges(db: Executor, rows: PostChangeRow[]): Promise<ThreadChange[]> {
  const ids = rows.filter((row) => row.postDeletedAt === null).map((row) => row.postId);
  const live = ids.length > 0 ? await listPostsById(db, { ids }) : [];
  const textOf = await readTexts(db, storedTextsOf(live));
  const posts = new Map(live.map((row) => [row.id, row]));
  return rows.flatMap(
    ({ postId, postNumber, postRevision: revision, postDeletedAt }): ThreadChange[] => {
      const row = posts.get(postId);
      if (row) return [{ type: 'post.saved', revision, row, textOf }];
      // it was deleted between the two statements, of which the next catch-up tells
      if (postDeletedAt === null) return [];
      return [{ type: 'post.deleted', revision, postId, number: postNumber }];
    },
  );
}

/**
 * A change can touch several posts. Whoever loses the connection between two of them has to get
 * them again: only the last one says that its revision is known.
 */
const withSafeRevisions = (changes: ThreadChange[]): ThreadChange[] =>
  changes.map((change, index) =>
    changes[index + 1]?.revision === change.revision
      ? { ...change, revision: change.revision - 1 }
      : change,
  );
