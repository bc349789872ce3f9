import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { forumScope } from '../forum.policy.ts';
import { withPictures } from '../pictures/picture.select.ts';
import { postDeletion, readReportedPosts } from '../post/post-deletion.service.ts';
import * as threads from '../thread/thread-deletion.service.ts';
import { listMergedThreads, listMovedFirst } from './reported.queries.ts';

/*
 * What has been reported goes on being the same words after these have moved: the report of a thread that was merged is
 * about its first post, and that of a post that now begins a thread about the thread.
 */

const idsOf = (ids: readonly string[]) => ids.flatMap((id) => idOfText(id) ?? []);

/** Threads for those who report them and who decide about that, also merged ones. */
export async function readThreads(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const found = await threads.readReportedThreads(db, ids);
  const known = new Set(found.map(({ id }) => id));
  const others = ids.filter((id) => !known.has(id));
  if (others.length === 0) return found;
  const merged = await listMergedThreads(db, { ids: idsOf(others) });
  return [
    ...found,
    ...merged.map((row) => ({
      id: String(row.id),
      title: row.title,
      text: row.content,
      ...withPictures(row),
      author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
      path: `/forum/thread/${row.threadId}?post=${row.number}`,
      scope: forumScope(row),
      place: row.category,
      isShown: row.deletedAt === null && row.threadDeletedAt === null,
      isLocked: row.isLocked,
    })),
  ];
}

/** The same of posts, also of those that begin a thread now. */
export async function readPosts(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const found = await readReportedPosts(db, ids);
  const known = new Set(found.map(({ id }) => id));
  const others = ids.filter((id) => !known.has(id));
  if (others.length === 0) return found;
  const moved = await listMovedFirst(db, { ids: idsOf(others) });
  const begun = await threads.readReportedThreads(
    db,
    moved.map(({ threadId }) => String(threadId)),
  );
  const byThread = new Map(begun.map((thing) => [thing.id, thing]));
  return [
    ...found,
    ...moved.flatMap(({ id, threadId }) => {
      const thing = byThread.get(String(threadId));
      return thing ? [{ ...thing, id: String(id) }] : [];
    }),
  ];
}

type Action = Undoable<Deps>['do'];

const whereMerged =
  (
    merged: (row: { postId: number; threadId: number }) => [Action, number],
    else_: Action,
  ): Action =>
  async (deps, tx, id, by) => {
    const [row] = await listMergedThreads(tx, { ids: idsOf([id]) });
    if (!row) return else_(deps, tx, id, by);
    const [action, thing] = merged(row);
    return action(deps, tx, String(thing), by);
  };

/** Takes a thread away; of one that was merged the post that it began with. */
export const threadRemoval: Undoable<Deps> = {
  do: whereMerged(({ postId }) => [postRemoval.do, postId], threads.threadDeletion.do),
  undo: whereMerged(({ postId }) => [postRemoval.undo, postId], threads.threadDeletion.undo),
};

/** Locks a thread; of one that was merged the thread where it is. */
export const threadLocking: Undoable<Deps> = {
  do: whereMerged(({ threadId }) => [threads.threadLocking.do, threadId], threads.threadLocking.do),
  undo: whereMerged(
    ({ threadId }) => [threads.threadLocking.undo, threadId],
    threads.threadLocking.undo,
  ),
};

const whereFirst =
  (first: Action, else_: Action): Action =>
  async (deps, tx, id, by) => {
    const threadId = await threadBegunBy(tx, id);
    return threadId === null ? else_(deps, tx, id, by) : first(deps, tx, String(threadId), by);
  };

async function threadBegunBy(tx: Tx, id: string): Promise<number | null> {
  const [row] = await listMovedFirst(tx, { ids: idsOf([id]) });
  return row?.threadId ?? null;
}

/** Takes a post away; one that begins a thread now takes the thread along. */
export const postRemoval: Undoable<Deps> = {
  do: whereFirst(threads.threadDeletion.do, postDeletion.do),
  undo: whereFirst(threads.threadDeletion.undo, postDeletion.undo),
};
