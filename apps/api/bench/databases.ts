import { createPool, migrate } from '@oche/db';
import { type ScaleStats, seedScale } from '@oche/db/seeds';

export interface ScaleDatabase {
  url: string;
  posts: number;
  /** of some 24 posts, at every size */
  threadId: number;
  subforumId: number;
  /** threads that new posts are spread over */
  threadIds: number[];
  memberId: string;
  memberEmail: string;
}

/**
 * A database with so many posts, made once and kept for the next run.
 * @param serverUrl of a superuser, in any database of the server
 */
export async function scaleDatabase(
  serverUrl: string,
  posts: number,
  say: (text: string) => void,
): Promise<ScaleDatabase> {
  const name = `bench_${posts}`;
  const admin = createPool(serverUrl, { max: 1 });
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      say(`Making a database with ${posts} posts …`);
      await admin.query(`create database ${name}`);
      await fill(url, posts);
    }
  } finally {
    await admin.end();
  }
  await migrate(url);
  return describe(url, posts);
}

async function fill(url: string, posts: number): Promise<void> {
  await migrate(url);
  const pool = createPool(url, { max: 2 });
  try {
    const stats = await seedScale(pool, { posts });
    // beside the tables of the product, so that the next run finds the same threads
    await pool.query('create schema bench');
    await pool.query('create table bench.stats as select $1::jsonb as stats', [
      JSON.stringify(stats),
    ]);
  } finally {
    await pool.end();
  }
}

async function describe(url: string, posts: number): Promise<ScaleDatabase> {
  const pool = createPool(url, { max: 1 });
  try {
    const saved = await pool.query<{ stats: ScaleStats }>('select stats from bench.stats');
    const stats = saved.rows[0]?.stats;
    if (!stats) throw new Error('The database is half made: delete .data/bench and start anew.');
    const members = await pool.query('select email from users where id = $1', [stats.memberId]);
    const threads = await pool.query(
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
      memberEmail: members.rows[0].email,
    };
  } finally {
    await pool.end();
  }
}
