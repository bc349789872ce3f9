import { withTransaction } from '@oche/db';
import {
  addMovedPosts,
  type MovedThread,
  reservePosts,
  reserveThreads,
} from '../../forum/index.ts';
import { type Converted, convert } from '../bbcode/convert.ts';
import * as queries from '../imports.queries.ts';
import { hasOldAddress } from '../redirects/old-links.ts';
import type { SourcePost, SourceThread } from '../sources/source.ts';
import { findAuthors } from './members.service.ts';
import type { Run } from './run.ts';
import { writingOf } from './writing.ts';

const THREADS = 50;
const POSTS = 400;
const MAX_TITLE = 200;

interface Place {
  thread: SourceThread;
  subforumId: number;
}

/** Threads with their posts in their order; of those that are there the posts that are new. */
export async function moveThreads(run: Run): Promise<void> {
  const { deps, source, importId, report } = run;
  let after = '0';
  for (;;) {
    const threads = await source.threads(after, THREADS);
    const last = threads.at(-1);
    if (!last) return;
    after = last.id;
    const boards = threads.map(({ boardId }) => boardId);
    const subforums = await queries.listMapped(deps.db, importId, 'board', boards);
    const places = new Map<string, Place>();
    for (const thread of threads) {
      const subforumId = Number(subforums.get(thread.boardId) ?? 0);
      if (subforumId) places.set(thread.id, { thread, subforumId });
      else report.leave('threads of boards that don’t come');
    }
    await movePostsOf(run, places);
  }
}

async function movePostsOf(run: Run, places: ReadonlyMap<string, Place>): Promise<void> {
  if (places.size === 0) return;
  const posts = await run.source.postIds([...places.keys()]);
  for (const slice of slicesOf(posts, POSTS)) {
    const ids = slice.map(({ id }) => id);
    const known = await queries.listMapped(run.deps.db, run.importId, 'post', ids);
    const fresh = slice.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) await moveSlice(run, places, fresh);
    await run.onProgress(`${run.report.came.get('posts') ?? 0} posts`);
  }
}

type PostKey = { id: string; threadId: string };

async function moveSlice(run: Run, places: ReadonlyMap<string, Place>, keys: readonly PostKey[]) {
  const { deps, source, importId, report } = run;
  const read = new Map(
    (await source.posts(keys.map(({ id }) => id))).map((post) => [post.id, post]),
  );
  const converted = new Map<string, Converted>();
  for (const [id, post] of read) {
    converted.set(id, convert(post.pieces(report.losses), writingOf(run), post.written));
  }
  await withTransaction(deps.db, async (tx) => {
    await queries.lockImport(tx, importId);
    const ids = keys.map(({ id }) => id);
    // another run may have brought some meanwhile
    const known = await queries.listMapped(tx, importId, 'post', ids);
    const fresh = keys.flatMap((key) => {
      const post = read.get(key.id);
      return post && !known.has(key.id) ? [{ ...key, post }] : [];
    });
    const threadIds = [...new Set(fresh.map(({ threadId }) => threadId))];
    const threads = await queries.listMapped(tx, importId, 'thread', threadIds);
    const newThreads = threadIds.filter((id) => !threads.has(id));
    const authorOf = await findAuthors(run, tx, [
      ...fresh.map(({ post }) => post.author),
      ...newThreads.flatMap((id) => places.get(id)?.thread.author ?? []),
    ]);
    const reserved = await reserveThreads(tx, newThreads.length);
    const moved: MovedThread[] = newThreads.flatMap((sourceId, index) => {
      const place = places.get(sourceId);
      const id = reserved[index];
      return place && id ? [threadOf(place, id, authorOf(place.thread.author))] : [];
    });
    newThreads.forEach((sourceId, index) => {
      threads.set(sourceId, String(reserved[index]));
    });
    const postIds = await reservePosts(tx, fresh.length);
    const quoted = await quotedOf(run, tx, fresh, postIds, converted);
    const posts = fresh.map(({ id, threadId, post }, index) =>
      postOf(post, {
        id: postIds[index] ?? 0,
        threadId: Number(threads.get(threadId)),
        authorId: authorOf(post.author),
        converted: converted.get(id),
        quoted,
      }),
    );
    const came = await addMovedPosts(tx, { threads: moved, posts });
    await queries.insertMapped(
      tx,
      importId,
      'thread',
      newThreads.map((sourceId) => [sourceId, threads.get(sourceId) ?? ''] as const),
    );
    const pairs = fresh.flatMap(({ id }, index) => {
      const target = postIds[index] ?? 0;
      return came.has(target) ? [[id, target] as const] : [];
    });
    await queries.insertMapped(tx, importId, 'post', pairs);
    await queries.insertLinks(
      tx,
      importId,
      posts.flatMap(({ id, content }) => (came.has(id) && hasOldAddress(run, content) ? [id] : [])),
    );
    report.add('threads', moved.length);
    report.add('posts', pairs.length);
    report.leave('posts of threads that were deleted here', posts.length - pairs.length);
  });
}

/** The posts of ours that these quote. */
async function quotedOf(
  run: Run,
  tx: Parameters<typeof queries.listMapped>[0],
  fresh: readonly PostKey[],
  postIds: readonly number[],
  converted: ReadonlyMap<string, Converted>,
): Promise<Map<string, number>> {
  const sourceIds = fresh.flatMap(({ id }) => converted.get(id)?.quote?.postId ?? []);
  const mapped = await queries.listMapped(tx, run.importId, 'post', sourceIds);
  const quoted = new Map([...mapped].map(([id, target]) => [id, Number(target)]));
  fresh.forEach(({ id }, index) => {
    quoted.set(id, postIds[index] ?? 0);
  });
  return quoted;
}

const threadOf = ({ thread, subforumId }: Place, id: number, authorId: string): MovedThread => ({
  id,
  subforumId,
  authorId,
  title: thread.title.replaceAll('\0', '').trim().slice(0, MAX_TITLE) || '–',
  createdAt: thread.createdAt,
  isLocked: thread.isLocked,
  isPinned: thread.isPinned,
  isAnnouncement: thread.isAnnouncement,
});

interface Target {
  id: number;
  threadId: number;
  authorId: string;
  converted: Converted | undefined;
  quoted: ReadonlyMap<string, number>;
}

function postOf({ createdAt, editedAt }: SourcePost, target: Target) {
  const { converted, quoted, ...ids } = target;
  const quote = converted?.quote;
  const postId = quote ? quoted.get(quote.postId) : undefined;
  return {
    ...ids,
    createdAt,
    editedAt,
    content: converted?.content ?? '–',
    // what quotes something later, or itself, was put together by hand
    answer:
      quote && postId && postId < ids.id
        ? { postId, quotedText: quote.text, content: quote.content }
        : null,
  };
}

export function* slicesOf<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
