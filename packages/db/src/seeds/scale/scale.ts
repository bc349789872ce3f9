import type { PoolClient } from 'pg';
import type { Pool } from '../../pool.ts';
import { copy, reserveIds, writeMuch } from './copy.ts';
import { planScale, postsOf, type ScalePlan, SUBFORUMS } from './plan.ts';
import { isoTime, postRows, type ScaleIds, threadRows } from './rows.ts';
import { readableTexts, type ScaleTexts } from './text.ts';
import { insertUsers, newUserPrefix } from './users.ts';

export interface ScaleOptions {
  /** how many posts to add, at least 100 */
  posts: number;
  /** a hundredth of the posts unless it is given */
  users?: number;
  texts?: ScaleTexts;
  onProgress?: (done: { posts: number; of: number }) => void;
}

export interface ScaleStats {
  users: number;
  threads: number;
  posts: number;
  /** a thread of 24 posts, in data of every size */
  typicalThreadId: number;
  /** the longest thread, with a twentieth of the posts, at most 5000 */
  longThreadId: number;
  /** the subforum with the most threads, about a quarter of all */
  busySubforumId: number;
  /** an active member without a password */
  memberId: string;
}

const TABLES = ['forum_categories', 'forum_subforums', 'forum_threads', 'forum_posts'] as const;

/**
 * Adds members, threads and posts to a migrated database, to measure and to try out long lists. The
 * added data are as consistent as data from members.
 *
 * @param pool faster with a superuser
 */
export async function seedScale(pool: Pool, options: ScaleOptions): Promise<ScaleStats> {
  if (!(options.posts >= 100)) throw new RangeError('at least 100 posts');
  const plan = planScale(options.posts, Date.now(), options.users);
  const onProgress = options.onProgress ?? (() => {});
  const ids = await writeMuch(pool, TABLES, (client) =>
    insertPlan(client, plan, options.texts ?? readableTexts, onProgress),
  );
  return statsOf(plan, ids);
}

async function insertPlan(
  client: PoolClient,
  plan: ScalePlan,
  texts: ScaleTexts,
  onProgress: (done: { posts: number; of: number }) => void,
): Promise<ScaleIds> {
  const userPrefix = newUserPrefix();
  const subforum = await insertForums(client, plan);
  const thread = await reserveIds(client, 'forum_threads', plan.threads.count);
  const post = await reserveIds(client, 'forum_posts', plan.posts.count);
  const ids = { userPrefix, subforum, thread, post };

  const joined = isoTime(plan.posts.time[plan.posts.byTime[0] ?? 0] ?? 0);
  await insertUsers(client, plan.users, userPrefix, joined, texts.name);
  await copy(client, 'forum_threads', threadRows(plan, ids, texts));
  await copy(client, 'forum_posts', postRows(plan, ids, texts), (posts) =>
    onProgress({ posts, of: plan.posts.count }),
  );
  return ids;
}

/** @returns the id of the first of SUBFORUMS subforums; the others have the next ids */
async function insertForums(client: PoolClient, plan: ScalePlan): Promise<number> {
  const threadCounts = new Array<number>(SUBFORUMS).fill(0);
  const postCounts = new Array<number>(SUBFORUMS).fill(0);
  for (let thread = 0; thread < plan.threads.count; thread++) {
    const subforum = plan.threads.subforum[thread] ?? 0;
    threadCounts[subforum] = (threadCounts[subforum] ?? 0) + 1;
    postCounts[subforum] = (postCounts[subforum] ?? 0) + postsOf(plan, thread);
  }
  const first = await reserveIds(client, 'forum_subforums', SUBFORUMS);
  await client.query(
    `with category as (
       insert into forum_categories (name, description, position)
       values ('Großer Saal', 'Daten für Messungen', 1000) returning id
     )
     insert into forum_subforums (id, category_id, name, position, thread_count, post_count)
     overriding system value
     select $1 + n - 1, category.id, 'Board ' || n, n, threads, posts
     from category, unnest($2::int[], $3::int[]) with ordinality as s (threads, posts, n)`,
    [first, threadCounts, postCounts],
  );
  return first;
}

function statsOf(plan: ScalePlan, ids: ScaleIds): ScaleStats {
  return {
    users: plan.users,
    threads: plan.threads.count,
    posts: plan.posts.count,
    typicalThreadId: ids.thread + plan.typicalThread,
    longThreadId: ids.thread + plan.longThread,
    busySubforumId: ids.subforum,
    memberId: `${ids.userPrefix}0`,
  };
}
