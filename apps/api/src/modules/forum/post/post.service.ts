import { type Tx, withTransaction } from '@oche/db';
import type { createPostInput, Post, updatePostInput } from '@oche/validators/forum/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { mentionedIn, readTexts, storedText } from '../../people/index.ts';
import { mustWait, requirePublished, submit } from '../approval/waiting.service.ts';
import { postRights, requireEditable, requireOpen } from '../forum.policy.ts';
import { isWikiOf } from '../levels/wiki.policy.ts';
import { requireWikiEditable } from '../levels/wiki-editor.service.ts';
import { changePictures, wordsOf } from '../pictures/picture.service.ts';
import { readReactions } from '../reactions/reaction.service.ts';
import { dropSentDraft } from '../sending/sent-draft.service.ts';
import { findPlace } from '../thread/former-place.queries.ts';
import type { LockedThread } from '../thread/thread-lock.queries.ts';
import {
  lockPost,
  lockThreadToWrite,
  nextRevision,
  recordChange,
  writePost,
} from '../thread/thread-lock.service.ts';
import * as queries from './post.queries.ts';
import { storedTextsOf, toPost } from './post.select.ts';

type CreatePostInput = z.output<typeof createPostInput>;

/**
 * Answers a thread, or the post in it that a quote or `parentPostId` names. If both are given, the
 * quote counts.
 *
 * @throws AppError THREAD_NOT_FOUND, PARENT_POST_NOT_FOUND, or the reason for which the thread is
 *   closed, POST_WAITS when it was stored and waits for approval
 */
export async function createPost(
  ctx: MemberContext,
  { draft, ...input }: CreatePostInput,
): Promise<Post> {
  requireVoice(ctx.actor);
  const attempt = { userId: ctx.actor.id, operation: 'post.create', input };
  let isNew = false;
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      isNew = true;
      const thread = await lockThreadToWrite(tx, input.threadId);
      // behind the thread, as whoever merges it moves its drafts with the thread locked
      await dropSentDraft(ctx, tx, draft);
      requireOpen(ctx.actor, thread);
      const { content, pictures = [] } = input;
      const answered = await findAnswered(tx, thread, input);
      const hasPictures = pictures.length > 0;
      const text = [content, ...wordsOf(pictures)].join('\n');
      if (await mustWait(ctx, tx, { ...thread, text, hasPictures })) {
        const { id: threadId, subforumId, categoryId } = thread;
        const place = { categoryId, subforumId, threadId, title: null };
        const about = { answeredId: answered?.id ?? null, isQuote: isQuote(input) };
        return submit(ctx, tx, { ...place, ...about, content, pictures });
      }
      const now = ctx.clock.now().toISOString();
      return writePost(ctx, tx, thread, {
        content,
        now,
        answered,
        pictures,
        isQuote: isQuote(input),
      });
    }),
  );
  requirePublished(id);
  return getPost(ctx, id, { isNew });
}

const isQuote = ({ quotedPostId, quotedNumber }: CreatePostInput) =>
  quotedPostId != null || quotedNumber != null;

/** @returns the quoted post, else the parent; undefined for an answer to the thread */
async function findAnswered(
  tx: Tx,
  { id: threadId }: LockedThread,
  input: Omit<CreatePostInput, 'draft'>,
) {
  const { quotedPostId, quotedNumber, parentPostId } = input;
  const id = quotedPostId ?? (quotedNumber ? null : parentPostId) ?? null;
  const number = id === null ? (quotedNumber ?? null) : null;
  if (id === null && number === null) return undefined;
  const isFollowed = threadId !== input.threadId;
  const post =
    isFollowed && number !== null
      ? await findMoved(tx, threadId, { threadId: input.threadId, number })
      : await queries.findAnswered.first(tx, { threadId, id, number });
  if (!post) throw new AppError('PARENT_POST_NOT_FOUND');
  return post;
}

/** The post that had this number in a thread that was merged, if it is in the one that is written into. */
async function findMoved(tx: Tx, threadId: number, former: { threadId: number; number: number }) {
  const place = await findPlace.first(tx, former);
  if (place?.threadId !== threadId) return undefined;
  return queries.findAnswered.first(tx, { threadId, id: place.postId, number: null });
}

/**
 * Corrects a post's own text; its quote stays. The same text again changes nothing.
 *
 * @throws AppError POST_NOT_FOUND, FORBIDDEN, EDIT_WINDOW_OVER, POST_CHANGED, EDIT_WAITS, or the reason for which the
 *   thread is closed
 */
export async function updatePost(
  ctx: MemberContext,
  { id, data, draft, basedOn }: z.output<typeof updatePostInput>,
): Promise<Post> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { thread, post } = await lockLivePost(tx, id);
    if (isWikiOf(post)) await requireWikiEditable(tx, ctx.actor, thread);
    else requireEditable(ctx.actor, post, thread, ctx.clock.now());
    if (basedOn !== undefined && !isSameTime(basedOn, post.editedAt)) {
      throw new AppError('POST_CHANGED');
    }
    await dropSentDraft(ctx, tx, draft);
    const content = await storedText(tx, ctx.actor, data.content, post.content);
    // the pictures are the author's
    const isOwn = post.authorId === ctx.actor.id;
    const pictures = isOwn ? data.pictures : undefined;
    const shown = await changePictures(tx, post, pictures);
    if (post.content === content && !shown) return;
    // only what readers haven't read and seen so far
    const text = [...(post.content === content ? [] : [data.content]), ...(shown?.words ?? [])];
    const written = { text: text.join('\n'), hasPictures: shown?.hasNew ?? false };
    if (await mustWait(ctx, tx, { ...thread, ...written })) throw new AppError('EDIT_WAITS');
    const pictureCount = pictures?.length ?? post.pictureCount;
    const editedBy = isOwn ? null : ctx.actor.id;
    await rewritePost(ctx, tx, thread, { post: { ...post, pictureCount }, content, editedBy });
    await recordChange(ctx, tx, thread, {});
  });
  return getPost(ctx, id);
}

const isSameTime = (a: string | null, b: string | null): boolean =>
  (a === null ? null : Date.parse(a)) === (b === null ? null : Date.parse(b));

interface WrittenPost {
  id: number;
  content: string;
  authorId: string;
  /** from now on */
  pictureCount: number;
}

interface Rewriting {
  post: WrittenPost;
  /** as `storedText` made it */
  content: string;
  /** who has written it, if that isn't the author */
  editedBy?: string | null;
}

/** Gives a live post of a locked thread another text; `recordChange` comes after it. */
export async function rewritePost(
  ctx: Pick<MemberContext, 'clock' | 'events'>,
  tx: Tx,
  thread: LockedThread,
  { post, content, editedBy = null }: Rewriting,
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const revision = nextRevision(thread);
  const { id, pictureCount } = post;
  await queries.setPostContent(tx, { id, content, pictureCount, editedBy, now, revision });
  // it would say that the author has named them
  if (editedBy !== null) return;
  await publishAdded(ctx, tx, post.id, mentionedBeside(post, content));
}

/** The members whom a new text of a post names and the former one didn't. */
function mentionedBeside(former: { content: string; authorId: string }, content: string): string[] {
  const known = new Set([former.authorId, ...mentionedIn(former.content)]);
  return mentionedIn(content).filter((id) => !known.has(id));
}

async function publishAdded(
  ctx: Pick<MemberContext, 'events'>,
  tx: Tx,
  postId: number,
  userIds: string[],
) {
  if (userIds.length === 0) return;
  // no more of them are told, and an event has no room for more
  await ctx.events.publish(tx, 'post.mentionsAdded', { postId, userIds: userIds.slice(0, 10) });
}

/** Call it with the thread locked: the post then stays live until the transaction ends. */
export async function requireLivePost(tx: Tx, id: number) {
  const post = await queries.getPostState.first(tx, { id });
  if (!post || post.deletedAt) throw new AppError('POST_NOT_FOUND');
  return post;
}

/** @throws AppError POST_NOT_FOUND */
async function lockLivePost(tx: Tx, id: number) {
  const locked = await lockPost(tx, id);
  if (locked.post.deletedAt) throw new AppError('POST_NOT_FOUND');
  return locked;
}

/** @throws AppError POST_NOT_FOUND, e.g. if somebody has deleted it meanwhile */
export async function getPost(
  ctx: ServiceContext,
  id: number,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<Post> {
  const row = await queries.getPost.first(ctx.db, { id });
  if (!row) throw new AppError('POST_NOT_FOUND');
  const [textOf, reactionsTo] = await Promise.all([
    readTexts(ctx.db, storedTextsOf([row])),
    // nobody has reacted to what was written just now
    readReactions(ctx, isNew ? [] : [row]),
  ]);
  const can = postRights(ctx.actor, row, row, ctx.clock.now());
  return { ...toPost(row, textOf, can), ...reactionsTo(row) };
}
