import type { Executor } from '@oche/db';
import type { ChangedReactions } from '@oche/validators/forum-reading';
import { countsInOrder } from './counts.ts';
import { listChangedReactions } from './reaction.queries.ts';

/** A reader who missed more reads the posts again. */
const MAX_POSTS = 100;

/**
 * To which posts members have reacted after a revision of the thread's reactions.
 * @returns null when it is too much to be told one by one
 */
export async function changedReactionsAfter(
  db: Executor,
  threadId: number,
  after: number,
): Promise<{ posts: ChangedReactions[]; revision: number } | null> {
  const rows = await listChangedReactions(db, { threadId, after, limit: MAX_POSTS + 1 });
  if (rows.length > MAX_POSTS) return null;
  return {
    posts: rows.map(({ postId, counts }) => ({ postId, counts: countsInOrder(counts) })),
    revision: rows.at(-1)?.revision ?? after,
  };
}
