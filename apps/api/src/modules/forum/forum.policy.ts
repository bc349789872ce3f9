import { type ClosedReason, EDIT_WINDOW_MINUTES } from '@oche/validators/forum';
import { type Actor, isModerator } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';

/** The flags that decide whether a place is open for writing. */
export interface Place {
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
 * @returns the first reason, from the outside in, or null where the actor may write
 */
export function closedFor(actor: Actor | null, place: Place | ThreadPlace): ClosedReason | null {
  if (!place.isCategoryActive) return 'CATEGORY_INACTIVE';
  if (!place.isSubforumActive) return 'SUBFORUM_INACTIVE';
  if (isModerator(actor)) return null;
  if (place.isSubforumLocked) return 'SUBFORUM_LOCKED';
  return 'isLocked' in place && place.isLocked ? 'THREAD_LOCKED' : null;
}

/** @throws AppError with the reason for which the place is closed */
export function requireOpen(actor: Actor, place: Place | ThreadPlace): void {
  const reason = closedFor(actor, place);
  if (reason) throw new AppError(reason);
}

interface PostFacts {
  number: number;
  authorId: string;
  /** ISO time */
  createdAt: string;
}

/**
 * Authors correct their posts for a while; later the text stands as others have answered it.
 * @throws AppError FORBIDDEN, EDIT_WINDOW_OVER, or the reason for which the thread is closed
 */
export function requireEditable(actor: Actor, post: PostFacts, place: ThreadPlace, now: Date) {
  if (post.authorId !== actor.id) throw new AppError('FORBIDDEN');
  requireOpen(actor, place);
  const ageMinutes = (now.getTime() - Date.parse(post.createdAt)) / 60_000;
  if (ageMinutes > EDIT_WINDOW_MINUTES) throw new AppError('EDIT_WINDOW_OVER');
}

/**
 * Moderators delete everywhere, also in archives: what must go must go.
 * @throws AppError FORBIDDEN, FIRST_POST, or the reason for which the thread is closed
 */
export function requirePostDeletable(actor: Actor, post: PostFacts, place: ThreadPlace): void {
  if (!isModerator(actor)) {
    if (post.authorId !== actor.id) throw new AppError('FORBIDDEN');
    requireOpen(actor, place);
  }
  if (post.number === 1) throw new AppError('FIRST_POST');
}

interface ThreadFacts extends ThreadPlace {
  authorId: string;
  postCount: number;
}

/**
 * The starter takes a thread back as long as nobody has answered.
 * @throws AppError FORBIDDEN, THREAD_HAS_REPLIES, or the reason for which the thread is closed
 */
export function requireThreadDeletable(actor: Actor, thread: ThreadFacts): void {
  if (isModerator(actor)) return;
  if (thread.authorId !== actor.id) throw new AppError('FORBIDDEN');
  if (thread.postCount > 1) throw new AppError('THREAD_HAS_REPLIES');
  requireOpen(actor, thread);
}

/** @throws AppError FORBIDDEN */
export function requireModerator(actor: Actor): void {
  if (!isModerator(actor)) throw new AppError('FORBIDDEN');
}
