import { type Actor, hasVoice, isModerator, moderates } from '../../../lib/actor.ts';
import { AppError, refuseFor } from '../../../lib/errors.ts';
import { closedFor, forumScope, type ThreadPlace } from '../forum.policy.ts';

interface TaggedThread extends ThreadPlace {
  authorId: string;
}

/** Whoever writes a thread chooses its tags, also later, as long as it is open; moderators always do. */
export function mayTag(actor: Actor, thread: TaggedThread): boolean {
  if (moderates(actor, forumScope(thread))) return true;
  return thread.authorId === actor.id && hasVoice(actor) && closedFor(actor, thread) === null;
}

/** @throws AppError FORBIDDEN, or the reason for which the thread is closed */
export function requireTagger(actor: Actor, thread: TaggedThread): void {
  if (mayTag(actor, thread)) return;
  if (thread.authorId === actor.id) refuseFor(closedFor(actor, thread));
  throw new AppError('FORBIDDEN');
}

/**
 * Which tags there are is decided by moderators of the whole forum: a tag is in all of its places.
 * @throws AppError FORBIDDEN
 */
export function requireTagKeeper(actor: Actor): void {
  if (!isModerator(actor)) throw new AppError('FORBIDDEN');
}
