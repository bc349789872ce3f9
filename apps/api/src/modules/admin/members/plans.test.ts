import { useTestDatabase } from '@oche/db/testing';
import { keysOf } from '@oche/validators/domains';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnCount } from '../../../lib/declared/own-data.ts';
import { type PlanNode, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { modules } from '../../index.ts';
import { findByWords, listMembers, type MemberSearch } from './list.queries.ts';
import { getAdminMember, selectOwnThings } from './member.queries.ts';

const MEMBERS = 20_000;
const PAGE = 26;
/** as the service has it */
const FOUND_MAX = 3000;
const NOW = '2026-11-21T19:00:00.000Z';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** Few names for many members; one in a thousand has a rare one, and some have something that is open. */
beforeAll(async () => {
  const { pool } = database;
  await pool.query('alter table users disable trigger user');
  await pool.query('alter table profiles disable trigger user');
  await pool.query(`
    insert into users (id, email, first_name, last_name, email_verified_at, role, status, created_at)
    select 'm' || n, 'm' || n || '@oche.test', (array['Mia', 'Ben', 'Cem', 'Jörg', 'Zoë'])[1 + n % 5],
      case when n % 1000 = 7 then 'Zwiebelfisch' else (array['Müller', 'Weiß', 'Kaya'])[1 + n % 3] end,
      case when n % 50 <> 0 then now() end,
      case when n % 5000 = 1 then 'admin' when n % 1000 = 2 then 'moderator' else 'user' end,
      case when n % 500 = 3 then 'suspended' when n % 500 = 4 then 'banned' else 'active' end,
      timestamptz '2026-11-21 18:00Z' - n * interval '1 hour'
    from generate_series(1, ${MEMBERS}) n`);
  await pool.query(`insert into usernames (username, user_id) select id || '-x', id from users`);
  await pool.query(`insert into profiles (user_id, username) select id, id || '-x' from users`);
  await pool.query('select write_missing_member_rows()');
  await pool.query(`
    update member_activity set last_active_at = timestamptz '2026-11-21 18:30Z' - 7 * right(user_id, -1)::int % 9000 * interval '1 hour'`);
  await pool.query(`
    insert into moderation_cases (thing_kind, thing_id, scope, author_id, opened_at, last_reported_at)
    select 'post', n::text, 'site', 'm' || n * 100, now(), now() from generate_series(1, ${MEMBERS / 100}) n`);
  await vacuum(pool);
}, 180_000);

const ALL: MemberSearch = {
  sort: 'joined',
  direction: 'desc',
  hasAddresses: true,
  words: [],
  found: null,
  role: undefined,
  status: undefined,
  joinedFrom: null,
  joinedUntil: null,
  active: null,
  concern: undefined,
  now: NOW,
  after: null,
  limit: PAGE,
};

async function planOf(search: Partial<MemberSearch>): Promise<PlanNode> {
  const { words = [], hasAddresses = true } = search;
  const found =
    words.length > 0
      ? await findByWords(database.db, { words, hasAddresses }, FOUND_MAX + 1)
      : null;
  const isKnown = found !== null && found.length <= FOUND_MAX;
  const { sql, parameters } = listMembers(database.db, {
    ...ALL,
    ...search,
    ...(isKnown && { words: [], found }),
  }).compile();
  const { rows } = await database.pool.query(`explain (format json, analyze, buffers) ${sql}`, [
    ...parameters,
  ]);
  return rows[0]['QUERY PLAN'][0].Plan;
}

const middle = { id: 'm9000', joined: '2025-11-11T18:00:00.000Z' };

describe('the list of all members', () => {
  it.each<[string, Partial<MemberSearch>]>([
    ['newest first', {}],
    ['oldest first', { direction: 'asc' }],
    ['by name', { sort: 'name', direction: 'asc' }],
    ['by username', { sort: 'username' }],
    ['by address', { sort: 'email', direction: 'asc' }],
    ['by last visit', { sort: 'active' }],
    ['from the middle on', { after: { key: middle.joined, id: middle.id } }],
    ['by name from the middle on', { sort: 'name', after: { key: 'muller', id: 'm9000' } }],
    ['of nearly everybody', { role: 'user', status: 'active', words: ['oche'] }],
    ['with a beginning that is common', { words: ['mi'] }],
    ['the same for moderators', { words: ['mi'], hasAddresses: false }],
  ])('%s is read along an index until the page is full', async (_, search) => {
    const plan = await planOf(search);
    expect(plan['Actual Rows']).toBe(PAGE);
    expect(scannedOf(plan)).toEqual([]);
    expect(touched(plan)).toBeLessThan(1500);
  });

  it.each<[string, Partial<MemberSearch>, number]>([
    ['a common name behind many others', { words: ['müller'], sort: 'name' }, PAGE],
    ['a rare name', { words: ['zwiebelf'] }, MEMBERS / 1000],
    ['a rare name by last visit', { words: ['zwiebelf'], sort: 'active' }, MEMBERS / 1000],
    ['one address', { words: ['m777@oche.test'], sort: 'name' }, 1],
    ['a rare name, by moderators,', { words: ['zwiebelf'], hasAddresses: false }, MEMBERS / 1000],
    ['the domain of all, by moderators,', { words: ['oche'], hasAddresses: false }, 0],
    ['the admins', { role: 'admin', sort: 'name' }, MEMBERS / 5000],
    ['the moderators', { role: 'moderator', sort: 'active' }, MEMBERS / 1000],
    ['who is banned', { status: 'banned', sort: 'name' }, PAGE],
    ['who is reported', { concern: 'reported', sort: 'username' }, PAGE],
    ['nobody', { words: ['xylophon'] }, 0],
  ])('%s is looked up, and sorted then', async (_, search, rows) => {
    const plan = await planOf(search);
    expect(plan['Actual Rows']).toBe(Math.min(rows, PAGE));
    expect(scannedOf(plan).filter((table) => table !== 'moderation_cases')).toEqual([]);
    expect(touched(plan)).toBeLessThan(4000);
  });
});

it('reads one member', async () => {
  const [row] = await getAdminMember(database.db, { id: 'm77' });
  expect(row).toMatchObject({ username: 'm77-x' });
});

it('counts what there is of a member along indexes, for all domains at once', async () => {
  const counts: Record<string, OwnCount> = Object.assign(
    {},
    ...modules.map(({ ownData }) => ownData?.counts),
  );
  expect(Object.keys(counts).toSorted()).toEqual(keysOf('counted').toSorted());
  const { sql, parameters } = selectOwnThings(database.db, counts, 'm77').compile();
  const client = await database.pool.connect();
  try {
    // the tables are empty, which would be read as they are
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(`explain (format json, analyze) ${sql}`, [...parameters]);
    expect(scannedOf(rows[0]['QUERY PLAN'][0].Plan)).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
