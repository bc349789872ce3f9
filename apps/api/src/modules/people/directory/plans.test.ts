import type { PreparedQuery } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  explain,
  indexesOf,
  runGeneric,
  scannedOf,
  touched,
  vacuum,
} from '../../../testing/plans.ts';
import { listBlocks } from '../relations/block.queries.ts';
import { listFollows } from '../relations/follow.queries.ts';
import { findByBeginning, findSimilar, listPeople } from './directory.queries.ts';

const MEMBERS = 10_000;
const PAGE = 20;

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** Few names for many members; one in a thousand has a rare one. */
beforeAll(async () => {
  const { pool } = database;
  // the trigger would find each username on its own
  await pool.query('alter table users disable trigger users_profile');
  await pool.query(`
    insert into users (id, email, first_name, last_name, email_verified_at)
    select 'm' || n, 'm' || n || '@oche.test', (array['Mia', 'Ben', 'Cem', 'Jörg', 'Zoë'])[1 + n % 5],
      case when n % 1000 = 7 then 'Zwiebelfisch' else (array['Müller', 'Weiß', 'Kaya'])[1 + n % 3] end,
      now()
    from generate_series(1, ${MEMBERS}) n`);
  await pool.query(`insert into usernames (username, user_id) select id || '-x', id from users`);
  await pool.query(`
    insert into profiles (user_id, username, visibility, visibility_chosen_at)
    select id, id || '-x', case when right(id, 1) = '3' then 'private' else 'public' end, now()
    from users`);
  await pool.query(`
    insert into user_blocks (blocker_id, blocked_id)
    select 'm' || n, 'm' || n + k from generate_series(1, 2000) n, generate_series(1, 10) k`);
  await pool.query(`
    insert into user_follows (follower_id, followed_id)
    select 'm' || n, 'm' || n + k from generate_series(1, 2000) n, generate_series(1, 40) k`);
  await pool.query(`
    insert into friendships (user_id, friend_id, since)
    select 'm' || n, 'm' || (n + k - 1) % 2000 + 1, now() from generate_series(1, 2000) n, generate_series(1, 20) k`);
  await vacuum(pool);
}, 60_000);

const run = <P, R>(query: PreparedQuery<P, R>, params: P) =>
  runGeneric(database.pool, query, params);

const viewer = { viewerId: 'm500', isStaff: false };

/** A person with the profile, each along its index; one in ten is passed by, as it is private. */
const SHOWN = 9;

describe('the list of members', () => {
  it.each(['', 'm5', 'm99'])('costs the same from “%s” on', async (after) => {
    const plan = await run(listPeople.withLimit(PAGE), { ...viewer, after });
    expect(plan['Actual Rows']).toBe(PAGE);
    expect(indexesOf(plan)).toContain('profiles_username_key');
    expect(scannedOf(plan)).toEqual([]);
    expect(touched(plan)).toBeLessThan(PAGE * SHOWN + 40);
  });
});

describe('the search', () => {
  it.each([
    ['a common first name', 'mia'],
    ['a common last name', 'müller'],
    ['a common beginning of usernames', 'm12'],
  ])('by %s walks along indexes and reads little more than a page', async (_, query) => {
    const plan = await run(findByBeginning.withLimit(PAGE), { ...viewer, query });
    expect(plan['Actual Rows']).toBe(PAGE);
    expect(indexesOf(plan)).toEqual(
      expect.arrayContaining(['users_first_name', 'users_last_name', 'profiles_username_folded']),
    );
    expect(scannedOf(plan)).toEqual([]);
    expect(touched(plan)).toBeLessThan(PAGE * SHOWN * 3 + 60);
  });

  it('for what is similar asks the index of parts of names', async () => {
    const { rows } = await database.pool.query<{ body: string }>(
      "select prosrc as body from pg_proc where proname = 'users_named_like'",
    );
    const body = rows[0]?.body.replaceAll('needle', "'zwiebelfihsc'") ?? '';
    await database.pool.query('set pg_trgm.word_similarity_threshold = 0.35');
    const plan = await explain(database.pool, 'analyze, buffers', body);
    await database.pool.query('reset pg_trgm.word_similarity_threshold');
    expect(indexesOf(plan)).toContain('users_similar_name');
    expect(plan['Actual Rows']).toBe(MEMBERS / 1000);
    expect(touched(plan)).toBeLessThan(100);
    const similar = await run(findSimilar.withLimit(PAGE), { ...viewer, query: 'Zwiebelfihsc' });
    expect(similar['Actual Rows']).toBe(MEMBERS / 1000);
    expect(scannedOf(similar)).toEqual([]);
  });
});

describe('the own lists', () => {
  const latest = { since: '9999-12-31T00:00:00.000Z', beforeId: '' };

  it.each([
    ['blocks', listBlocks.withLimit(PAGE), 'user_blocks_latest', 10],
    ['follows', listFollows.withLimit(PAGE), 'user_follows_latest', PAGE],
  ] as const)('of %s are a walk along their index', async (_, query, index, rows) => {
    const plan = await run(query, { ...viewer, ...latest });
    expect(plan['Actual Rows']).toBe(rows);
    expect(indexesOf(plan)).toContain(index);
    expect(scannedOf(plan)).toEqual([]);
    expect(touched(plan)).toBeLessThan(PAGE * SHOWN + 60);
  });
});
