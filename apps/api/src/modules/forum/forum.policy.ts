import type { ErrorCode } from '@oche/validators/errors';
import {
  type ClosedReason,
  EDIT_WINDOW_MINUTES,
  POST_RESTORE_SECONDS,
  type Post,
  type SubforumDetail,
  type Thread,
} from '@oche/validators/forum/schemas';
import { type Actor, hasVoice, isWriter, moderates } from '../../lib/actor.ts';
import { refuseFor } from '../../lib/errors.ts';

/** The flags that decide whether a place is open for writing. */
export interface Place {
  categoryId: number;
  isCategoryActive: boolean;
  isSubforumActive: boolean;
  isSubforumLocked: boolean;
}

export interface ThreadPlace extends Place {
  /** of the thread */
  isLocked: boolean;
}

/**
 * Nobody writes in what is inactive: it is an archive. What is locked is closed for members and
 * open for moderators.
 *
 * @returns the first reason, beginning with the category; null where the actor may write
 */
export function closedFor(actor: Actor | null, place: Place | ThreadPlace): ClosedReason | null {
  if (!place.isCategoryActive) return 'CATEGORY_INACTIVE';
  if (!place.isSubforumActive) return 'SUBFORUM_INACTIVE';
  if (moderates(actor, forumScope(place))) return null;
  if (place.isSubforumLocked) return 'SUBFORUM_LOCKED';
  return 'isLocked' in place && place.isLocked ? 'THREAD_LOCKED' : null;
}

/** The category: its moderators decide about what is in it. */
export const forumScope = ({ categoryId }: { categoryId: number }): string => `forum/${categoryId}`;

/** Why something is refused; null when it is allowed. */
type Refusal = ErrorCode | null;

/** @throws AppError with the reason for which the place is closed */
export function requireOpen(actor: Actor, place: Place | ThreadPlace): void {
  refuseFor(closedFor(actor, place));
}

interface PostFacts {
  number: number;
  authorId: string;
  /** ISO time */
  createdAt: string;
}

/** @returns when the time to correct a post is over, in milliseconds since 1970 */
const editEnd = ({ createdAt }: PostFacts): number =>
  Date.parse(createdAt) + EDIT_WINDOW_MINUTES * 60_000;

/** Authors can edit their posts for a while; later the text stays as others have replied to it. */
function editRefusal(actor: Actor, post: PostFacts, place: ThreadPlace, now: Date): Refusal {
  if (post.authorId !== actor.id) return 'FORBIDDEN';
  return closedFor(actor, place) ?? (now.getTime() > editEnd(post) ? 'EDIT_WINDOW_OVER' : null);
}

/** @throws AppError FORBIDDEN, EDIT_WINDOW_OVER, or the reason for which the thread is closed */
export function requireEditable(actor: Actor, post: PostFacts, place: ThreadPlace, now: Date) {
  refuseFor(editRefusal(actor, post, place, now));
}

/** Moderators delete everywhere, even in archives: what must go must go. */
function postDeletionRefusal(actor: Actor, post: PostFacts, place: ThreadPlace): Refusal {
  if (!moderates(actor, forumScope(place))) {
    if (post.authorId !== actor.id) return 'FORBIDDEN';
    const closed = closedFor(actor, place);
    if (closed) return closed;
  }
  return post.number === 1 ? 'FIRST_POST' : null;
}

/** @throws AppError FORBIDDEN, FIRST_POST, or the reason for which the thread is closed */
export function requirePostDeletable(actor: Actor, post: PostFacts, place: ThreadPlace): void {
  refuseFor(postDeletionRefusal(actor, post, place));
}

interface DeletedFacts extends Pick<PostFacts, 'authorId'> {
  /** ISO time; null for a live post */
  deletedAt: string | null;
  deletedBy: string | null;
}

/** Who has deleted their own post may have second thoughts. What somebody else has taken away stays away. */
function restorationRefusal(
  actor: Actor,
  post: DeletedFacts,
  place: ThreadPlace,
  now: Date,
): Refusal {
  if (moderates(actor, forumScope(place))) return null;
  if (post.authorId !== actor.id) return 'FORBIDDEN';
  if (post.deletedAt === null) return null;
  if (post.deletedBy !== actor.id) return 'FORBIDDEN';
  const end = Date.parse(post.deletedAt) + POST_RESTORE_SECONDS * 1000;
  return closedFor(actor, place) ?? (now.getTime() > end ? 'POST_UNDO_OVER' : null);
}

/** @throws AppError FORBIDDEN, POST_UNDO_OVER, or the reason for which the thread is closed */
export function requirePostRestorable(
  actor: Actor,
  post: DeletedFacts,
  place: ThreadPlace,
  now: Date,
): void {
  refuseFor(restorationRefusal(actor, post, place, now));
}

interface ThreadFacts extends ThreadPlace {
  authorId: string;
  postCount: number;
}

/** Whoever started a thread can delete it as long as nobody has replied. */
function threadDeletionRefusal(actor: Actor, thread: ThreadFacts): Refusal {
  if (moderates(actor, forumScope(thread))) return null;
  if (thread.authorId !== actor.id) return 'FORBIDDEN';
  return thread.postCount > 1 ? 'THREAD_HAS_REPLIES' : closedFor(actor, thread);
}

/** @throws AppError FORBIDDEN, THREAD_HAS_REPLIES, or the reason for which the thread is closed */
export function requireThreadDeletable(actor: Actor, thread: ThreadFacts): void {
  refuseFor(threadDeletionRefusal(actor, thread));
}

interface SolvableThread extends ThreadPlace {
  authorId: string;
  /** of the subforum: whether its threads can be solved */
  hasSolutions: boolean;
}

/**
 * Whoever asked says what has helped; moderators do where nobody does. Where threads can't be solved, a solution from
 * before can still be taken back.
 * @throws AppError FORBIDDEN, NO_SOLUTIONS_HERE, or the reason for which the thread is closed
 */
export function requireSolvable(actor: Actor, thread: SolvableThread, isSolution: boolean): void {
  const isTheirs = thread.authorId === actor.id || moderates(actor, forumScope(thread));
  refuseFor(isTheirs ? closedFor(actor, thread) : 'FORBIDDEN');
  refuseFor(isSolution && !thread.hasSolutions ? 'NO_SOLUTIONS_HERE' : null);
}

/** What the actor can do in a subforum. */
export const subforumRights = (actor: Actor | null, place: Place): SubforumDetail['can'] => ({
  startThread: hasVoice(actor) && closedFor(actor, place) === null,
});

/** What the actor can do with a thread. */
export function threadRights(actor: Actor | null, thread: ThreadFacts): Thread['can'] {
  if (!isWriter(actor)) return { reply: false, delete: false, restore: false };
  return {
    reply: hasVoice(actor) && closedFor(actor, thread) === null,
    delete: threadDeletionRefusal(actor, thread) === null,
    restore: moderates(actor, forumScope(thread)),
  };
}

const NOTHING: Post['can'] = { editUntil: null, delete: false };

/**
 * What the actor can do with a post. It runs for each of the twenty posts of a page, so it has to
 * be cheap.
 * @param place null for visitors, who can do nothing with any post
 */
export function postRights(
  actor: Actor | null,
  post: PostFacts,
  place: ThreadPlace | null,
  now: Date,
): Post['can'] {
  if (!isWriter(actor) || !place) return NOTHING;
  const canEdit = hasVoice(actor) && editRefusal(actor, post, place, now) === null;
  return {
    editUntil: canEdit ? new Date(editEnd(post)).toISOString() : null,
    delete: postDeletionRefusal(actor, post, place) === null,
  };
}
