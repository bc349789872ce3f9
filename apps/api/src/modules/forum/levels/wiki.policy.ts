import type { ErrorCode } from '@oche/validators/errors';
import type { ThreadWiki } from '@oche/validators/forum/levels/wiki';
import { type Actor, hasVoice, moderates } from '../../../lib/actor.ts';
import { refuseFor } from '../../../lib/errors.ts';
import { closedFor, forumScope, type ThreadPlace } from '../forum.policy.ts';
import { mayEditWiki, type Standing } from './level.policy.ts';

/** Whether a post is a wiki now. One that moderators have put behind others isn't, until it is the first again. */
export const isWikiOf = (post: { number: number; isWiki: boolean }): boolean =>
  post.isWiki && post.number === 1;

interface WikiThread extends ThreadPlace {
  /** of the thread, and so of its first post */
  authorId: string;
}

/** Where somebody stands in the forum, and towards the author. */
export interface Editor extends Pick<Standing, 'level'> {
  /** the author blocks them, or they the author */
  isApart: boolean;
}

type Refusal = ErrorCode | null;

/** A thread's first post is opened for others, and closed again, by its author with the level for it, and by moderators. */
function settingRefusal(
  actor: Actor,
  thread: WikiThread,
  standing: Pick<Standing, 'level'>,
): Refusal {
  const closed = closedFor(actor, thread);
  if (closed || moderates(actor, forumScope(thread))) return closed;
  if (thread.authorId !== actor.id) return 'FORBIDDEN';
  return mayEditWiki(standing) ? null : 'WIKI_NEEDS_LEVEL';
}

/** @throws AppError FORBIDDEN, WIKI_NEEDS_LEVEL, or the reason for which the thread is closed */
export function requireWikiSetter(
  actor: Actor,
  thread: WikiThread,
  standing: Pick<Standing, 'level'>,
): void {
  refuseFor(settingRefusal(actor, thread, standing));
}

/** A wiki is edited at any time: by its author and moderators always, by others with the level for it. */
function editRefusal(actor: Actor, thread: WikiThread, { level, isApart }: Editor): Refusal {
  const closed = closedFor(actor, thread);
  if (closed) return closed;
  if (thread.authorId === actor.id || moderates(actor, forumScope(thread))) return null;
  if (isApart) return 'FORBIDDEN';
  return mayEditWiki({ level }) ? null : 'WIKI_NEEDS_LEVEL';
}

/** @throws AppError FORBIDDEN, WIKI_NEEDS_LEVEL, or the reason for which the thread is closed */
export function requireWikiEditor(actor: Actor, thread: WikiThread, editor: Editor): void {
  refuseFor(editRefusal(actor, thread, editor));
}

/** What a reader can do with the first post as a wiki; nothing where that is nothing. */
export function wikiOf(
  actor: Actor | null,
  thread: WikiThread & { isWiki: boolean },
  editor: Editor,
): { wiki: ThreadWiki } | undefined {
  if (!hasVoice(actor)) return undefined;
  const canSet = settingRefusal(actor, thread, editor) === null;
  const canEdit = thread.isWiki && editRefusal(actor, thread, editor) === null;
  return canSet || canEdit ? { wiki: { canEdit, canSet } } : undefined;
}
