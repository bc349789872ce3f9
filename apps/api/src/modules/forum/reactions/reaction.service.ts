import { withTransaction } from '@oche/db';
import type {
  Reactions,
  reactInput,
  reactingInput,
  reactingOutput,
} from '@oche/validators/forum/reading';
import { REACTION_KINDS } from '@oche/validators/forum/reading-limits';
import { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../../people/index.ts';
import { requireOpen } from '../forum.policy.ts';
import { lockPost } from '../thread/thread-lock.service.ts';
import { countsInOrder } from './counts.ts';
import * as queries from './reaction.queries.ts';
import { recordReactions } from './reaction-change.service.ts';

/** @returns what was said without words of each of these posts, as a part of it; nothing where there is nothing */
export async function readReactions(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  posts: readonly { id: number }[],
): Promise<(post: { id: number }) => { reactions: Reactions } | undefined> {
  if (posts.length === 0) return () => undefined;
  const postIds = posts.map(({ id }) => id);
  const rows = await queries.listReactions(db, { postIds, viewerId: actor?.id ?? '' });
  const found = new Map(rows.map((row) => [row.postId, row]));
  return ({ id }) => {
    const row = found.get(id);
    if (!row) return undefined;
    const reactions = countsInOrder(row.counts).map(({ kind, count }) => ({
      kind,
      count,
      isMine: row.own.includes(kind),
    }));
    return { reactions };
  };
}

/**
 * Says something of a post without words, or takes it back. Asking for what is so already changes nothing.
 * @throws AppError POST_NOT_FOUND (also for those whom the author has blocked, or who block the author), OWN_POST,
 * or the reason for which the thread is closed
 */
export async function react(
  ctx: MemberContext,
  { postId, kind, isOn }: z.output<typeof reactInput>,
): Promise<{ postId: number; reactions: Reactions }> {
  requireVoice(ctx.actor);
  const reaction = { postId, kind, userId: ctx.actor.id };
  await withTransaction(ctx.db, async (tx) => {
    const { thread, post } = await lockPost(tx, postId);
    if (post.deletedAt || thread.isPlaceDeleted) throw new AppError('POST_NOT_FOUND');
    // what was said can be taken back everywhere
    if (isOn) {
      requireOpen(ctx.actor, thread);
      if (post.authorId === ctx.actor.id) throw new AppError('OWN_POST');
      const { authorId } = post;
      const standing = await queries.getApart.first(tx, { authorId, viewerId: ctx.actor.id });
      if (standing?.isApart) throw new AppError('POST_NOT_FOUND');
    }
    const changed = isOn
      ? await queries.insertReaction(tx, { ...reaction, now: ctx.clock.now().toISOString() })
      : await queries.deleteReaction(tx, reaction);
    if (changed.length > 0) await recordReactions(ctx, tx, thread.id, [postId]);
  });
  const reactionsTo = await readReactions(ctx, [{ id: postId }]);
  return { postId, reactions: reactionsTo({ id: postId })?.reactions ?? [] };
}

const FIRST = new Date(0).toISOString();
const cursorKey = z.tuple([z.iso.datetime(), z.string().max(100)]);

/**
 * Who has reacted to a post, as far as the reader may know of them.
 * @throws AppError POST_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listReacting(
  ctx: ServiceContext,
  { postId, limit, cursor }: z.output<typeof reactingInput>,
): Promise<z.input<typeof reactingOutput>> {
  const post = await queries.getShownPost.first(ctx.db, { id: postId });
  if (!post) throw new AppError('POST_NOT_FOUND');
  const [since, afterId] = cursor === undefined ? [FIRST, ''] : decodeCursor(cursorKey, cursor);
  const page = { postId, since, afterId, ...viewerOf(ctx.actor) };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listReacting(ctx.db, { ...page, limit: count }),
    (row) => encodeCursor([row.since, row.userId]),
  );
  return {
    items: items.map(({ userId, firstName, lastName, kinds }) => ({
      userId,
      firstName,
      lastName,
      kinds: REACTION_KINDS.filter((kind) => kinds.includes(kind)),
    })),
    nextCursor,
  };
}
