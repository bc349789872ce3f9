import { postsOf, type ScalePlan } from './scale-plan.ts';
import { scaleName, scalePostText, scaleThreadTitle } from './scale-text.ts';

/** A value as COPY takes it; null is written as \N. */
export type Cell = string | number | boolean | null;

/** What the rows begin to count from, as other data may be there. */
export interface ScaleIds {
  userPrefix: string;
  subforum: number;
  thread: number;
  post: number;
}

export interface Rows {
  columns: readonly string[];
  cells: Iterable<readonly Cell[]>;
}

const CHUNK_CHARACTERS = 128 * 1024;
/** Real places, so that lists by distance have something to measure. */
const ZIP_CODES = ['10115', '20095', '50667', '60311', '70173', '80331', '01067', '28195'];

/** Lines of COPY's text format, many in a chunk. @param onRows told how many rows have gone out */
export function* copyChunks(
  rows: Iterable<readonly Cell[]>,
  onRows: (count: number) => void,
): Generator<string> {
  let chunk = '';
  let count = 0;
  for (const cells of rows) {
    chunk += `${cells.map(cellText).join('\t')}\n`;
    count++;
    if (chunk.length >= CHUNK_CHARACTERS) {
      yield chunk;
      onRows(count);
      chunk = '';
    }
  }
  yield chunk;
  onRows(count);
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell !== 'string') return String(cell);
  return /[\\\n\r\t]/.test(cell) ? cell.replace(/[\\\n\r\t]/g, (c) => ESCAPES[c] ?? c) : cell;
}

export function userRows(plan: ScalePlan, ids: ScaleIds): Rows {
  const earliest = plan.posts.byTime[0] ?? 0;
  const joined = isoTime(plan.posts.time[earliest] ?? 0);
  return {
    columns: [
      'id',
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'zip_code',
      'terms_accepted_at',
      'created_at',
    ],
    cells: map(plan.users, (user) => {
      const id = `${ids.userPrefix}${user}`;
      const { firstName, lastName } = scaleName(user);
      const zipCode = ZIP_CODES[user % ZIP_CODES.length] ?? null;
      return [id, `${id}@oche.test`, joined, firstName, lastName, zipCode, joined, joined];
    }),
  };
}

export function threadRows(plan: ScalePlan, ids: ScaleIds): Rows {
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
        scaleThreadTitle(thread),
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

export function postRows(plan: ScalePlan, ids: ScaleIds): Rows {
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
        scalePostText(index),
        isQuote ? parentId : null,
        isQuote ? scalePostText(parent) : null,
        isoTime(posts.time[index] ?? 0),
        number,
      ];
    }),
  };
}

function* map(count: number, row: (index: number) => readonly Cell[]): Generator<readonly Cell[]> {
  for (let index = 0; index < count; index++) yield row(index);
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
