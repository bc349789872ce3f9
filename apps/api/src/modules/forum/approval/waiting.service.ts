import type { Executor, Tx } from '@oche/db';
import type { WaitingPost, waitingInput } from '@oche/validators/forum/schemas';
import type { z } from 'zod';
import { moderates } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { isCaught, requestApproval } from '../../moderation/index.ts';
import { forumScope } from '../forum.policy.ts';
import { mayLink, mayUsePictures } from '../levels/level.policy.ts';
import { type NewPicture, showPictures } from '../pictures/picture.service.ts';
import { hasLink } from './waiting.policy.ts';
import * as queries from './waiting.queries.ts';

interface Written {
  categoryId: number;
  text: string;
  hasPictures?: boolean;
}

/** Whether a text waits for approval: links and pictures in somebody's first posts, and what a pattern catches. */
export async function mustWait(
  { actor, events }: MemberContext,
  db: Executor,
  { categoryId, text, hasPictures = false }: Written,
): Promise<boolean> {
  if (moderates(actor, forumScope({ categoryId }))) return false;
  if (await isCaught({ events }, db, text)) return true;
  const isLinking = hasLink(text);
  if (!isLinking && !hasPictures) return false;
  const found = await queries.getBeginning.first(db, { authorId: actor.id });
  const author = {
    firstPosts: found?.firstPosts ?? 0,
    level: found?.level ?? 0,
    isFixed: found?.isFixed ?? false,
  };
  return (isLinking && !mayLink(author)) || (hasPictures && !mayUsePictures(author));
}

interface Submission {
  categoryId: number;
  subforumId: number;
  /** null: it starts a thread with this title */
  threadId: number | null;
  title: string | null;
  content: string;
  answeredId?: number | null;
  isQuote?: boolean;
  pictures?: readonly NewPicture[];
  /** of the thread that it would start */
  tagIds?: readonly number[];
}

/**
 * Stores a post that waits for approval.
 * @returns what stands for it where an id of a post is expected: negative, as it is none
 */
export async function submit(
  ctx: MemberContext,
  tx: Tx,
  {
    categoryId,
    answeredId = null,
    isQuote = false,
    pictures = [],
    tagIds = [],
    ...submission
  }: Submission,
): Promise<number> {
  const authorId = ctx.actor.id;
  const now = ctx.clock.now().toISOString();
  const stored = { ...submission, authorId, answeredId, isQuote, tagIds, now };
  const [submitted] = await queries.insertSubmission(tx, stored);
  if (!submitted) throw new Error('the insert returned no submission');
  const { id } = submitted;
  await showPictures(tx, { submission: id }, { pictures, ownerId: authorId });
  const scope = forumScope({ categoryId });
  await requestApproval(ctx, tx, { kind: 'submission', id, scope, authorId });
  return -id;
}

/** @throws AppError POST_WAITS for what stands for something that waits */
export function requirePublished(id: number): void {
  if (id < 0) throw new AppError('POST_WAITS');
}

/** The member's own posts that wait, in one thread or as threads of one subforum. */
export const listWaiting = (
  { actor, db }: MemberContext,
  { threadId, subforumId }: z.output<typeof waitingInput>,
): Promise<WaitingPost[]> =>
  queries.listOwnWaiting(db, {
    authorId: actor.id,
    threadId: threadId ?? null,
    subforumId: subforumId ?? null,
  });
