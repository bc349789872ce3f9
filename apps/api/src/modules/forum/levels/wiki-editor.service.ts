import type { Executor } from '@oche/db';
import type { Actor } from '../../../lib/actor.ts';
import { type Editor, requireWikiEditor } from './wiki.policy.ts';
import * as queries from './wiki.queries.ts';

/** @throws AppError FORBIDDEN, WIKI_NEEDS_LEVEL, or the reason for which the thread is closed */
export async function requireWikiEditable(
  db: Executor,
  actor: Actor,
  thread: Parameters<typeof requireWikiEditor>[1],
): Promise<void> {
  requireWikiEditor(actor, thread, await readEditor(db, actor, thread.authorId));
}

/** Where somebody stands, also towards the author of a thread. */
export async function readEditor(db: Executor, { id }: Actor, authorId: string): Promise<Editor> {
  const found = await queries.getEditor.first(db, { viewerId: id, authorId });
  return { level: found?.level ?? 0, isApart: found?.isApart ?? false };
}
