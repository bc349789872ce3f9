import type { Cell, Rows } from './copy.ts';
import { postsOf, type ScalePlan } from './plan.ts';
import type { ScaleTexts } from './text.ts';

/** Where the ids of our rows begin, as the tables may contain other data. */
export interface ScaleIds {
  userPrefix: string;
  subforum: number;
  thread: number;
  post: number;
}

export function threadRows(plan: ScalePlan, ids: ScaleIds, texts: ScaleTexts): Rows {
  const { posts, threads } = plan;
  return {
    columns: [
      'id',
      'subforum_id',
      'author_id',
      'title',
      'is_pinned',
      'created_at',
      'last_post_at',
      'last_post_number',
      'last_post_author_id',
      'post_count',
      'next_number',
      'revision',
    ],
    cells: map(threads.count, (thread) => {
      const count = postsOf(plan, thread);
      const first = threads.firstPost[thread] ?? 0;
      const last = first + count - 1;
      return [
        ids.thread + thread,
        ids.subforum + (threads.subforum[thread] ?? 0),
        `${ids.userPrefix}${posts.author[first]}`,
        texts.title(thread),
        thread % 5_000 === 7,
        isoTime(posts.time[first] ?? 0),
        isoTime(posts.time[last] ?? 0),
        count,
        `${ids.userPrefix}${posts.author[last]}`,
        count,
        count + 1,
        count,
      ];
    }),
  };
}

export function postRows(plan: ScalePlan, ids: ScaleIds, texts: ScaleTexts): Rows {
  const { posts, threads } = plan;
  const rankOf = new Int32Array(posts.count);
  for (const [rank, index] of posts.byTime.entries()) rankOf[index] = rank;
  return {
    columns: [
      'id',
      'thread_id',
      'number',
      'root_number',
      'parent_post_id',
      'author_id',
      'content',
      'quoted_post_id',
      'quoted_text',
      'created_at',
      'revision',
    ],
    cells: map(posts.count, (rank) => {
      const index = posts.byTime[rank] ?? 0;
      const thread = posts.thread[index] ?? 0;
      const number = index - (threads.firstPost[thread] ?? 0) + 1;
      const parent = posts.parent[index] ?? -1;
      const parentId = parent < 0 ? null : ids.post + (rankOf[parent] ?? 0);
      const isQuote = posts.isQuote[index] === 1;
      return [
        ids.post + rank,
        ids.thread + thread,
        number,
        posts.rootNumber[index] ?? number,
        parentId,
        `${ids.userPrefix}${posts.author[index]}`,
        texts.post(index),
        isQuote ? parentId : null,
        isQuote ? texts.post(parent) : null,
        isoTime(posts.time[index] ?? 0),
        number,
      ];
    }),
  };
}

function* map(count: number, row: (index: number) => readonly Cell[]): Generator<readonly Cell[]> {
  for (let index = 0; index < count; index++) yield row(index);
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
