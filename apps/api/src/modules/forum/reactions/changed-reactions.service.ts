import type { Executor } from '@oche/db';
import type { ChangedReactions } from '@oche/validators/forum/reading';
import type { ServiceContext } from '../../../lib/deps.ts';
import { countsInOrder } from './counts.ts';
import { listChangedReactions, listReactions } from './reaction.queries.ts';

/** A reader who missed more reads the posts again. */
const MAX_POSTS = 100;

type Changed = { posts: ChangedReactions[]; revision: number } | null;

/**
 * The posts that members have reacted to after a revision of the thread's reactions.
 * @returns null when it is too much to be told one by one
 */
export async function changedReactionsAfter(
  db: Executor,
  threadId: number,
  after: number,
): Promise<Changed> {
  const rows = await listChangedReactions(db, { threadId, after, limit: MAX_POSTS + 1 });
  if (rows.length > MAX_POSTS) return null;
  return {
    posts: rows.map(({ postId, counts }) => ({ postId, counts: countsInOrder(counts) })),
    revision: rows.at(-1)?.revision ?? after,
  };
}

/** The same with the reader's own reactions, for a reader who has reacted in another window meanwhile. */
export async function withOwn(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  changed: Changed,
): Promise<Changed> {
  if (!changed || !actor) return changed;
  const postIds = changed.posts.map(({ postId }) => postId);
  const rows = await listReactions(db, { postIds, viewerId: actor.id });
  const ownTo = new Map(rows.map(({ postId, own }) => [postId, own]));
  const posts = changed.posts.map((post) => ({ ...post, own: ownTo.get(post.postId) ?? [] }));
  return { ...changed, posts };
}
