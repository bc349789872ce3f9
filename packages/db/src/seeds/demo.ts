import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../index.ts';
import { insertDemoLounges } from './demo-lounges.ts';
import { buildDemoRows, demoUserId } from './demo-rows.ts';
import { continueIds, insertRows } from './insert-rows.ts';

/** Of the four demo accounts; the README names them. */
export const DEMO_PASSWORD = 'oche-demo-2026';

/** Argon2id as OWASP recommends: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Any number: of several processes that start together one seeds, the others wait. */
const LOCK_KEY = 7_306_204_502;

/**
 * Fills an empty database with German demo content, written as if the community had been talking
 * for months until `now`. All or nothing.
 *
 * @returns false when there are users or categories already: then nothing is changed
 */
export async function seedDemo(db: Db, now = new Date()): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const passwordHash = await hash(DEMO_PASSWORD, ARGON2);
  return withTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await insertDemo(tx, now, passwordHash);
    return true;
  });
}

async function isEmpty(executor: Db | Tx): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from users) or exists (select from forum_categories)
  `.execute(executor);
  return rows.length === 0;
}

async function insertDemo(tx: Tx, now: Date, passwordHash: string): Promise<void> {
  const rows = buildDemoRows(now, passwordHash);
  await insertRows(tx, 'users', rows.users);
  await insertRows(tx, 'forum_categories', rows.categories);
  await insertRows(tx, 'forum_subforums', rows.subforums);
  await insertRows(tx, 'forum_threads', rows.threads);
  await insertRows(tx, 'forum_posts', rows.posts);
  for (const table of [
    'forum_categories',
    'forum_subforums',
    'forum_threads',
    'forum_posts',
  ] as const) {
    await continueIds(tx, table);
  }
  await insertDemoLounges(tx, now, demoUserId);
}
