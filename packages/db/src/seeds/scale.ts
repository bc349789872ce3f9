import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Pool } from '../pool.ts';
import { planScale, postsOf, type ScalePlan, SUBFORUMS } from './scale-plan.ts';
import {
  copyChunks,
  postRows,
  type Rows,
  type ScaleIds,
  threadRows,
  userRows,
} from './scale-rows.ts';

export interface ScaleOptions {
  /** how many posts to add, 100 or more */
  posts: number;
  onProgress?: (done: { posts: number; of: number }) => void;
}

export interface ScaleStats {
  users: number;
  threads: number;
  posts: number;
  /** a thread of 24 posts, at every size */
  typicalThreadId: number;
  /** the longest thread: a twentieth of the posts, at most 5000 */
  longThreadId: number;
  /** the subforum with the most threads, about a quarter of all */
  busySubforumId: number;
  /** an active member without a password */
  memberId: string;
}

const TABLES = ['forum_categories', 'forum_subforums', 'forum_threads', 'forum_posts'] as const;

/**
 * Adds members, threads and posts to a migrated database, for measurements and for trying how
 * lists feel when they are long. The added data fit together like data that members wrote. Reading
 * goes on meanwhile, writing waits.
 *
 * @param pool a superuser's saves the checks of foreign keys, about a third of the time
 */
export async function seedScale(pool: Pool, options: ScaleOptions): Promise<ScaleStats> {
  if (!(options.posts >= 100)) throw new RangeError('at least 100 posts');
  const plan = planScale(options.posts, Date.now());
  const client = await pool.connect();
  try {
    await client.query('begin');
    const ids = await insertPlan(client, plan, options.onProgress ?? (() => {}));
    await client.query('commit');
    await client.query(`vacuum (analyze) users, ${TABLES.join(', ')}`);
    return statsOf(plan, ids);
  } catch (error) {
    // may fail as well, when the connection was lost
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // its settings are not those of the pool
    client.release(true);
  }
}

async function insertPlan(
  client: PoolClient,
  plan: ScalePlan,
  onProgress: (done: { posts: number; of: number }) => void,
): Promise<ScaleIds> {
  await client.query('set statement_timeout = 0; set lock_timeout = 0');
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  await skipForeignKeyChecks(client);
  await client.query(`lock table ${TABLES.join(', ')} in share row exclusive mode`);
  const userPrefix = `s${randomBytes(4).toString('hex')}`;
  const subforum = await insertForums(client, plan);
  const thread = await reserveIds(client, 'forum_threads', plan.threads.count);
  const post = await reserveIds(client, 'forum_posts', plan.posts.count);
  const ids = { userPrefix, subforum, thread, post };

  await copy(client, 'users', userRows(plan, ids));
  await copy(client, 'forum_threads', threadRows(plan, ids));
  await copy(client, 'forum_posts', postRows(plan, ids), (posts) =>
    onProgress({ posts, of: plan.posts.count }),
  );
  return ids;
}

/** Our rows refer to each other rightly; only a superuser may leave out the proof. */
async function skipForeignKeyChecks(client: PoolClient): Promise<void> {
  await client.query('savepoint checks');
  try {
    await client.query('set local session_replication_role = replica');
  } catch {
    await client.query('rollback to savepoint checks');
  }
}

/** @returns the id of the first of SUBFORUMS subforums, the others follow it */
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

/** Needs the table to be locked. @returns the first of `count` ids in a row */
async function reserveIds(client: PoolClient, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select nextval(s) as first from pg_get_serial_sequence($1, 'id') s`,
    [table],
  );
  const first = rows[0]?.first ?? 1;
  const last = first + count - 1;
  await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, last]);
  return first;
}

async function copy(
  client: PoolClient,
  table: string,
  rows: Rows,
  onRows: (count: number) => void = () => {},
): Promise<void> {
  const sink = client.query(copyFrom(`copy ${table} (${rows.columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(copyChunks(rows.cells, onRows)), sink);
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
