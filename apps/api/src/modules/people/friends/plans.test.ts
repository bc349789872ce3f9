import type { PreparedQuery } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { listSuggestions } from '../../suggestions/testing.ts';
import { countTies, listFriends } from './friend.queries.ts';
import { listIncoming, listOutgoing } from './request.queries.ts';
import { listStandings } from './standing.queries.ts';

const MEMBERS = 10_000;
const FRIENDS = 20;
const PAGE = 20;
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** Everybody is friends with the ten before and after, asks one further away. */
beforeAll(async () => {
  const { pool } = database;
  // the trigger would find each username on its own
  await pool.query('alter table users disable trigger users_profile');
  await pool.query(`
    insert into users (id, email, first_name, last_name, email_verified_at)
    select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Müller ' || n, now()
    from generate_series(1, ${MEMBERS}) n`);
  await pool.query(`insert into usernames (username, user_id) select id || '-x', id from users`);
  await pool.query(`
    insert into profiles (user_id, username, visibility, visibility_chosen_at)
    select id, id || '-x', 'public', now() from users`);
  await pool.query(`
    insert into friendships (user_id, friend_id, since)
    select 'm' || n, 'm' || n + k, now() - k * interval '1 day'
    from generate_series(1, ${MEMBERS}) n, generate_series(-10, 10) k
    where k <> 0 and n + k between 1 and ${MEMBERS}`);
  await pool.query(`
    insert into friend_requests (requester_id, addressee_id, created_at)
    select 'm' || n, 'm' || n + 50, now() from generate_series(1, ${MEMBERS - 50}) n`);
  await pool.query(`
    insert into user_blocks (blocker_id, blocked_id)
    select 'm' || n, 'm' || n + 100 + k from generate_series(1, 2000) n, generate_series(1, 5) k`);
  await vacuum(pool);
}, 60_000);

const run = <P, R>(query: PreparedQuery<P, R>, params: P) =>
  runGeneric(database.pool, query, params);
const viewer = { viewerId: 'm5000', isStaff: false };
/** A person with the profile, each along its index. */
const SHOWN = 9;

it('friends are a walk along their index', async () => {
  const latest = { since: '9999-12-31T00:00:00.000Z', beforeId: '', query: '' };
  const plan = await run(listFriends.withLimit(PAGE), { ...viewer, ...latest });
  expect(plan['Actual Rows']).toBe(FRIENDS);
  expect(indexesOf(plan)).toContain('friendships_latest');
  expect(scannedOf(plan)).toEqual([]);
  expect(touched(plan)).toBeLessThan(PAGE * (SHOWN + 6) + 40);
});

it.each([
  ['got', listIncoming.withLimit(PAGE), 'friend_requests_incoming'],
  ['sent', listOutgoing.withLimit(PAGE), 'friend_requests_outgoing'],
] as const)('requests that one has %s are a walk along their index', async (_, query, index) => {
  const plan = await run(query, { ...viewer, beforeId: Number.MAX_SAFE_INTEGER });
  expect(plan['Actual Rows']).toBe(1);
  expect(indexesOf(plan)).toContain(index);
  expect(scannedOf(plan)).toEqual([]);
  expect(touched(plan)).toBeLessThan(150);
});

it('counts read what is the member’s own, and ties those who are asked for', async () => {
  const counts = await run(countTies, { userId: viewer.viewerId });
  expect(scannedOf(counts)).toEqual([]);
  expect(touched(counts)).toBeLessThan((FRIENDS + 2) * SHOWN + 40);
  const userIds = ['m5001', 'm5005', 'm5050', 'm9000'];
  const ties = await run(listStandings, { ...viewer, userIds });
  expect(ties['Actual Rows']).toBe(userIds.length);
  expect(scannedOf(ties)).toEqual([]);
  expect(touched(ties)).toBeLessThan(userIds.length * (FRIENDS * 3 + 40));
});

it('suggestions look at so many friends of friends and no more', async () => {
  const plan = await run(listSuggestions, viewer);
  expect(plan['Actual Rows']).toBe(12);
  // there are no tournaments, lounges and games
  for (const table of ['friendships', 'friend_requests', 'users', 'profiles', 'user_blocks']) {
    expect(scannedOf(plan)).not.toContain(table);
  }
  expect(touched(plan)).toBeLessThan(3_000);
});
