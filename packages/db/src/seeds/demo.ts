import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../index.ts';
import { demoMembers } from './demo-data.ts';
import { insertDemoFound } from './demo-found.ts';
import { insertDemoLevels } from './demo-levels.ts';
import { insertDemoLounges } from './demo-lounges.ts';
import { insertDemoModeration } from './demo-moderation.ts';
import { insertDemoNotifications } from './demo-notifications.ts';
import { insertDemoReactions } from './demo-reactions.ts';
import { buildDemoRows, demoUserId } from './demo-rows.ts';
import { insertDemoTags } from './demo-tags.ts';
import { insertDemoVersions } from './demo-versions.ts';
import { continueIds, insertRows } from './insert-rows.ts';

/** The password of the four demo accounts; the README names it. */
export const DEMO_PASSWORD = 'oche-demo-2026';

/** Argon2id as OWASP recommends: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An arbitrary number: of several processes that start together one seeds, and the others wait. */
const LOCK_KEY = 7_306_204_502;

/**
 * Fills an empty database with German demo content, as if the community had been talking for months
 * until `now`. It inserts everything or nothing.
 *
 * @returns false when there are users or categories already; nothing is changed then
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
  await chooseVisibilities(tx, now);
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
  await insertDemoVersions(tx);
  await insertDemoFound(tx, now, demoUserId);
  await insertDemoReactions(tx);
  await insertDemoLevels(tx, now, demoUserId);
  await insertDemoTags(tx);
  await insertDemoLounges(tx, now, demoUserId);
  await insertDemoNotifications(tx, now);
  await insertDemoModeration(tx, now, demoUserId);
}

/** The profiles came with the members; some have chosen who sees theirs. */
async function chooseVisibilities(tx: Tx, now: Date): Promise<void> {
  const chosen = demoMembers.filter(({ visibility }) => visibility);
  await sql`
    update profiles set visibility = chosen.visibility, visibility_chosen_at = ${now}
    from unnest(
      ${chosen.map(({ key }) => demoUserId(key))}::text[],
      ${chosen.map(({ visibility }) => visibility)}::text[]
    ) as chosen (user_id, visibility)
    where profiles.user_id = chosen.user_id
  `.execute(tx);
}
