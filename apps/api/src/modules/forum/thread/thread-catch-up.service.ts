import type { Executor } from '@oche/db';
import { type ThreadEvent, threadEventOutput } from '@oche/validators/forum';
import { listPostsById } from '../post/post.queries.ts';
import { toPost } from '../post/post.select.ts';
import { listThreadChanges } from './thread.queries.ts';

export interface ThreadChange {
  /** up to which revision of the thread a reader knows everything once this one is told */
  revision: number;
  event: ThreadEvent;
}

/** What a reader has missed. */
export interface CatchUp {
  /** the thread's revision up to which this tells */
  revision: number;
  isDeleted: boolean;
  changes: ThreadChange[];
}

/** Who was away for longer reads the thread again. */
const MAX_CHANGES = 100;

type ChangeRow = Awaited<ReturnType<typeof listThreadChanges>>[number];
type PostChangeRow = ChangeRow & { postId: number; postNumber: number; postRevision: number };

/**
 * What happened in a thread after a revision, in at most two statements however much it was.
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
  if (thread.deletedAt) {
    const event: ThreadEvent = { type: 'thread.deleted' };
    return { revision, isDeleted: true, changes: [{ revision, event }] };
  }
  const posts = rows.filter(isPostChange);
  const readAgain: ThreadChange = { revision, event: { type: 'thread.changed' } };
  if (posts.length > MAX_CHANGES) return { revision, isDeleted: false, changes: [readAgain] };
  const changes = await postChanges(db, posts);
  // a revision that no post carries was a change of the thread itself, or overwritten by a later one
  const carried = new Set(posts.map(({ postRevision }) => postRevision));
  if (carried.size < revision - after) changes.push(readAgain);
  return { revision, isDeleted: false, changes: withSafeRevisions(changes) };
}

const isPostChange = (row: ChangeRow): row is PostChangeRow => row.postId !== null;

async function postChanges(db: Executor, rows: PostChangeRow[]): Promise<ThreadChange[]> {
  const ids = rows.filter((row) => row.postDeletedAt === null).map((row) => row.postId);
  const live = ids.length > 0 ? await listPostsById(db, { ids }) : [];
  const posts = new Map(live.map((row) => [row.id, toPost(row)]));
  return rows.flatMap(({ postId, postNumber: number, postRevision, postDeletedAt, postCount }) => {
    const post = posts.get(postId);
    // deleted between the two statements: the next look tells
    if (!post && postDeletedAt === null) return [];
    const event = post
      ? { type: 'post.saved', post, postCount }
      : { type: 'post.deleted', postId, number, postCount };
    return { revision: postRevision, event: threadEventOutput.parse(event) };
  });
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
