import type { Pool } from '@oche/db';
import { type ScaleStats, seedScale } from '@oche/db/seeds';
import { emailOf, type Kept, keptDatabase } from './kept.ts';

export interface ScaleDatabase {
  url: string;
  posts: number;
  /** a thread of about 24 posts, in data of every size */
  threadId: number;
  subforumId: number;
  /** the threads that get the new posts */
  threadIds: number[];
  memberId: string;
  memberEmail: string;
}

/** @param serverUrl any database of the server, with its superuser */
export function scaleDatabase(
  serverUrl: string,
  posts: number,
  say: (text: string) => void,
): Promise<ScaleDatabase> {
  const seed = (pool: Pool) => {
    say(`Making a database with ${posts} posts …`);
    return seedScale(pool, { posts });
  };
  return keptDatabase(serverUrl, `bench_${posts}`, seed, (kept) => describePosts(kept, posts));
}

/** What the scenarios need to know of a forum. */
export async function describePosts(
  { url, pool, stats }: Kept<ScaleStats>,
  posts: number,
): Promise<ScaleDatabase> {
  const threads = await pool.query<{ id: number }>(
    `select id from forum_threads
     where id <> all($1) and subforum_id <> $2 and not is_locked order by id limit 200`,
    [[stats.typicalThreadId, stats.longThreadId], stats.busySubforumId],
  );
  return {
    url,
    posts,
    threadId: stats.typicalThreadId,
    subforumId: stats.busySubforumId,
    threadIds: threads.rows.map(({ id }) => id),
    memberId: stats.memberId,
    memberEmail: await emailOf(pool, stats.memberId),
  };
}
