import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DB } from '../index.ts';
import { demoCategories, demoMembers, demoThreads } from './demo-data.ts';
import type { DemoMember, DemoPost, DemoThread } from './demo-types.ts';

const HOUR_MS = 3_600_000;

type Rows<T extends keyof DB> = Partial<Selectable<DB[T]>>[];
type PostRow = Selectable<DB['forum_posts']>;

export interface DemoRows {
  users: Rows<'users'>;
  categories: Rows<'forum_categories'>;
  subforums: Rows<'forum_subforums'>;
  threads: Rows<'forum_threads'>;
  posts: Rows<'forum_posts'>;
}

/**
 * Builds the rows of the demo content: always the same for the same `now`, with ids from 1 in order
 * of creation.
 *
 * @param now all times are computed back from this moment
 * @param passwordHash for the accounts that people sign in with
 */
export function buildDemoRows(now: Date, passwordHash: string): DemoRows {
  const { categories, subforums, subforumIds } = buildForums();
  const threads = demoThreads
    .map((thread) => ({ thread, start: now.getTime() - thread.startedDaysAgo * 24 * HOUR_MS }))
    .sort((a, b) => a.start - b.start)
    .map(({ thread, start }, index) => buildThread(thread, index + 1, start, subforumIds));

  const postsOf = (id: number) => threads.filter(({ row }) => row.subforum_id === id);
  return {
    users: demoMembers.map((member) => buildUser(member, now, passwordHash)),
    categories,
    subforums: subforums.map((subforum) => {
      const own = postsOf(subforum.id);
      const postCount = own.reduce((sum, { posts }) => sum + posts.length, 0);
      return { ...subforum, thread_count: own.length, post_count: postCount };
    }),
    threads: threads.map(({ row }) => row),
    posts: withGlobalIds(threads.map(({ posts }) => posts)),
  };
}

/** Looks random, but is the same in every seed. */
export function demoUserId(key: string): string {
  return createHash('sha256').update(`demo:${key}`).digest('hex').slice(0, 16);
}

function buildUser(member: DemoMember, now: Date, passwordHash: string) {
  const joined = new Date(now.getTime() - member.memberSinceDays * 24 * HOUR_MS).toISOString();
  return {
    id: demoUserId(member.key),
    email: member.email ?? demoEmail(member),
    email_verified_at: joined,
    password_hash: member.email ? passwordHash : null,
    first_name: member.firstName,
    last_name: member.lastName,
    role: member.role ?? ('user' as const),
    status: 'active' as const,
    user_type: 'Darts-Spieler',
    country: member.country ?? ('DE' as const),
    zip_code: member.zipCode,
    locale: 'de' as const,
    terms_accepted_at: joined,
    created_at: joined,
    updated_at: joined,
  };
}

function demoEmail({ firstName, lastName }: DemoMember): string {
  return `${addressPart(firstName)}.${addressPart(lastName)}@oche.test`;
}

/** 'Jörg Weiß' → 'joerg-weiss' */
function addressPart(name: string): string {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', ł: 'l' };
  return name
    .toLowerCase()
    .replace(/[äöüßøł]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
}

function buildForums() {
  const categories = demoCategories.map((category, index) => ({
    id: index + 1,
    name: category.name,
    description: category.description,
    position: index,
    is_active: category.isActive ?? true,
  }));
  const subforums = demoCategories
    .flatMap((category, categoryIndex) =>
      category.subforums.map((subforum, position) => ({ subforum, categoryIndex, position })),
    )
    .map(({ subforum, categoryIndex, position }, index) => ({
      id: index + 1,
      category_id: categoryIndex + 1,
      name: subforum.name,
      description: subforum.description,
      position,
      is_active: subforum.isActive ?? true,
      is_locked: subforum.isLocked ?? false,
    }));
  const keys = demoCategories.flatMap((category) => category.subforums.map(({ key }) => key));
  return {
    categories,
    subforums,
    subforumIds: new Map(keys.map((key, index) => [key, index + 1])),
  };
}

function buildThread(
  thread: DemoThread,
  id: number,
  start: number,
  subforumIds: Map<string, number>,
) {
  const subforumId = subforumIds.get(thread.subforum);
  if (subforumId === undefined) throw new Error(`${thread.title}: no subforum ${thread.subforum}`);
  const posts = buildPosts(thread.posts, id, start);
  const last = posts.at(-1);
  const first = posts[0];
  if (!first || !last) throw new Error(`${thread.title}: no posts`);
  const row = {
    id,
    subforum_id: subforumId,
    author_id: first.author_id,
    title: thread.title,
    is_locked: thread.isLocked ?? false,
    is_pinned: thread.isPinned ?? false,
    is_announcement: thread.isAnnouncement ?? false,
    created_at: first.created_at,
    last_post_at: last.created_at,
    last_post_number: last.number,
    last_post_author_id: last.author_id,
    post_count: posts.length,
    next_number: posts.length + 1,
    revision: Math.max(...posts.map((post) => post.revision)),
  };
  return { row, posts };
}

/**
 * Builds the posts of a thread. Ids and links to other posts are numbers within the thread for now.
 */
function buildPosts(posts: DemoPost[], threadId: number, start: number): PostRow[] {
  const revisions = revisionsOf(posts);
  const rows: PostRow[] = [];
  for (const [index, post] of posts.entries()) {
    const number = index + 1;
    const parent = earlier(rows, post.quote ?? post.replyTo);
    rows.push({
      id: number,
      thread_id: threadId,
      number,
      root_number: parent?.root_number ?? number,
      parent_post_id: parent?.number ?? null,
      author_id: demoUserId(post.author),
      content: post.content,
      quoted_post_id: post.quote ?? null,
      quoted_text: post.quote === undefined ? null : (parent?.content ?? null),
      created_at: at(start, post.hoursAfter),
      edited_at: post.editedHoursAfter === undefined ? null : at(start, post.editedHoursAfter),
      revision: revisions[index] ?? number,
      deleted_at: null,
      deleted_by: null,
      picture_count: 0,
      is_wiki: false,
      edited_by: null,
    });
  }
  return rows;
}

function earlier(rows: PostRow[], number: number | undefined): PostRow | undefined {
  if (number === undefined) return undefined;
  const row = rows[number - 1];
  if (!row) throw new Error(`"${rows[0]?.content.slice(0, 40)}": no earlier post ${number}`);
  return row;
}

/**
 * The revision of each post's last change. Each new post and each edit counts, in order of time.
 */
function revisionsOf(posts: DemoPost[]): number[] {
  const changes = posts.flatMap((post, index) => [
    { index, hours: post.hoursAfter },
    ...(post.editedHoursAfter === undefined ? [] : [{ index, hours: post.editedHoursAfter }]),
  ]);
  changes.sort((a, b) => a.hours - b.hours);
  const revisions: number[] = [];
  for (const [order, { index }] of changes.entries()) revisions[index] = order + 1;
  return revisions;
}

function at(start: number, hours: number): string {
  return new Date(start + hours * HOUR_MS).toISOString();
}

/** Gives the posts of all threads ids in order of time, as if written one after the other. */
function withGlobalIds(threads: PostRow[][]): PostRow[] {
  const all = threads.flat().sort((a, b) => a.created_at.localeCompare(b.created_at));
  const ids = new Map(all.map((post, index) => [`${post.thread_id}/${post.number}`, index + 1]));
  const idOf = (post: PostRow, number: number | null) =>
    number === null ? null : (ids.get(`${post.thread_id}/${number}`) ?? null);
  return all.map((post, index) => ({
    ...post,
    id: index + 1,
    parent_post_id: idOf(post, post.parent_post_id),
    quoted_post_id: idOf(post, post.quoted_post_id),
  }));
}
