import type { Executor } from '@oche/db';
import type {
  AdminPostSort,
  AdminPostState,
  AdminThreadSort,
  AdminThreadState,
} from '@oche/validators/forum/admin';
import { sql } from 'kysely';
import { readableText } from '../../people/index.ts';
import { contains } from './place-list.queries.ts';

/** How many found threads or posts a list is made of, the newest ones. */
const FOUND_MAX = 1000;

interface ThreadKey {
  /** ISO time; only where the list is sorted by it */
  lastPostAt: string | null;
  id: number;
}

interface ThreadFilter {
  subforumId: number | undefined;
  search: string | undefined;
  state: AdminThreadState | undefined;
  sort: AdminThreadSort;
  after: ThreadKey | null;
  limit: number;
}

const threadRows = (db: Executor) => db.selectFrom('forum_threads as thread').select('thread.id');

export const listThreads = (db: Executor, filter: ThreadFilter) =>
  selectThreads(db, filter).execute();

/** The page is cut before anything is joined to it. */
export function selectThreads(db: Executor, filter: ThreadFilter) {
  const { subforumId, search, state, sort, after, limit } = filter;
  let page = threadRows(db)
    .where('thread.deleted_at', state === 'deleted' ? 'is not' : 'is', null)
    .where('thread.is_merged', '=', false)
    .limit(limit);
  if (subforumId !== undefined) page = page.where('thread.subforum_id', '=', subforumId);
  if (state === 'pinned') page = page.where('thread.is_pinned', '=', true);
  if (state === 'locked') page = page.where('thread.is_locked', '=', true);
  if (state === 'announcement') page = page.where('thread.is_announcement', '=', true);
  if (search) {
    // in one subforum and among deleted ones they are few; of all there are documents with an index
    const isAmongFew = subforumId !== undefined || state === 'deleted';
    page = page.where(
      isAmongFew ? contains('thread.title', search) : sql<boolean>`thread.id in ${titled(search)}`,
    );
  }
  if (sort === 'active') {
    page = page.orderBy('thread.last_post_at', 'desc').orderBy('thread.id', 'desc');
    if (after) {
      page = page.where((eb) =>
        eb(
          eb.refTuple('thread.last_post_at', 'thread.id'),
          '<',
          eb.tuple(after.lastPostAt ?? '', after.id),
        ),
      );
    }
  } else {
    page = page.orderBy('thread.id', sort === 'new' ? 'desc' : 'asc');
    if (after) page = page.where('thread.id', sort === 'new' ? '<' : '>', after.id);
  }
  const rows = threadsOf(db).where('thread.id', 'in', page);
  return sort === 'active'
    ? rows.orderBy('thread.last_post_at', 'desc').orderBy('thread.id', 'desc')
    : rows.orderBy('thread.id', sort === 'new' ? 'desc' : 'asc');
}

/** Threads by their titles, as the search knows them. */
const titled = (search: string) => sql`(
  select document.id::bigint from search_documents document
  where document.kind = 'thread' and search_fold(${search}) <> ''
    and document.name like '%' || search_fold(${search}) || '%'
  order by document.preference desc limit ${sql.lit(FOUND_MAX)}
)`;

const threadsOf = (db: Executor) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_posts as first', (join) =>
      join.onRef('first.thread_id', '=', 'thread.id').on('first.number', '=', 1),
    )
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .innerJoin('users as author', 'author.id', 'thread.author_id')
    .select([
      'thread.id',
      'thread.title',
      readableText(sql.ref<string>('first.content')).as('content'),
      'thread.subforum_id as subforumId',
      'subforum.name as subforumName',
      'category.id as categoryId',
      'category.name as categoryName',
      'thread.author_id as authorId',
      'author.first_name as firstName',
      'author.last_name as lastName',
      'thread.created_at as createdAt',
      'thread.last_post_at as lastPostAt',
      'thread.post_count as postCount',
      'thread.is_locked as isLocked',
      'thread.is_pinned as isPinned',
      'thread.is_announcement as isAnnouncement',
      'thread.deleted_at as deletedAt',
    ]);

export const findThread = (db: Executor, id: number) =>
  threadsOf(db).where('thread.id', '=', id).executeTakeFirst();

interface PostFilter {
  search: string | undefined;
  state: AdminPostState | undefined;
  limit: number;
}

/** A thread's own, in reading order: deleted ones, too, where they stood. */
export async function listPostsOfThread(
  db: Executor,
  {
    threadId,
    search,
    state,
    after,
    limit,
  }: PostFilter & { threadId: number; after: { rootNumber: number; number: number } | null },
) {
  let page = db
    .selectFrom('forum_posts as post')
    .select('post.id')
    .where('post.thread_id', '=', threadId)
    .orderBy('post.root_number')
    .orderBy('post.number')
    .limit(limit);
  if (search) page = page.where(contains('post.content', search));
  if (state === 'deleted') page = page.where('post.deleted_at', 'is not', null);
  if (state === 'edited') page = page.where('post.edited_at', 'is not', null);
  if (after) {
    page = page.where((eb) =>
      eb(
        eb.refTuple('post.root_number', 'post.number'),
        '>',
        eb.tuple(after.rootNumber, after.number),
      ),
    );
  }
  return postsOf(db)
    .where('post.id', 'in', page)
    .orderBy('post.root_number')
    .orderBy('post.number')
    .execute();
}

interface Wanted {
  words: string[];
  phrases: string[];
  excluded: string[];
  /** the word that is still being typed */
  beginning: string;
}

interface PostsFilter extends PostFilter {
  wanted: Wanted | null;
  sort: AdminPostSort;
  after: number | null;
}

/** Posts of all threads, by age; deleted ones only if they are asked for. */
export const listPosts = (db: Executor, filter: PostsFilter) => selectPosts(db, filter).execute();

export function selectPosts(
  db: Executor,
  { search, wanted, state, sort, after, limit }: PostsFilter,
) {
  const order = sort === 'new' ? 'desc' : 'asc';
  let page = db
    .selectFrom('forum_posts as post')
    .select('post.id')
    .where('post.deleted_at', state === 'deleted' ? 'is not' : 'is', null)
    .orderBy('post.id', order)
    .limit(limit);
  if (state === 'edited') page = page.where('post.edited_at', 'is not', null);
  if (search && state === 'deleted') page = page.where(contains('post.content', search));
  else if (wanted) page = page.where(sql<boolean>`post.id in ${worded(wanted)}`);
  if (after !== null) page = page.where('post.id', sort === 'new' ? '<' : '>', after);
  return postsOf(db).where('post.id', 'in', page).orderBy('post.id', order);
}

/** Posts by their words, as the search knows them: first posts are found with their threads. */
function worded({ words, phrases, excluded, beginning }: Wanted) {
  const query = sql`search_query(
    ${words}::text[], ${phrases}::text[], ${excluded}::text[], ${beginning}::text,
    exists (select from search_rebuilds where is_mixed)
  )`;
  const enough = sql.lit(FOUND_MAX);
  return sql`(
    select found.id::bigint from search_matches('post', ${query}, '', false, true, ${enough}) found
    union all
    select first.id
    from search_matches('thread', ${query}, '', false, true, ${enough}) found
    join forum_posts first on first.thread_id = found.id::bigint and first.number = 1
  )`;
}

const postsOf = (db: Executor) =>
  db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .leftJoin('forum_posts as parent', 'parent.id', 'post.parent_post_id')
    .select([
      'post.id',
      'post.thread_id as threadId',
      'thread.title as threadTitle',
      sql<boolean>`thread.deleted_at is not null`.as('isThreadDeleted'),
      'post.number',
      'post.root_number as rootNumber',
      readableText(sql.ref<string>('post.content')).as('content'),
      'post.parent_post_id as parentPostId',
      'parent.number as parentNumber',
      'post.author_id as authorId',
      'author.first_name as firstName',
      'author.last_name as lastName',
      'post.created_at as createdAt',
      'post.edited_at as editedAt',
      'post.deleted_at as deletedAt',
    ]);

export const findPost = (db: Executor, id: number) =>
  postsOf(db).where('post.id', '=', id).executeTakeFirst();
