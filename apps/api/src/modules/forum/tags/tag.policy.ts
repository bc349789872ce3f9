import { type Actor, hasVoice, isModerator, moderates } from '../../../lib/actor.ts';
import { AppError, refuseFor } from '../../../lib/errors.ts';
import { closedFor, forumScope, type ThreadPlace } from '../forum.policy.ts';
import { maySortThreads, type Standing } from '../levels/level.policy.ts';

interface TaggedThread extends ThreadPlace {
  authorId: string;
}

type Level = Pick<Standing, 'level'>;

/**
 * Whoever writes a thread and has the level for it chooses its tags, also later, as long as it is open; moderators
 * always do.
 */
export function mayTag(actor: Actor, thread: TaggedThread, standing: Level): boolean {
  if (moderates(actor, forumScope(thread))) return true;
  const isOwn = thread.authorId === actor.id && hasVoice(actor);
  return isOwn && closedFor(actor, thread) === null && maySortThreads(standing);
}

/** @throws AppError FORBIDDEN, TAGS_NEED_LEVEL, or the reason for which the thread is closed */
export function requireTagger(actor: Actor, thread: TaggedThread, standing: Level): void {
  if (mayTag(actor, thread, standing)) return;
  if (thread.authorId !== actor.id) throw new AppError('FORBIDDEN');
  refuseFor(closedFor(actor, thread));
  throw new AppError(maySortThreads(standing) ? 'FORBIDDEN' : 'TAGS_NEED_LEVEL');
}

/**
 * Which tags there are is decided by moderators of the whole forum: a tag is in all of its places.
 * @throws AppError FORBIDDEN
 */
export function requireTagKeeper(actor: Actor): void {
  if (!isModerator(actor)) throw new AppError('FORBIDDEN');
}
